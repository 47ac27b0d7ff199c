internal import Platform

/// Where the next request's start is noted, so that all who share it start evenly.
package protocol RateLedger: Sendable {
  /// Takes the place of a request that starts now, after which the next one may start `spacing` later;
  /// nil where it has it. Otherwise nothing is taken, and the time to ask again comes back.
  ///
  /// Nobody takes a place ahead: a process that ends would leave it empty, and others waiting for it.
  func start(at now: Duration, spacing: Duration) -> Duration?
  /// Nothing starts before a time.
  func hold(until time: Duration)
}

/// The ledger of one process.
package final class OwnRateLedger: RateLedger {
  private let nextStart = Locked(Duration.zero)

  package init() {}

  package func start(at now: Duration, spacing: Duration) -> Duration? {
    nextStart.withLock { nextStart in
      if nextStart > now { return nextStart }
      nextStart = Self.next(after: nextStart, at: now, spacing: spacing)
      return nil
    }
  }

  /// When the next request may start. One that starts a little late, since its sleep was long, does not
  /// delay those after it.
  static func next(after noted: Duration, at now: Duration, spacing: Duration) -> Duration {
    (now - noted <= spacing / 4 ? noted : now) + spacing
  }

  package func hold(until time: Duration) {
    nextStart.withLock { $0 = max($0, time) }
  }
}

/// A ledger in a file, which the processes of a user share: TMDb counts by network address.
///
/// Times are those of the system's monotonic clock, which is one for all processes. Where the file
/// cannot be used, the process keeps a ledger of its own.
package struct SharedRateLedger: RateLedger {
  /// A noted time further ahead is left from before the machine was started.
  private static let furthest = Duration.seconds(60)

  private let path: String
  private let own = OwnRateLedger()

  /// - Parameter folder: the user's own, as XDG_RUNTIME_DIR names it.
  package init(folder: String, origin: Origin) {
    path = "\(folder)/tmdb/rate-\(Fingerprint.text(Fingerprint.of("\(origin)".utf8)))"
    try? Folder.create("\(folder)/tmdb")
  }

  package func start(at now: Duration, spacing: Duration) -> Duration? {
    var wait: Duration?
    let isShared = change { noted in
      // After the machine was started anew the noted time means nothing.
      let noted = noted > now + Self.furthest ? .zero : noted
      wait = noted > now ? noted : nil
      return wait ?? OwnRateLedger.next(after: noted, at: now, spacing: spacing)
    }
    return isShared ? wait : own.start(at: now, spacing: spacing)
  }

  package func hold(until time: Duration) {
    if !change({ max($0, time) }) { own.hold(until: time) }
  }

  /// Replaces the noted time, under a lock that lasts microseconds.
  private func change(_ body: (Duration) -> Duration) -> Bool {
    do {
      let file = try Descriptor.openOrCreate(path, permissions: 0o600)
      try file.lock()
      let text = String(decoding: try file.readAll(limit: 64), as: UTF8.self)
      let noted = Int64(text.prefix { $0 != "\n" }) ?? 0
      let changed = body(.nanoseconds(noted))
      try file.seek(to: 0)
      let line = "\(Int64(changed.fractionalSeconds * 1e9))\n"
      try file.writeAll(line)
      try file.truncate(to: Int64(line.utf8.count))
      return true
    } catch {
      return false
    }
  }
}
