internal import RecordStream

/// When two JSON values are the same, however they are written.
///
/// Numbers compare by value (7 is 7.0, and whole numbers past 2^53 stay apart), strings by the bytes
/// of their characters (escapes resolved, nothing normalised), arrays element by element, objects by
/// name, in any order.
enum ValueEquality {
  /// - Parameter tolerance: how far two numbers may be apart; nested ones are held to be exact.
  static func holds(_ left: FieldView, _ right: FieldView, tolerance: Double? = nil) -> Bool {
    guard left.kind == right.kind else { return false }
    if left.bytes.equals(right.bytes) { return true }
    switch left.kind {
    case .true, .false, .null: return true
    case .number: return areSameNumbers(left, right, tolerance ?? 0)
    case .string:
      var text = ByteBuffer()
      text.appendUnescaped(right.content)
      return left.equals(text.span)
    case .array: return areSameArrays(left, right)
    case .object: return areSameObjects(left, right)
    }
  }

  private static func areSameNumbers(
    _ left: FieldView, _ right: FieldView, _ tolerance: Double
  ) -> Bool {
    if tolerance == 0, let a = left.integer(), let b = right.integer() { return a == b }
    guard let a = left.number(), let b = right.number() else { return false }
    if a == b { return true }
    // Decimal fractions are not exact: 7.05 - 7 is a little more than 0.05.
    let slack = 4 * max(a.magnitude, b.magnitude).ulp
    return tolerance > 0 && (a - b).magnitude <= tolerance + slack
  }

  private static func areSameArrays(_ left: FieldView, _ right: FieldView) -> Bool {
    guard var lefts = JSONElements(left), var rights = JSONElements(right) else { return false }
    while let a = lefts.next() {
      guard let b = rights.next(), holds(a, b) else { return false }
    }
    return rights.next() == nil
  }

  private static func areSameObjects(_ left: FieldView, _ right: FieldView) -> Bool {
    let lefts = members(of: left)
    let rights = members(of: right)
    return lefts.count == rights.count
      && zip(lefts, rights).allSatisfy { a, b in
        a.name == b.name
          && holds(
            FieldView(bytes: a.value.span, kind: a.kind, hasEscapes: a.hasEscapes),
            FieldView(bytes: b.value.span, kind: b.kind, hasEscapes: b.hasEscapes))
      }
  }

  private struct NestedMember {
    let name: [UInt8]
    let value: [UInt8]
    let kind: JSONKind
    let hasEscapes: Bool
  }

  /// By name; where a name stands twice, as nested ones may, in the order written.
  private static func members(of object: FieldView) -> [NestedMember] {
    guard var elements = JSONElements(object) else { return [] }
    var members: [NestedMember] = []
    while let value = elements.next() {
      var name = ByteBuffer()
      name.appendUnescaped(elements.nameBytes)
      var bytes = ByteBuffer()
      bytes.append(value.bytes)
      members.append(
        NestedMember(
          name: name.bytes, value: bytes.bytes, kind: value.kind, hasEscapes: value.hasEscapes))
    }
    // Swift's sort is stable.
    return members.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}
