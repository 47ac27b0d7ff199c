package import Platform
package import RecordStream

/// Bytes that have to wait for the end: in memory up to 1 MiB, in an unnamed temporary file above.
package final class Spool {
  private let environment: Environment
  private var memory = ByteBuffer()
  private var file: TemporaryFile?
  /// Bytes held in the file; those in memory stand behind them.
  private var written: Int64 = 0

  private static let memoryLimit = 1 << 20

  package init(_ environment: Environment) {
    self.environment = environment
  }

  /// Bytes held in all.
  package var count: Int64 { written + Int64(memory.count) }

  package func append(_ bytes: Span<UInt8>) throws(IOFailure) {
    memory.append(bytes)
    if memory.count >= Self.memoryLimit { try spill() }
  }

  private func spill() throws(IOFailure) {
    if file == nil { file = try TemporaryFile(environment) }
    try file?.append(memory.span)
    written += Int64(memory.count)
    memory.removeAll()
  }

  /// Adds up to 128 KiB of a range of the bytes to a buffer; returns how many, 0 behind its end.
  package func read(
    _ range: Range<Int64>, into buffer: inout ByteBuffer
  ) throws(IOFailure) -> Int64 {
    let wanted = min(range.upperBound - range.lowerBound, 128 << 10)
    guard wanted > 0 else { return 0 }
    if range.lowerBound >= written {
      let start = Int(range.lowerBound - written)
      let end = min(start + Int(wanted), memory.count)
      guard start < end else { return 0 }
      let held = memory
      buffer.append(held.span.extracting(start..<end))
      return Int64(end - start)
    }
    var piece = [UInt8](repeating: 0, count: Int(min(wanted, written - range.lowerBound)))
    let count = try file?.read(into: &piece, at: range.lowerBound) ?? 0
    buffer.append(piece.span.extracting(first: count))
    return Int64(count)
  }
}
