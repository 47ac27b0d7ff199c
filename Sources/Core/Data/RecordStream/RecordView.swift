/// One record: the bytes of a line, and where its members stand in them. Nothing is decoded until
/// it is asked for.
@frozen @usableFromInline
package struct RecordView: ~Escapable {
  /// The line without its line feed.
  @usableFromInline package let bytes: Span<UInt8>
  @usableFromInline package let members: Span<Member>

  @inlinable
  @_lifetime(copy bytes, copy members)
  package init(bytes: Span<UInt8>, members: Span<Member>) {
    self.bytes = bytes
    self.members = members
  }

  /// How many members there are.
  @inlinable package var count: Int { members.count }

  /// A member's name as it is written, without quotes.
  @inlinable
  @_lifetime(copy self)
  package func name(at index: Int) -> Span<UInt8> {
    bytes.extracting(members[index].name)
  }

  @inlinable
  @_lifetime(copy self)
  package func field(at index: Int) -> FieldView {
    let member = members[index]
    return FieldView(
      bytes: bytes.extracting(member.value), kind: member.kind,
      hasEscapes: member.valueHasEscapes)
  }

  /// Which member has a name, or nil. Linear in the members; names are compared by bytes.
  @inlinable
  package func index(of name: StaticString) -> Int? {
    let count = name.utf8CodeUnitCount
    for index in members.indices {
      let range = members[index].name
      guard range.count == count || members[index].nameHasEscapes else { continue }
      if unsafe matches(index, Span(_unsafeStart: name.utf8Start, count: count)) { return index }
    }
    return nil
  }

  /// Which member has a name given as UTF-8, or nil.
  @inlinable
  package func index(of name: Span<UInt8>) -> Int? {
    for index in members.indices where matches(index, name) { return index }
    return nil
  }

  @inlinable
  package func matches(_ index: Int, _ name: Span<UInt8>) -> Bool {
    let member = members[index]
    if member.nameHasEscapes { return matchesUnescaped(index, name) }
    guard Int(member.nameEnd &- member.nameStart) == name.count else { return false }
    return bytes.extracting(member.name).equals(name)
  }

  @usableFromInline
  func matchesUnescaped(_ index: Int, _ name: Span<UInt8>) -> Bool {
    var buffer = ByteBuffer()
    buffer.appendUnescaped(bytes.extracting(members[index].name))
    return buffer.span.equals(name)
  }

  /// The value of a member, or nil where the record has none of that name.
  @inlinable
  @_lifetime(copy self)
  package func value(of name: StaticString) -> FieldView? {
    guard let index = index(of: name) else { return nil }
    return field(at: index)
  }

  @inlinable
  @_lifetime(copy self)
  package func value(of name: Span<UInt8>) -> FieldView? {
    guard let index = index(of: name) else { return nil }
    return field(at: index)
  }
}
