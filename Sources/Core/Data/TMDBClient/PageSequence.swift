internal import MovieRecords
package import Movies
internal import Synchronization

/// The pages of several sections, fetched ahead and delivered in order.
///
/// Nothing is asked for between two calls of `next`: a reader that stops stops the fetching, and
/// what is still under way is cancelled with the iterator.
package struct PageSequence: AsyncSequence, Sendable {
  /// A page, and how far its section is.
  package struct Element: Sendable {
    /// The section's place among those that are fetched.
    package let section: Int
    package let isFirst: Bool
    package let number: Int
    package let page: MoviePage
    /// The page's films without those that the section had before, and not beyond the limit.
    package let films: [FoundMovie]
    /// Films of the page that the section had before.
    package let repeats: Int
    /// How the list, or a part of it, came to its end with this page.
    package let ending: PageCourse.Ending?
    package let isSectionOver: Bool
  }

  private let repository: any MovieRepository
  private let sections: [FetchSection]
  private let window: Int
  private let progress: (any FetchProgressObserving)?

  /// - Parameter window: how many pages may be asked for and not yet delivered.
  package init(
    _ repository: any MovieRepository, _ sections: [FetchSection], window: Int,
    progress: (any FetchProgressObserving)? = nil
  ) {
    self.repository = repository
    self.sections = sections
    self.window = window
    self.progress = progress
  }

  package func makeAsyncIterator() -> Iterator {
    Iterator(repository, sections, window, progress)
  }

  package struct Iterator: AsyncIteratorProtocol {
    private let repository: any MovieRepository
    private let sections: [FetchSection]
    private let progress: (any FetchProgressObserving)?
    private var schedule: FetchSchedule
    private let underWay = UnderWay<PageRequest, MoviePage>()
    /// The section that is delivered, and the films that it has had.
    private var current: (section: Int, seen: SeenMovies)?

    fileprivate init(
      _ repository: any MovieRepository, _ sections: [FetchSection], _ window: Int,
      _ progress: (any FetchProgressObserving)?
    ) {
      self.repository = repository
      self.sections = sections
      self.progress = progress
      schedule = FetchSchedule(sections, window: window)
    }

    package mutating func next() async throws -> Element? {
      while let (request, query) = schedule.ask() {
        underWay.begin(request) { [repository] in
          try await repository.page(request.page, of: query)
        }
      }
      guard let request = schedule.next else { return nil }
      return take(try await underWay.value(of: request), request)
    }

    private mutating func take(_ page: MoviePage, _ request: PageRequest) -> Element {
      let isFirst = current?.section != request.section
      var seen = isFirst ? SeenMovies() : current?.seen ?? SeenMovies()
      current = nil
      let taken = schedule.take(page) { seen.insert($0) }
      current = (request.section, seen)
      underWay.cancel(taken.unwanted)
      report(request, taken.films.count)
      return Element(
        section: request.section, isFirst: isFirst, number: request.page, page: page,
        films: taken.films, repeats: taken.repeats, ending: taken.ending,
        isSectionOver: taken.isSectionOver)
    }

    private func report(_ request: PageRequest, _ films: Int) {
      guard let progress else { return }
      let name = sections[request.section].query.name
      if let pages = schedule.pageCount(ofSection: request.section) {
        progress.observe(.expects(section: name, pages: pages))
      }
      progress.observe(.delivered(section: name, page: request.page, films: films))
    }
  }
}
