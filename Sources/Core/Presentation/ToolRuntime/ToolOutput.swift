package import CommandKit
internal import Diagnostics
package import Platform
package import RecordStream

/// Where a tool's data goes: standard output, or the file of `--output`, which is replaced only by
/// `commit`. Every write is checked.
package struct ToolOutput: ~Copyable {
  private var file: OutputFile?
  /// What of standard output's last line a signal held back, line feed included.
  private var restOfLine = ByteBuffer()
  /// Whether what standard output had ends with a line feed.
  private var isAtLineStart = true
  /// The name, as given, of the file that a failure leaves as it was; nil for standard output, a
  /// pipe or a device, which have had what came.
  package let fileName: String?

  package init(_ context: ToolContext, _ arguments: ParsedArguments) throws(IOFailure) {
    try self.init(
      path: arguments.value("output"), inPlace: arguments.has("in-place"),
      environment: context.environment)
  }

  /// Opens at once, so that an output that cannot be created costs no work.
  package init(
    path: String?, mode: OutputFile.Mode = .replacing, inPlace: Bool = false,
    environment: Environment
  ) throws(IOFailure) {
    if let path, path != "-" {
      let opened = try OutputFile.open(
        path, mode: mode, inPlace: inPlace, environment: environment)
      fileName = opened.leavesOldFile ? path : nil
      file = consume opened
    } else {
      file = nil
      fileName = nil
    }
  }

  /// Writes the buffer and empties it.
  package mutating func write(_ buffer: inout ByteBuffer) throws(IOFailure) {
    try write(buffer.span)
    buffer.removeAll()
  }

  package mutating func write(_ bytes: Span<UInt8>) throws(IOFailure) {
    if file != nil {
      try file?.write(bytes)
    } else {
      var count = 0
      defer { if count > 0 { isAtLineStart = bytes[count - 1] == 0x0A } }
      do {
        try Descriptor.standardOutput.writeAll(bytes, advancing: &count)
      } catch {
        keepLine(of: bytes, from: count)
        throw error
      }
    }
  }

  /// Keeps what belongs to the line that was begun.
  private mutating func keepLine(of bytes: Span<UInt8>, from offset: Int) {
    restOfLine.removeAll()
    guard offset > 0 ? bytes[offset - 1] != 0x0A : !isAtLineStart else { return }
    let end = bytes.firstIndex(of: 0x0A, from: offset) ?? bytes.count
    restOfLine.append(bytes.extracting(offset..<end))
    restOfLine.append(0x0A)
  }

  /// Puts the file in its place; everything was written.
  package consuming func commit() throws(IOFailure) {
    try file?.commit()
  }

  /// Leaves the file that was there before.
  package consuming func abandon() {
    file?.abandon()
  }

  /// After a signal: writes what can be written in 100 ms, first the rest of a line that was begun.
  package mutating func writeLastWords(_ words: ByteBuffer) {
    guard file == nil else { return }
    var last = ByteBuffer()
    swap(&last, &restOfLine)
    if last.isEmpty, !isAtLineStart { last.append(0x0A) }
    last.append(words)
    _ = Descriptor.standardOutput.write(last.span, within: 100)
  }
}
