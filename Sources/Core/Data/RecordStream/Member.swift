/// What a JSON value is, told by its first byte.
@frozen @usableFromInline
package enum JSONKind: UInt8, Sendable {
  case string
  case number
  case object
  case array
  case `true`
  case `false`
  case null
}

/// Where one top-level member stands in its line, in bytes.
@frozen @usableFromInline
package struct Member: Sendable {
  /// The name without its quotes.
  @usableFromInline package var nameStart: UInt32
  @usableFromInline package var nameEnd: UInt32
  /// The value as it is written, a string with its quotes.
  @usableFromInline package var valueStart: UInt32
  @usableFromInline package var valueEnd: UInt32
  @usableFromInline package var kind: JSONKind
  @usableFromInline package var nameHasEscapes: Bool
  @usableFromInline package var valueHasEscapes: Bool

  @inlinable
  package init(
    nameStart: Int, nameEnd: Int, nameHasEscapes: Bool, valueStart: Int, valueEnd: Int,
    kind: JSONKind, valueHasEscapes: Bool
  ) {
    self.nameStart = UInt32(truncatingIfNeeded: nameStart)
    self.nameEnd = UInt32(truncatingIfNeeded: nameEnd)
    self.valueStart = UInt32(truncatingIfNeeded: valueStart)
    self.valueEnd = UInt32(truncatingIfNeeded: valueEnd)
    self.kind = kind
    self.nameHasEscapes = nameHasEscapes
    self.valueHasEscapes = valueHasEscapes
  }

  @inlinable package var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
  @inlinable package var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}
