internal import Platform

/// Time as requests need it; replaced in tests, so that nothing waits.
package protocol RequestClock: Sendable {
  /// Since some fixed moment; never goes back.
  func now() -> Duration
  /// Returns at once, and throws, where the task is cancelled.
  func sleep(for duration: Duration) async throws(CancellationError)
  /// Seconds since 1970-01-01T00:00:00Z.
  func wallSeconds() -> Int64
}

/// The machine's own clocks.
package struct SystemClock: RequestClock {
  package init() {}

  package func now() -> Duration { .nanoseconds(monotonicNow()) }

  package func sleep(for duration: Duration) async throws(CancellationError) {
    do {
      try await Task.sleep(for: max(duration, .zero), tolerance: .zero)
    } catch {
      throw CancellationError()
    }
  }

  package func wallSeconds() -> Int64 { Clock.system.now().secondsSinceEpoch }
}

extension Duration {
  package static func seconds(fractional seconds: Double) -> Duration {
    .nanoseconds(Int64((min(max(seconds, 0), 1e9) * 1e9).rounded()))
  }

  package var fractionalSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
