/// What a plugin writes to standard error, as lines to hand on: the first 100 of them, each cut at
/// 1,000 bytes, and at the end how many were left out.
struct PluginMessages {
  private static let maximumLines = 100
  private static let maximumBytes = 1000

  private var line: [UInt8] = []
  private var count = 0

  /// Takes bytes as they come and says each line that they complete.
  mutating func take(_ bytes: Span<UInt8>, _ say: (String) -> Void) {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        endLine(say)
      } else if line.count < Self.maximumBytes {
        line.append(byte)
      }
    }
  }

  /// Says a last line without line end, and how many lines were left out.
  mutating func finish(_ say: (String) -> Void) {
    if !line.isEmpty { endLine(say) }
    if count > Self.maximumLines { say("\(count - Self.maximumLines) more lines were left out") }
    count = 0
  }

  private mutating func endLine(_ say: (String) -> Void) {
    defer { line.removeAll(keepingCapacity: true) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.isEmpty { return }
    count += 1
    if count <= Self.maximumLines { say(String(decoding: line, as: UTF8.self)) }
  }
}
