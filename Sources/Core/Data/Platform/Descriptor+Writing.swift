internal import Diagnostics
internal import Glibc

extension Descriptor {
  /// Writes every byte, whatever it takes: partial writes, signals, a non-blocking descriptor.
  ///
  /// Throws `interrupted` only where a write was held up by the signal: what can be written without
  /// waiting is written after a signal, too.
  package borrowing func writeAll(_ bytes: Span<UInt8>) throws(IOFailure) {
    var offset = 0
    try writeAll(bytes, advancing: &offset)
  }

  /// Writes every byte from `offset` on, which then says how many were taken, also where it throws.
  ///
  /// In a program of several threads the system may hand the signal to any of them, so that a blocked
  /// write would go on: there no more is written at a time than a pipe that polls writable takes
  /// (pipe(7)), and whole lines where one fits, so that a signal leaves no line in pieces.
  package borrowing func writeAll(
    _ bytes: Span<UInt8>, advancing offset: inout Int
  ) throws(IOFailure) {
    let isPolled = Signals.areAwaited
    while offset < bytes.count {
      if isPolled { try wait(for: .writing) }
      let count = writeOnce(
        bytes, from: offset,
        atMost: isPolled ? Self.piece(of: bytes, from: offset) : bytes.count)
      if count >= 0 {
        offset += count
        if !isPolled, offset < bytes.count { try Signals.checkTermination() }
        continue
      }
      switch errno {
      case EINTR: try Signals.checkTermination()
      case EAGAIN: try wait(for: .writing)
      default: throw .last(name)
      }
    }
  }

  /// Writes every byte of an array.
  package borrowing func writeAll(_ bytes: [UInt8]) throws(IOFailure) {
    try writeAll(bytes.span)
  }

  /// Writes the UTF-8 of a text.
  package borrowing func writeAll(_ text: String) throws(IOFailure) {
    try writeAll(Array(text.utf8).span)
  }

  /// Writes as much as is taken within `milliseconds`, for last words after a signal.
  ///
  /// Returns how many bytes were written; a reader that does not read costs the time and no more,
  /// since a pipe that polls writable takes 4,096 bytes (pipe(7)).
  package borrowing func write(_ bytes: Span<UInt8>, within milliseconds: Int) -> Int {
    let deadline = monotonicNow() + Int64(milliseconds) * 1_000_000
    var offset = 0
    while offset < bytes.count {
      let left = deadline - monotonicNow()
      guard left > 0, poll(for: .writing, milliseconds: Int32(left / 1_000_000)) else { break }
      let count = writeOnce(bytes, from: offset, atMost: Self.piece(of: bytes, from: offset))
      if count >= 0 { offset += count } else if errno != EINTR && errno != EAGAIN { break }
    }
    return offset
  }

  /// How many bytes a pipe takes that polls writable (PIPE_BUF).
  private static let pipeRoom = 4096

  /// How many bytes to write at once: all lines that end within the room, or what fills it.
  static func piece(of bytes: Span<UInt8>, from offset: Int) -> Int {
    let most = min(bytes.count - offset, pipeRoom)
    var count = most
    while count > 0, bytes[offset + count - 1] != 0x0A { count -= 1 }
    return count > 0 ? count : most
  }

  private borrowing func writeOnce(_ bytes: Span<UInt8>, from offset: Int, atMost limit: Int)
    -> Int
  {
    unsafe bytes.withUnsafeBytes { source in
      let count = min(limit, source.count - offset)
      return unsafe Glibc.write(raw, source.baseAddress.map { unsafe $0 + offset }, count)
    }
  }
}
