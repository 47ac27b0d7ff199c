internal import CLinux
internal import Diagnostics
internal import Glibc

/// A spool without a name: written at its end, read anywhere, gone with its owner.
package struct TemporaryFile: ~Copyable, Sendable {
  private let file: Descriptor
  /// How many bytes were appended.
  package private(set) var count: Int64 = 0

  /// Makes one in TMPDIR, else in `/tmp`.
  package init(_ environment: Environment) throws(IOFailure) {
    file = try Self.make(in: environment)
  }

  package mutating func append(_ bytes: Span<UInt8>) throws(IOFailure) {
    try file.writeAll(bytes)
    count += Int64(bytes.count)
  }

  /// Reads from a place in the file into `buffer`; returns how many bytes came, 0 at the end.
  package borrowing func read(into buffer: inout [UInt8], at offset: Int64) throws(IOFailure)
    -> Int
  {
    try file.read(into: &buffer, at: offset)
  }

  /// Writes everything into another file.
  package borrowing func copy(to target: borrowing Descriptor) throws(IOFailure) {
    _ = try file.copy(to: target)
  }

  static func make(in environment: Environment) throws(IOFailure) -> Descriptor {
    let folder = environment.nonEmpty("TMPDIR") ?? "/tmp"
    let unnamed = unsafe open(folder, tmdb_unnamed_file_flag() | O_RDWR | O_CLOEXEC, 0o600)
    if unnamed >= 0 { return Descriptor(owning: unnamed, name: folder) }
    var template = Array("\(folder)/tmdb-XXXXXX".utf8CString)
    let named = unsafe mkstemp(&template)
    guard named >= 0 else { throw .last(folder, .cannotCreate) }
    _ = unsafe unlink(template)
    _ = fcntl(named, F_SETFD, FD_CLOEXEC)
    return Descriptor(owning: named, name: folder)
  }
}

extension Descriptor {
  /// Reads from a place in a regular file, wherever the file's own position is.
  borrowing func read(into buffer: inout [UInt8], at offset: Int64) throws(IOFailure) -> Int {
    while true {
      let count = unsafe pread(raw, &buffer, buffer.count, off_t(offset))
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last(name) }
      try Signals.checkTermination()
    }
  }

  /// Writes a regular file from its beginning on into another one; returns the last byte, if any.
  borrowing func copy(to target: borrowing Descriptor) throws(IOFailure) -> UInt8? {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var offset: Int64 = 0
    var last: UInt8?
    while true {
      let count = try read(into: &chunk, at: offset)
      if count == 0 { return last }
      try target.writeAll(chunk.span.extracting(first: count))
      last = chunk[count - 1]
      offset += Int64(count)
    }
  }
}
