internal import Diagnostics
internal import Glibc

extension Descriptor {
  /// Writes every byte, whatever it takes: partial writes, signals, a non-blocking descriptor.
  ///
  /// Throws `interrupted` only where a write was held up by the signal. In a program of several threads
  /// the system may hand the signal to any of them, so that a blocked write would go on: there no more
  /// is written at a time than a pipe that polls writable takes (pipe(7)).
  package borrowing func writeAll(_ bytes: Span<UInt8>) throws(IOFailure) {
    let isPolled = Signals.areAwaited
    var offset = 0
    while offset < bytes.count {
      if isPolled { try wait(for: .writing) }
      let count = writeOnce(bytes, from: offset, atMost: isPolled ? 4096 : bytes.count)
      if count >= 0 {
        offset += count
        if offset < bytes.count { try Signals.checkTermination() }
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
      let count = writeOnce(bytes, from: offset, atMost: 4096)
      if count >= 0 { offset += count } else if errno != EINTR && errno != EAGAIN { break }
    }
    return offset
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
