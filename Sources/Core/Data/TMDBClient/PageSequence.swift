package import Movies
internal import Synchronization

/// The pages of several lists, fetched ahead and delivered in order.
///
/// Nothing is asked for between two calls of `next`: a reader that stops stops the fetching, and
/// what is still under way is cancelled with the iterator.
package struct PageSequence: AsyncSequence, Sendable {
  /// A page, and how far its list is.
  package struct Element: Sendable {
    /// The list's place among the queries.
    package let list: Int
    package let isFirst: Bool
    package let page: MoviePage
    /// The page's films without those that the list had before, and not beyond the limit.
    package let films: [FoundMovie]
    /// The list's course, this page included.
    package let course: PageCourse
  }

  private let repository: any MovieRepository
  private let queries: [MovieQuery]
  private let courses: [PageCourse]
  private let window: Int
  private let progress: (any FetchProgressObserving)?

  /// - Parameters:
  ///   - queries: what to fetch, each with its course.
  ///   - window: how many pages may be asked for and not yet delivered.
  package init(
    _ repository: any MovieRepository, _ queries: [(MovieQuery, PageCourse)], window: Int,
    progress: (any FetchProgressObserving)? = nil
  ) {
    self.repository = repository
    self.queries = queries.map(\.0)
    courses = queries.map(\.1)
    self.window = window
    self.progress = progress
  }

  package func makeAsyncIterator() -> Iterator {
    Iterator(repository, queries, FetchSchedule(courses, window: window), progress)
  }

  package struct Iterator: AsyncIteratorProtocol {
    private let repository: any MovieRepository
    private let queries: [MovieQuery]
    private var schedule: FetchSchedule
    private let progress: (any FetchProgressObserving)?
    private let underWay = UnderWay()
    private var started: Set<Int> = []

    fileprivate init(
      _ repository: any MovieRepository, _ queries: [MovieQuery], _ schedule: FetchSchedule,
      _ progress: (any FetchProgressObserving)?
    ) {
      self.repository = repository
      self.queries = queries
      self.schedule = schedule
      self.progress = progress
    }

    package mutating func next() async throws -> Element? {
      while let request = schedule.ask() {
        let (repository, query) = (self.repository, queries[request.list])
        underWay.begin(request) { try await repository.page(request.page, of: query) }
      }
      guard let request = schedule.next else { return nil }
      let page = try await underWay.page(request)
      let (films, unwanted) = schedule.take(page)
      underWay.cancel(unwanted)
      let course = schedule.courses[request.list]
      report(request, films.count, course)
      return Element(
        list: request.list, isFirst: started.insert(request.list).inserted, page: page,
        films: films, course: course)
    }

    private func report(_ request: PageRequest, _ films: Int, _ course: PageCourse) {
      guard let progress else { return }
      let name = queries[request.list].name
      if let pages = course.pageCount { progress.observe(.expects(list: name, pages: pages)) }
      progress.observe(.delivered(list: name, page: request.page, films: films))
    }
  }
}

/// The requests under way; they end with this object.
private final class UnderWay: Sendable {
  private typealias Fetch = Task<MoviePage, any Error>

  private let fetches = Mutex<[PageRequest: Fetch]>([:])

  deinit {
    cancelAll()
  }

  func begin(
    _ request: PageRequest, _ work: @escaping @Sendable () async throws -> MoviePage
  ) {
    let fetch = Task { try await work() }
    fetches.withLock { $0[request] = fetch }
  }

  /// The page, once it has come; the caller's cancellation ends all that is under way.
  func page(_ request: PageRequest) async throws -> MoviePage {
    guard let fetch = fetches.withLock({ $0.removeValue(forKey: request) }) else {
      throw CancellationError()
    }
    return try await withTaskCancellationHandler {
      do {
        return try await fetch.value
      } catch {
        cancelAll()
        throw error
      }
    } onCancel: {
      fetch.cancel()
      cancelAll()
    }
  }

  func cancel(_ requests: [PageRequest]) {
    for request in requests {
      fetches.withLock { $0.removeValue(forKey: request) }?.cancel()
    }
  }

  private func cancelAll() {
    let all = fetches.withLock { fetches in
      defer { fetches = [:] }
      return fetches.map(\.value)
    }
    for fetch in all { fetch.cancel() }
  }
}
