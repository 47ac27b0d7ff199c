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
    /// A page without films, although more pages were promised.
    case empty(page: Int)
    /// The answer was another page than the one asked for.
    case echo(page: Int, answered: Int)
    /// A page with films that all had come before.
    case repeats(page: Int)
  }

  private let range: PageSpan
  private let limit: Int?
  private let filmsPerPage: Int
  private var seen: Set<MovieID> = []
  private var nextToAsk: Int
  private var nextToTake: Int
  private var promised: Int?

  /// Nil while pages are still to come.
  package private(set) var ending: Ending?
  package private(set) var kept = 0
  /// Repeats left out.
  package private(set) var dropped = 0

  /// - Parameters:
  ///   - limit: the number of films wanted, 1 or more; nil for all.
  ///   - filmsPerPage: how many films a page is likely to have; only a guess at how many pages are
  ///     worth asking for ahead.
  package init(_ range: PageSpan, limit: Int? = nil, filmsPerPage: Int = 20) {
    self.range = range
    self.limit = limit
    self.filmsPerPage = filmsPerPage
    nextToAsk = range.first
    nextToTake = range.first
    if limit == 0 { ending = .limit }
  }

  /// The last page worth asking for, as far as known.
  ///
  /// A range with an end is asked for at once. One without waits for its first page, which tells how many there are.
  package var lastPage: Int? {
    var last = range.end
    if let promised {
      last = min(last ?? PageSpan.last, max(promised, range.first), PageSpan.last)
    }
    if let limit {
      let needed = nextToTake + (limit - kept + filmsPerPage - 1) / filmsPerPage - 1
      last = min(last ?? needed, needed, PageSpan.last)
    }
    return last
  }

  /// How many pages there will be in all, as far as known.
  package var pageCount: Int? {
    if ending != nil { return nextToTake - range.first }
    return lastPage.map { $0 - range.first + 1 }
  }

  /// The next page to ask for; nil where none is known to be wanted yet.
  package mutating func ask() -> Int? {
    guard ending == nil, nextToAsk <= (lastPage ?? range.first) else { return nil }
    defer { nextToAsk += 1 }
    return nextToAsk
  }

  /// The films of the next page, in order, without repeats; all but the new ones are counted.
  package mutating func take(_ page: MoviePage) -> [FoundMovie] {
    guard ending == nil else { return [] }
    let asked = nextToTake
    nextToTake += 1
    if let answered = page.number, answered != asked {
      ending = .echo(page: asked, answered: answered)
      return []
    }
    promised = page.totalPages ?? asked
    let new = page.films.filter { seen.insert($0.id).inserted }
    let wanted = Array(new.prefix(limit.map { $0 - kept } ?? new.count))
    kept += wanted.count
    dropped += page.films.count - new.count
    ending = ending(after: asked, page: page, new: new.count)
    return wanted
  }

  private func ending(after asked: Int, page: MoviePage, new: Int) -> Ending? {
    let promised = self.promised ?? asked
    if kept == limit { return .limit }
    if page.films.isEmpty && page.faults.isEmpty {
      return asked < promised && asked < (range.end ?? promised) ? .empty(page: asked) : .complete
    }
    if new == 0 && page.faults.isEmpty && asked > range.first { return .repeats(page: asked) }
    if asked == range.end || asked >= promised { return .complete }
    return asked >= PageSpan.last ? .clamped : nil
  }
}
