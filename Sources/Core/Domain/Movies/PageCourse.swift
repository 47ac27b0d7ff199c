/// One list's way through its pages: which page to ask for next, which films of a page are new,
/// and where the list ends.
///
/// Pages may be asked ahead, in any number, and are taken in order. Films keep moving between
/// requests, so one may come on two pages: the first place counts, repeats are dropped.
package struct PageCourse: Sendable {
  /// How a list came to its end.
  package enum Ending: Equatable, Sendable {
    /// Every page that was wanted, or that exists, was taken.
    case complete
    /// As many films as were wanted.
    case limit
    /// TMDb answers no page beyond `PageSpan.last`, though it promises more.
    case clamped
    /// More pages than TMDb answers, and it was said that they have to fit; nothing was taken.
    case tooLarge
    /// A page without films, although more pages were promised.
    case empty(page: Int)
    /// The answer was another page than the one asked for.
    case echo(page: Int, answered: Int)
    /// A page with films that all had come before.
    case repeats(page: Int)
  }

  private enum Style {
    /// Pages of a list of TMDb's, with all that may be wrong with them.
    case list
    /// Pages that are known beforehand; nothing in them ends the course early.
    case fixed
    /// Pieces of something whole, of which each says whether another follows.
    case pieces
  }

  private let first: Int
  private let end: Int?
  private let style: Style
  private let mustFit: Bool
  private let filmsPerPage: Int
  private var seen: Set<MovieID> = []
  private var nextToAsk: Int
  private var nextToTake: Int
  private var promised: Int?

  /// Nil while pages are still to come.
  package private(set) var ending: Ending?
  /// Films left out because they had come before.
  package private(set) var repeats = 0

  /// - Parameters:
  ///   - filmsPerPage: how many films a page is likely to have; only a guess at how many pages are
  ///     worth asking for ahead.
  ///   - mustFit: whether more pages than TMDb answers end the course at once.
  package init(_ span: PageSpan, filmsPerPage: Int = 20, mustFit: Bool = false) {
    first = span.first
    end = span.end
    style = .list
    self.mustFit = mustFit
    self.filmsPerPage = filmsPerPage
    nextToAsk = span.first
    nextToTake = span.first
  }

  /// A course through pages that are known to be so many.
  package init(fixedPages: Int, filmsPerPage: Int = 1) {
    first = 1
    end = fixedPages
    style = .fixed
    mustFit = false
    self.filmsPerPage = filmsPerPage
    nextToAsk = 1
    nextToTake = 1
    if fixedPages < 1 { ending = .complete }
  }

  private init(filmsPerPiece: Int) {
    first = 1
    end = nil
    style = .pieces
    mustFit = false
    filmsPerPage = filmsPerPiece
    nextToAsk = 1
    nextToTake = 1
  }

  /// A course through pieces, one asked for at a time; each promises the next one, or none.
  package static func pieces(filmsEach: Int) -> PageCourse {
    PageCourse(filmsPerPiece: filmsEach)
  }

  private var lastThereIs: Int { style == .list ? PageSpan.last : .max }

  /// The last page worth asking for, as far as known, where `room` more films are wanted.
  ///
  /// A span with an end is asked for at once. One without waits for its first page, which tells how
  /// many there are.
  package func lastPage(room: Int? = nil) -> Int? {
    var last = end
    if let promised, style != .fixed {
      last = min(last ?? lastThereIs, max(promised, first), lastThereIs)
    }
    if let room {
      let needed = nextToTake + (room + filmsPerPage - 1) / filmsPerPage - 1
      last = min(last ?? (style == .pieces ? nextToTake : needed), needed, lastThereIs)
    }
    return last
  }

  /// How many pages there will be in all, as far as known.
  package func pageCount(room: Int? = nil) -> Int? {
    if ending != nil { return nextToTake - first }
    if style == .pieces { return nil }
    return lastPage(room: room).map { $0 - first + 1 }
  }

  /// The next page to ask for; nil where none is known to be wanted yet.
  package mutating func ask(room: Int? = nil) -> Int? {
    let last = mustFit && promised == nil ? first : lastPage(room: room) ?? first
    guard ending == nil, nextToAsk <= last else { return nil }
    defer { nextToAsk += 1 }
    return nextToAsk
  }

  /// The films of the next page, in order, that are new, `room` at the most.
  ///
  /// - Parameter isNew: notes a film and says whether it was not there before; asked once for each
  ///   film that is no repeat within this list.
  package mutating func take(
    _ page: MoviePage, room: Int? = nil, isNew: (MovieID) -> Bool = { _ in true }
  ) -> [FoundMovie] {
    guard ending == nil else { return [] }
    let asked = nextToTake
    nextToTake += 1
    if style == .list {
      if let answered = page.number, answered != asked {
        ending = .echo(page: asked, answered: answered)
        return []
      }
      // A page that does not exist promises nothing: what was promised before still says how many
      // there should be.
      promised = page.totalPages ?? promised ?? asked
      if mustFit, asked == first, promised ?? 0 > PageSpan.last {
        ending = .tooLarge
        return []
      }
    }
    if style == .pieces { promised = page.totalPages ?? asked }
    var wanted: [FoundMovie] = []
    var new = 0
    for film in page.films where style == .pieces || seen.insert(film.id).inserted {
      new += 1
      guard wanted.count < room ?? .max else { continue }
      if isNew(film.id) { wanted.append(film) } else { repeats += 1 }
    }
    repeats += page.films.count - new
    ending = ending(after: asked, page, new: new, isFull: wanted.count == room)
    if ending != nil { seen = [] }
    return wanted
  }

  private func ending(
    after asked: Int, _ page: MoviePage, new: Int, isFull: Bool
  ) -> Ending? {
    if isFull { return .limit }
    let promised = self.promised ?? asked
    switch style {
    case .fixed: return asked == end ? .complete : nil
    case .pieces: return asked >= promised ? .complete : nil
    case .list: break
    }
    if page.films.isEmpty && page.faults.isEmpty {
      return asked < promised && asked < (end ?? promised) ? .empty(page: asked) : .complete
    }
    if new == 0 && page.faults.isEmpty && asked > first { return .repeats(page: asked) }
    if asked == end || asked >= promised { return .complete }
    return asked >= PageSpan.last ? .clamped : nil
  }
}
