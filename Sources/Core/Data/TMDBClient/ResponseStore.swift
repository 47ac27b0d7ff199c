internal import Platform

/// Keeps responses by the address that they answer.
package protocol ResponseStore: Sendable {
  /// Nil where there is none, or it is broken.
  func load(_ address: WebAddress) -> StoredResponse?
  /// Replaces what was there; a store that cannot be written to is passed over, or throws, as its
  /// kind wants.
  func save(_ stored: StoredResponse) throws
}

/// Responses as files of a folder, one each.
///
/// A file appears in one step, so that two processes, or one that is killed, leave whole files or
/// none; a file that is broken all the same counts as not there.
package struct ResponseFolder: ResponseStore {
  private static let largest = 256 << 20
  private static let suffix = ".response"

  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package func load(_ address: WebAddress) -> StoredResponse? {
    let text = address.description
    guard let bytes = try? FileAccess.read(file(text), limit: Self.largest),
      let stored = StoredResponse(bytes: bytes), stored.address == text
    else { return nil }
    return stored
  }

  package func save(_ stored: StoredResponse) throws {
    let (file, bytes) = (file(stored.address), stored.bytes)
    do {
      try FileAccess.replace(file, with: bytes)
    } catch {
      // The folder may not be there yet.
      try Folder.create(path)
      try FileAccess.replace(file, with: bytes)
    }
  }

  /// Removes what is older than an age, then the oldest until the rest fits a size.
  ///
  /// It asks for the size of every file: some ten milliseconds for ten thousand.
  package func prune(bytes limit: Int, olderThan age: Duration, now: Int64) {
    let oldest = now - age.components.seconds
    var kept: [(path: String, size: Int, date: Int64)] = []
    for name in Folder.entries(of: path) ?? [] {
      let file = "\(path)/\(name)"
      guard let facts = FileFacts.of(file), facts.kind == .regular else { continue }
      // What has another name was being written by a process that ended.
      let isLeftOver = !name.hasSuffix(Self.suffix) && facts.modified < now - 86_400
      if facts.modified < oldest || isLeftOver {
        try? FileAccess.remove(file)
      } else if name.hasSuffix(Self.suffix) {
        kept.append((file, Int(facts.size), facts.modified))
      }
    }
    var total = kept.reduce(0) { $0 + $1.size }
    for entry in kept.sorted(by: { $0.date < $1.date }) where total > limit {
      try? FileAccess.remove(entry.path)
      total -= entry.size
    }
  }

  /// How many responses there are, and their bytes.
  package var contents: (count: Int, bytes: Int) {
    let files = (Folder.entries(of: path) ?? []).filter { $0.hasSuffix(Self.suffix) }
    let bytes = files.reduce(0) { $0 + Int(FileFacts.of("\(path)/\($1)")?.size ?? 0) }
    return (files.count, bytes)
  }

  /// What people can read of the address, and what makes it one of its kind.
  private func file(_ address: String) -> String {
    let readable = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
      .map { byte in
        let isPlain =
          (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || byte == UInt8(ascii: ".")
        return isPlain ? byte : UInt8(ascii: "-")
      }
    let name = String(decoding: readable.suffix(60), as: UTF8.self)
    let first = Fingerprint.of(address.utf8)
    let second = Fingerprint.of(address.utf8.reversed(), basis: first)
    return "\(path)/\(name).\(Fingerprint.text(first))\(Fingerprint.text(second))\(Self.suffix)"
  }
}
