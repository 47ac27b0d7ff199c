internal import Platform

/// A folder of responses that stays within a size, however many processes write to it and however
/// long they run.
///
/// What was written since the folder was last pruned, and when that was, stands in a file beside it.
/// Whoever finds that much or long prunes; so the folder's files are looked at once in a while, not in
/// every run.
package final class BoundedResponseFolder: ResponseStore {
  package struct Bounds: Sendable {
    /// What pruning leaves, in bytes.
    package var kept = 224 << 20
    /// Written until the next pruning, in bytes.
    package var written = 32 << 20
    package var age = CachePolicy.longestKept
    /// Between two prunings, at the longest, where anything is written at all.
    package var interval = Duration.seconds(7 * 86_400)

    package init() {}
  }

  /// A share of `Bounds.written` that a process notes at a time.
  private static let share = 8
  /// Nobody writes more than that between two prunings.
  private static let most: Int64 = 1 << 50

  private let folder: ResponseFolder
  private let bounds: Bounds
  private let clock: any RequestClock
  private let unnoted = Locked(0)

  package init(_ folder: ResponseFolder, _ bounds: Bounds = Bounds(), clock: any RequestClock) {
    self.folder = folder
    self.bounds = bounds
    self.clock = clock
  }

  package func load(_ address: WebAddress) -> StoredResponse? { folder.load(address) }

  package func save(_ stored: StoredResponse) throws {
    try folder.save(stored)
    let isMuch = unnoted.withLock { unnoted in
      unnoted += stored.response.body.count
      return unnoted >= bounds.written / Self.share
    }
    if isMuch { settle() }
  }

  /// Notes what was written, and prunes where it has become too much; called at the end of a run,
  /// whatever came of it.
  package func settle() {
    let written = unnoted.withLock { unnoted in
      defer { unnoted = 0 }
      return unnoted
    }
    let now = clock.wallSeconds()
    guard written > 0, note(written, now) else { return }
    folder.prune(bytes: bounds.kept, olderThan: bounds.age, now: now)
  }

  /// Adds to what was written since the last pruning, and says whether the next one is due.
  private func note(_ written: Int, _ now: Int64) -> Bool {
    do {
      let file = try Descriptor.openOrCreate("\(folder.path).written", permissions: 0o600)
      try file.lock()
      let text = String(decoding: try file.readAll(limit: 64), as: UTF8.self)
      // What is no such note, or a damaged one, counts as none.
      let numbers = text.split { $0 == " " || $0 == "\n" }.map { Int64($0) ?? -1 }
      let isNote =
        numbers.count == 2 && (0...Self.most).contains(numbers[0])
        && (0...max(0, now)).contains(numbers[1])
      let sum = Int64(written) + (isNote ? numbers[0] : 0)
      let pruned = isNote ? numbers[1] : now
      let isDue = sum >= bounds.written || now - pruned >= bounds.interval.components.seconds
      let line = isDue ? "0 \(now)\n" : "\(sum) \(pruned)\n"
      try file.seek(to: 0)
      try file.writeAll(line)
      try file.truncate(to: Int64(line.utf8.count))
      return isDue
    } catch {
      // Where nothing can be noted, no response can be kept either.
      return false
    }
  }
}
