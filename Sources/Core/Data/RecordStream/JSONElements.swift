/// The elements of an array, or the members of an object, one after another, as they are written.
///
/// Walks text that was checked already; nothing is copied.
package struct JSONElements: ~Escapable {
  private let bytes: Span<UInt8>
  private let isObject: Bool
  private var position = 1
  /// The name of the member that `next` gave last, without quotes; empty in an array.
  package private(set) var name: Range<Int> = 0..<0

  /// Nil where the value is neither array nor object.
  @_lifetime(copy field)
  package init?(_ field: FieldView) {
    guard field.kind == .array || field.kind == .object else { return nil }
    bytes = field.bytes
    isObject = field.kind == .object
  }

  /// The next value, or nil behind the last. Time linear in its length.
  @_lifetime(copy self)
  package mutating func next() -> FieldView? {
    let start = advance()
    guard let start else { return nil }
    return FieldView(
      bytes: bytes.extracting(start.range), kind: start.kind, hasEscapes: start.hasEscapes)
  }

  /// The name of the member that `next` gave last, as it is written.
  package var nameBytes: Span<UInt8> {
    @_lifetime(copy self)
    get { bytes.extracting(name) }
  }

  private struct Found {
    let range: Range<Int>
    let kind: JSONKind
    let hasEscapes: Bool
  }

  private mutating func advance() -> Found? {
    let from = position
    let isObject = self.isObject
    var result: Found?
    var name = 0..<0
    var position = from
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var scanner = unsafe JSONScanner(base: base, end: buffer.count, position: from)
      scanner.skipWhiteSpace()
      if scanner.current == 0x2C {
        scanner.position += 1
        scanner.skipWhiteSpace()
      }
      if scanner.current == 0x5D || scanner.current == 0x7D { return }
      do {
        if isObject {
          scanner.position += 1
          let start = scanner.position
          _ = try scanner.skipString()
          name = start..<scanner.position - 1
          scanner.skipWhiteSpace()
          scanner.position += 1
          scanner.skipWhiteSpace()
        }
        let start = scanner.position
        let (kind, hasEscapes) = try scanner.skipValue(depth: 0)
        result = Found(range: start..<scanner.position, kind: kind, hasEscapes: hasEscapes)
        position = scanner.position
      } catch {
        // Unchecked text: there is no further element.
        return
      }
    }
    self.position = position
    self.name = name
    return result
  }
}

extension FieldView {
  /// The value of a member of an object, or nil. Linear in the object's length.
  @_lifetime(copy self)
  package func member(_ wanted: Span<UInt8>) -> FieldView? {
    guard kind == .object, var members = JSONElements(self) else { return nil }
    while let value = members.next() {
      var name = ByteBuffer()
      name.appendUnescaped(members.nameBytes)
      if name.span.equals(wanted) { return value }
    }
    return nil
  }

  @_lifetime(copy self)
  package func member(_ wanted: StaticString) -> FieldView? {
    unsafe member(Span(_unsafeStart: wanted.utf8Start, count: wanted.utf8CodeUnitCount))
  }
}
