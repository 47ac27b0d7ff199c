package import Movies

/// Every film that TMDb has, from the file of numbers that it puts out each day.
///
/// The file is fetched once and unpacked piece by piece: a million films take the memory of the
/// packed file and of one piece.
package actor ExportRepository: MovieRepository {
  /// Where the files are unless told otherwise.
  package static let base = "https://files.tmdb.org"
  /// The file of a day is there from about eight o'clock on, and for three months.
  private static let daysBack = 3

  private let api: TMDBAPI
  private let today: CalendarDate?
  private var readers: [String: Reader] = [:]

  private struct Reader {
    var gzip: GzipReader
    var rest: [UInt8] = []
    let created: Moment?
  }

  /// - Parameters:
  ///   - api: asks below the origin of the files.
  ///   - today: the day in UTC.
  package init(_ api: TMDBAPI, today: CalendarDate?) {
    self.api = api
    self.today = today
  }

  /// A piece of the file, each promising the next; pieces are taken in order, each once.
  package func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
    guard case .export(let day) = query.kind else { return MoviePage(number: number) }
    do {
      var reader: Reader
      if let begun = readers.removeValue(forKey: query.name) {
        reader = begun
      } else {
        reader = try await open(day)
      }
      let page = try Self.page(number, &reader)
      if page.totalPages != number { readers[query.name] = reader }
      return page
    } catch let cause as FetchFault.Cause {
      throw FetchFault(query: query.name, page: nil, cause: cause)
    } catch is GzipFault {
      throw FetchFault(
        query: query.name, page: nil,
        cause: .answer(.notJSON(status: 200, isHTML: false), attempts: 1))
    }
  }

  /// The wanted day's file, or the newest.
  private func open(_ day: CalendarDate?) async throws -> Reader {
    guard let newest = day ?? today else {
      throw FetchFault.Cause.answer(.notFound(status: 404, message: nil), attempts: 1)
    }
    var date = newest
    for _ in 0...Self.daysBack {
      do throws(FetchFault.Cause) {
        return try await open(fileOf: date)
      } catch {
        guard Self.isAbsent(error) else { throw error }
        guard day == nil, let before = CalendarDate(daysSinceEpoch: date.daysSinceEpoch - 1) else {
          break
        }
        date = before
      }
    }
    throw FetchFault.Cause.noExport(
      of: day == nil ? "\(newest) or the \(Self.daysBack) days before" : "\(newest)")
  }

  private func open(fileOf date: CalendarDate) async throws(FetchFault.Cause) -> Reader {
    // The American order: month, day, year.
    let parts = "\(date)".split(separator: "-")
    let name = "movie_ids_\(parts[1])_\(parts[2])_\(parts[0]).json.gz"
    let response = try await api.get("/p/exports/\(name)", expecting: .bytes)
    do throws(GzipFault) {
      return Reader(
        gzip: try GzipReader(response.body),
        created: Moment(date, hour: 0, minute: 0, second: 0))
    } catch {
      throw .answer(
        .notJSON(status: response.status, isHTML: JSONOutline.isHTML(response.body)),
        attempts: response.attempts)
    }
  }

  private static func isAbsent(_ cause: FetchFault.Cause) -> Bool {
    switch cause {
    case .answer(.notFound, _), .answer(.unexpected(status: 403, _), _),
      .answer(.unexpected(status: 404, _), _):
      true
    default: false
    }
  }

  private static func page(_ number: Int, _ reader: inout Reader) throws(GzipFault) -> MoviePage {
    var body = reader.rest + (try reader.gzip.next(128 << 10))
    let isLast = reader.gzip.isAtEnd
    let end = isLast ? body.count : (body.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    reader.rest = Array(body[end...])
    body.removeSubrange(end...)
    var page = MoviePage(totalPages: isLast ? number : number + 1, created: reader.created)
    var finder = FilmFinder()
    var start = 0
    var position = 0
    while start < end {
      let lineEnd = body[start..<end].firstIndex(of: 0x0A) ?? end
      position += 1
      if lineEnd > start {
        switch finder.film(at: start..<lineEnd, in: body.span) {
        case .success(let film): page.films.append(film)
        case .failure(let fault):
          page.faults.append(ItemFault(position: position, reason: fault.reason))
        }
      }
      start = lineEnd + 1
    }
    page.body = body
    return page
  }
}
