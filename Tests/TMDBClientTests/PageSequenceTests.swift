import Movies
import Platform
import Testing

@testable import TMDBClient

@Suite struct PageSequenceTests {
  /// Pages that come when the test lets them.
  private final class GatedRepository: MovieRepository {
    private struct State {
      var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
      var asked: [Int] = []
      var cancelled: Set<Int> = []
    }

    private let state = Locked(State())
    private let asks: AsyncStream<Int>
    private let ask: AsyncStream<Int>.Continuation

    init() { (asks, ask) = AsyncStream<Int>.makeStream() }

    var asked: [Int] { state.withLock { $0.asked } }
    var cancelled: Set<Int> { state.withLock { $0.cancelled } }

    /// Returns once so many requests have come.
    func asked(_ count: Int) async {
      var left = count
      for await _ in asks {
        left -= 1
        if left == 0 { return }
      }
    }

    func release(_ page: Int) {
      state.withLock { $0.waiting.removeValue(forKey: page) }?.resume()
    }

    func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          state.withLock { state in
            state.asked.append(number)
            state.waiting[number] = continuation
          }
          ask.yield(number)
        }
      } onCancel: {
        let continuation = state.withLock { state in
          state.cancelled.insert(number)
          return state.waiting.removeValue(forKey: number)
        }
        continuation?.resume(throwing: CancellationError())
      }
      return MoviePage(
        number: number, totalPages: 9, films: [FoundMovie(id: MovieID(Int64(number)), members: [])])
    }
  }

  /// Pages that come at once.
  private struct ReadyRepository: MovieRepository {
    let pages: Int

    func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
      let id = MovieID(Int64(number) + (query.name == "popular" ? 0 : 1000))
      return MoviePage(
        number: number, totalPages: pages, films: [FoundMovie(id: id, members: [])])
    }
  }

  private func popular(_ end: Int) throws -> FetchSection {
    FetchSection(.list(.popular), try #require(PageSpan(first: 1, end: end)))
  }

  @Test("Pages that come in any order are delivered in theirs")
  func order() async throws {
    let repository = GatedRepository()
    let sequence = PageSequence(
      repository, [try popular(3)],
      window: 8)
    let reader = Task {
      var ids: [Int64] = []
      for try await element in sequence { ids += element.films.map(\.id.value) }
      return ids
    }
    await repository.asked(3)
    for page in [3, 2, 1] { repository.release(page) }
    #expect(try await reader.value == [1, 2, 3])
  }

  @Test("Several lists come one after the other, each with its first page marked")
  func lists() async throws {
    let sequence = PageSequence(
      ReadyRepository(pages: 2),
      [FetchSection(.list(.popular), .all), FetchSection(.list(.upcoming), .all)], window: 4)
    var seen: [String] = []
    for try await element in sequence {
      seen.append(
        "\(element.section) \(element.films.map(\.id.value)) \(element.isFirst) "
          + "\(element.ending == nil)")
    }
    #expect(
      seen == [
        "0 [1] true true", "0 [2] false false", "1 [1001] true true", "1 [1002] false false",
      ])
  }

  @Test("A reader that stops has caused no more requests than the window, and ends them")
  func backPressure() async throws {
    let repository = GatedRepository()
    do {
      let sequence = PageSequence(
        repository, [try popular(500)],
        window: 5)
      var iterator = sequence.makeAsyncIterator()
      let releaser = Task {
        await repository.asked(5)
        repository.release(1)
      }
      _ = try await iterator.next()
      await releaser.value
    }
    #expect(repository.asked.sorted() == [1, 2, 3, 4, 5])
    #expect(repository.cancelled == [2, 3, 4, 5])
  }

  @Test("A page that fails ends the sequence where it stands, and the others with it")
  func failure() async throws {
    struct Failing: MovieRepository {
      func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
        if number == 3 {
          throw FetchFault(query: query.name, page: 3, cause: .transport(.connectionLost))
        }
        return MoviePage(
          number: number, totalPages: 9,
          films: [FoundMovie(id: MovieID(Int64(number)), members: [])])
      }
    }
    let sequence = PageSequence(
      Failing(), [try popular(9)],
      window: 4)
    var ids: [Int64] = []
    await #expect(
      throws: FetchFault(query: "popular", page: 3, cause: .transport(.connectionLost))
    ) {
      for try await element in sequence { ids += element.films.map(\.id.value) }
    }
    #expect(ids == [1, 2])
  }
}
