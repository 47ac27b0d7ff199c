internal import Glibc

/// Nanoseconds of a clock that only goes forward; its zero means nothing.
package func monotonicNow() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }

/// The two clocks of the system as one value, so that tests can bring their own.
package struct Clock: Sendable {
  /// Nanoseconds, for durations and deadlines.
  package let monotonic: @Sendable () -> Int64
  package let now: @Sendable () -> Timestamp

  package init(
    monotonic: @escaping @Sendable () -> Int64, now: @escaping @Sendable () -> Timestamp
  ) {
    self.monotonic = monotonic
    self.now = now
  }

  package static let system = Clock(
    monotonic: monotonicNow,
    now: { Timestamp(secondsSinceEpoch: nanoseconds(CLOCK_REALTIME) / 1_000_000_000) })
}

private func nanoseconds(_ clock: clockid_t) -> Int64 {
  var time = timespec()
  _ = unsafe clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
