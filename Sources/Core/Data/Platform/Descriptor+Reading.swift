internal import Diagnostics
internal import Glibc

extension Descriptor {
  /// Reads what is there into `buffer` from index `offset` on, and waits if nothing is.
  ///
  /// Returns how many bytes came, 0 at the end of input; `offset` must be less than `buffer.count`.
  /// A signal that asks for no end is survived, a non-blocking descriptor is waited for.
  package borrowing func read(into buffer: inout [UInt8], from offset: Int = 0) throws(IOFailure)
    -> Int
  {
    precondition(offset < buffer.count)
    while true {
      try Signals.checkTermination()
      // A poll cannot miss a signal, as a read that is about to block can.
      if Signals.areWatched { try wait(for: .reading) }
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(raw, bytes.baseAddress.map { unsafe $0 + offset }, bytes.count - offset)
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: try wait(for: .reading)
      default: throw .last(name)
      }
    }
  }

  /// Reads to the end of input.
  ///
  /// More than `limit` bytes are an error (EFBIG) instead of memory.
  package borrowing func readAll(limit: Int) throws(IOFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(into: &chunk)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else {
        throw .system(code: EFBIG, subject: name, status: .badInput)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
