internal import RecordStream

extension ByteBuffer {
  /// Foreign text, as character data and as the value of an attribute alike: this is the single
  /// place where a page escapes, and the only way that data reaches it.
  ///
  /// Text is made fit for a page first. Tab, line feed and carriage return go by number, since an
  /// attribute would lose them.
  mutating func append(markup text: String) {
    let text = PageText.made(from: text)
    let bytes = text.utf8Span.span
    var start = 0
    for index in bytes.indices {
      guard let reference = Self.reference(for: bytes[index]) else { continue }
      append(bytes.extracting(start..<index))
      append(reference)
      start = index + 1
    }
    append(bytes.extracting(start..<bytes.count))
  }

  private static func reference(for byte: UInt8) -> StaticString? {
    guard byte < 0x40 else { return nil }
    switch byte {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return "&quot;"
    case UInt8(ascii: "'"): return "&#39;"
    case 0x09: return "&#9;"
    case 0x0A: return "&#10;"
    case 0x0D: return "&#13;"
    default: return nil
    }
  }

  /// Text in an element that keeps its direction to itself.
  mutating func append(isolated text: String) {
    append("<bdi>")
    append(markup: text)
    append("</bdi>")
  }
}
