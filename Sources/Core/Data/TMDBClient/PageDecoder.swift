package import Movies
internal import RecordStream

/// Finds the films in an answer of TMDb, without decoding them.
///
/// Each item is judged alone: one that is no good becomes a fault of the page, never its end.
package struct PageDecoder {
  /// The member that holds the items: `results` for most lists.
  private let items: String

  package init(items: String = "results") {
    self.items = items
  }

  /// Throws where the answer has no such list of items. Time linear in the body.
  package func page(_ body: [UInt8], created: Moment? = nil) throws(TMDBFault) -> MoviePage {
    let text = body.span
    guard let envelope = JSONOutline.members(of: text) else {
      throw .notJSON(status: 200, isHTML: JSONOutline.isHTML(body))
    }
    var page = MoviePage(created: created)
    var elements: [Range<Int>]?
    for (name, value) in envelope {
      switch String(decoding: body[name], as: UTF8.self) {
      case "page": page.number = Self.count(body[value])
      case "total_pages": page.totalPages = Self.count(body[value])
      case "name": page.title = Self.text(text.extracting(value))
      case "total_results": page.totalResults = Self.count(body[value]).map(Int64.init)
      case items where elements == nil: elements = JSONOutline.elements(of: value, in: text)
      default: break
      }
    }
    guard let elements else { throw .unexpectedShape(missing: items) }
    var finder = FilmFinder()
    for (index, element) in elements.enumerated() {
      switch finder.film(at: element, in: text) {
      case .success(let film): page.films.append(film)
      case .failure(let fault):
        page.faults.append(ItemFault(position: index + 1, reason: fault.reason))
      }
    }
    page.body = body
    return page
  }

  /// The page of an answer that is one film; throws where it is another one, or none.
  package static func single(
    _ body: [UInt8], of id: MovieID, created: Moment? = nil
  ) throws(TMDBFault) -> MoviePage {
    let page = record(body, created: created)
    guard let film = page.films.first, film.id != id else { return page }
    throw film.id.value < 1 ? .unexpectedShape(missing: "id") : .otherFilm(film.id)
  }

  /// The page of an answer that is one record without a number.
  package static func record(_ body: [UInt8], created: Moment? = nil) -> MoviePage {
    var page = MoviePage(created: created)
    var finder = FilmFinder(needsID: false)
    switch finder.film(at: 0..<body.count, in: body.span) {
    case .success(let record): page.films.append(record)
    case .failure(let fault): page.faults.append(ItemFault(position: 1, reason: fault.reason))
    }
    page.body = body
    return page
  }

  private static func text(_ value: Span<UInt8>) -> String? {
    guard let text = (try? JSONValue(parsing: value))?.string, !text.isEmpty else { return nil }
    return text
  }

  private static func count(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...15).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
