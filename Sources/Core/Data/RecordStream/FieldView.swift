/// One value as it is written, checked already, decoded on demand.
@frozen @usableFromInline
package struct FieldView: ~Escapable {
  /// The source text; a string has its quotes.
  @usableFromInline package let bytes: Span<UInt8>
  @usableFromInline package let kind: JSONKind
  @usableFromInline package let hasEscapes: Bool

  @inlinable
  @_lifetime(copy bytes)
  package init(bytes: Span<UInt8>, kind: JSONKind, hasEscapes: Bool) {
    self.bytes = bytes
    self.kind = kind
    self.hasEscapes = hasEscapes
  }

  /// The inside of a string, escapes and all; the source text of anything else.
  @inlinable
  package var content: Span<UInt8> {
    @_lifetime(copy self)
    get { kind == .string ? bytes.extracting(1..<bytes.count - 1) : bytes }
  }

  /// A string's characters; nil for other kinds.
  package func string() -> String? {
    guard kind == .string else { return nil }
    if hasEscapes {
      var buffer = ByteBuffer()
      buffer.appendUnescaped(content)
      return buffer.text
    }
    return unsafe content.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The source text of any value, for numbers above all.
  package func sourceText() -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a string is exactly these bytes, escapes resolved.
  @inlinable
  package func equals(_ text: StaticString) -> Bool {
    guard kind == .string else { return false }
    return unsafe equals(Span(_unsafeStart: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable
  package func equals(_ text: Span<UInt8>) -> Bool {
    guard kind == .string else { return false }
    return hasEscapes ? equalsUnescaped(text) : content.equals(text)
  }

  @usableFromInline
  func equalsUnescaped(_ text: Span<UInt8>) -> Bool {
    var buffer = ByteBuffer()
    buffer.appendUnescaped(content)
    return buffer.span.equals(text)
  }

  /// A number without point or exponent that fits 64 bits; nil for everything else.
  @inlinable
  package func integer() -> Int64? {
    guard kind == .number, bytes.count < 19 else { return largeInteger() }
    var value: Int64 = 0
    var isNegative = false
    for i in bytes.indices {
      let digit = bytes[i] &- 0x30
      if digit <= 9 {
        value = value &* 10 &+ Int64(digit)
      } else if i == 0, bytes[i] == 0x2D {
        isNegative = true
      } else {
        return nil
      }
    }
    return isNegative ? -value : value
  }

  @usableFromInline
  func largeInteger() -> Int64? {
    kind == .number ? Int64(sourceText()) : nil
  }

  /// A number as the nearest double; nil for other kinds and beyond the range of doubles.
  package func number() -> Double? {
    guard kind == .number, let value = Double(sourceText()), value.isFinite else { return nil }
    return value
  }

  /// True or false; nil for other kinds.
  @inlinable
  package var boolean: Bool? {
    switch kind {
    case .true: true
    case .false: false
    case .string, .number, .object, .array, .null: nil
    }
  }
}
