import Platform

@testable import TMDBClient

/// Time that passes only by sleeping, and then at once.
final class VirtualClock: RequestClock {
  private struct State {
    var now = Duration.seconds(1000)
    var sleeps: [Duration] = []
  }

  private let state = Locked(State())
  private let wall: Int64

  init(wall: Int64 = 0) {
    self.wall = wall
  }

  /// In order of their beginnings.
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func now() -> Duration { state.withLock { $0.now } }

  func pass(_ duration: Duration) { state.withLock { $0.now += duration } }

  func sleep(for duration: Duration) async throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
    state.withLock { state in
      state.sleeps.append(duration)
      state.now += duration
    }
  }

  func wallSeconds() -> Int64 { wall }
}

/// Time that stands still: whoever sleeps does so until cancelled.
struct FrozenClock: RequestClock {
  func now() -> Duration { .zero }

  func sleep(for duration: Duration) async throws(CancellationError) {
    let never = AsyncStream<Never> { _ in }
    for await _ in never {}
    throw CancellationError()
  }

  func wallSeconds() -> Int64 { 0 }
}
