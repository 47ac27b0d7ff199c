/// Bytes on their way out; grows by doubling, and is emptied without giving its memory back.
@frozen @usableFromInline
package struct ByteBuffer: Sendable, Equatable {
  @usableFromInline package var bytes: [UInt8] = []

  @inlinable package init() {}

  @inlinable package init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  @inlinable package var count: Int { bytes.count }
  @inlinable package var isEmpty: Bool { bytes.isEmpty }

  @inlinable package var span: Span<UInt8> {
    @_lifetime(borrow self)
    get { bytes.span }
  }

  /// The bytes as text, for messages and tests.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  @inlinable
  package mutating func removeLast(_ count: Int) {
    bytes.removeLast(count)
  }

  @inlinable
  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  @inlinable
  package mutating func append(_ run: Span<UInt8>) {
    unsafe run.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  @inlinable
  package mutating func append(_ run: [UInt8]) {
    bytes.append(contentsOf: run)
  }

  @inlinable
  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  @inlinable
  package mutating func append(text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  @inlinable
  package mutating func append(text: Substring) {
    bytes.append(contentsOf: text.utf8)
  }

  @inlinable
  package mutating func append(_ other: ByteBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  /// A whole number in decimal digits.
  package mutating func append(decimal number: some BinaryInteger) {
    append(decimal: Int(number))
  }

  package mutating func append(decimal number: Int) {
    var magnitude = number.magnitude
    if number < 0 { append(0x2D) }
    let start = bytes.count
    repeat {
      let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      bytes.append(0x30 &+ UInt8(truncatingIfNeeded: digit))
      magnitude = quotient
    } while magnitude > 0
    var low = start
    var high = bytes.count - 1
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
