extension ByteBuffer {
  /// A text as a JSON string: quotes, and escapes only where RFC 8259 wants them.
  package mutating func appendJSON(string text: String) {
    append(0x22)
    var copy = text
    copy.withUTF8 { bytes in
      unsafe appendEscaped(Span(_unsafeElements: bytes))
    }
    append(0x22)
  }

  /// UTF-8 as the inside of a JSON string.
  package mutating func appendEscaped(_ run: Span<UInt8>) {
    var start = 0
    for i in run.indices {
      let byte = run[i]
      guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
      append(run.extracting(start..<i))
      start = i + 1
      switch byte {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      default:
        append("\\u00")
        append(Self.digit(byte >> 4))
        append(Self.digit(byte & 15))
      }
    }
    append(run.extracting(start..<run.count))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x57 + value
  }

  /// The inside of a JSON string, already checked, with its escapes resolved.
  package mutating func appendUnescaped(_ run: Span<UInt8>) {
    var i = 0
    let count = run.count
    while i < count {
      guard let backslash = run.firstIndex(of: 0x5C, from: i), backslash + 1 < count else {
        append(run.extracting(i..<count))
        return
      }
      append(run.extracting(i..<backslash))
      i = backslash + 2
      switch run[backslash + 1] {
      case 0x62: append(0x08)
      case 0x66: append(0x0C)
      case 0x6E: append(0x0A)
      case 0x72: append(0x0D)
      case 0x74: append(0x09)
      case 0x75:
        var unit = Self.unit(run, at: i)
        i = min(i + 4, count)
        if (0xD800...0xDBFF).contains(unit) {
          let low = Self.unit(run, at: i + 2)
          i = min(i + 6, count)
          unit = 0x10000 + (unit - 0xD800) << 10 + (low & 0x3FF)
        }
        appendScalar(unit)
      case let other: append(other)
      }
    }
  }

  private static func unit(_ run: Span<UInt8>, at start: Int) -> UInt32 {
    var unit: UInt32 = 0
    for i in start..<min(start + 4, run.count) {
      unit = unit << 4 | (hexadecimalDigit(run[i]) ?? 0)
    }
    return unit
  }

  /// One Unicode scalar as UTF-8; what is none becomes U+FFFD.
  package mutating func appendScalar(_ value: UInt32) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    for byte in UTF8.encode(scalar) ?? UTF8.encode("\u{FFFD}") ?? .init() { append(byte) }
  }

  /// A document on one line, without white space, its numbers as they were written.
  package mutating func appendJSON(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let source): append(text: source)
    case .string(let text): appendJSON(string: text)
    case .array(let values):
      append(0x5B)
      for (index, value) in values.enumerated() {
        if index > 0 { append(0x2C) }
        appendJSON(value)
      }
      append(0x5D)
    case .object(let members):
      append(0x7B)
      for (index, member) in members.enumerated() {
        if index > 0 { append(0x2C) }
        appendJSON(string: member.name)
        append(0x3A)
        appendJSON(member.value)
      }
      append(0x7D)
    }
  }

  /// A number as JSON, in the shortest form that reads back the same, never with an exponent;
  /// whole numbers have no point. What is not finite is null.
  package mutating func appendJSON(number: Double) {
    guard number.isFinite else {
      append("null")
      return
    }
    if number == number.rounded(.towardZero), number.magnitude < 9_007_199_254_740_992 {
      append(decimal: Int(number))
      return
    }
    var text = number.description
    // Only numbers beyond 2^53 and very small ones need more than their description.
    let isPlain = text.withUTF8 { digits in
      unsafe number.magnitude < 9_007_199_254_740_992 && !digits.contains(UInt8(ascii: "e"))
    }
    append(text: isPlain ? text : Self.plain(text))
  }

  /// A JSON number's source text with its exponent written out, where that is at most a limit;
  /// else the text as it is.
  package static func withoutExponent(_ source: Span<UInt8>, atMost limit: Int) -> String {
    let text = unsafe source.withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
    let lower = text.lowercased()
    guard let mark = lower.firstIndex(of: "e"),
      let exponent = Int(lower[lower.index(after: mark)...]), exponent.magnitude <= limit
    else { return text }
    return plain(lower)
  }

  /// Writes out the exponent of a number, as Swift's shortest form has one.
  static func plain(_ text: String) -> String {
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let isNegative = text.hasPrefix("-")
    let mantissa = text[..<mark].drop { $0 == "-" }
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first.map(String.init) ?? ""
    let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
    let zeros = (whole + fraction).prefix { $0 == "0" }.utf8.count
    let digits = String((whole + fraction).dropFirst(zeros))
    let point = whole.utf8.count + exponent - zeros
    let body: String
    guard !digits.isEmpty else { return "0" }
    if point <= 0 {
      body = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.utf8.count {
      body = digits + String(repeating: "0", count: point - digits.utf8.count)
    } else {
      body = String(digits.prefix(point)) + "." + String(digits.dropFirst(point))
    }
    return (isNegative ? "-" : "") + body
  }
}
