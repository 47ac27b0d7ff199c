package import RecordStream

/// A test of one member of a record, as in `vote_average>=7`, `original_language=ko`,
/// `release_date<2026-12-01`, `title~love`, `genre_ids=28`.
///
/// Numbers compare as numbers where both sides are; everything else compares as text, by bytes,
/// which orders dates rightly. `~` is "contains", letters of ASCII in either case. An array passes
/// where one of its elements does (none of them, for `!=`). A member that is missing or null passes
/// `!=` alone. A path (`.frame.x`, `belongs_to_collection.id`) goes into objects.
package struct Condition: Equatable, Sendable {
  package enum Comparison: String, CaseIterable, Sendable {
    // Longer signs first: they are looked for in this order.
    case atLeast = ">="
    case atMost = "<="
    case different = "!="
    case equalTwice = "=="
    case above = ">"
    case below = "<"
    case equal = "="
    case contains = "~"
  }

  package let path: [[UInt8]]
  package let comparison: Comparison
  package let value: [UInt8]
  private let number: Double?

  /// Reads a condition as typed; nil with a reason where it is none.
  package init(_ text: String) throws(ConditionFault) {
    let bytes = Array(text.utf8)
    let isSign: (UInt8) -> Bool = { "<>=!~".utf8.contains($0) }
    guard let at = bytes.firstIndex(where: isSign) else {
      throw ConditionFault(
        "\"\(text)\" compares nothing; write a member, one of < <= > >= = != ~ and a value")
    }
    let rest = Array(bytes[at...])
    guard let comparison = Comparison.allCases.first(where: { rest.starts(with: $0.rawValue.utf8) })
    else { throw ConditionFault("\"\(text)\": ! stands alone; write != for \"is not\"") }
    var name = bytes[..<at].drop { $0 == 0x20 }
    while name.last == 0x20 { name.removeLast() }
    if name.first == 0x2E { name.removeFirst() }
    guard !name.isEmpty else {
      throw ConditionFault("\"\(text)\" names no member before \(comparison.rawValue)")
    }
    path = name.split(separator: 0x2E, omittingEmptySubsequences: false).map(Array.init)
    guard path.allSatisfy({ !$0.isEmpty }) else {
      throw ConditionFault("\"\(text)\" has an empty name in its path")
    }
    self.comparison = comparison == .equalTwice ? .equal : comparison
    var value = rest.dropFirst(comparison.rawValue.utf8.count).drop { $0 == 0x20 }
    while value.last == 0x20 { value.removeLast() }
    self.value = Array(value)
    number = Self.number(Array(value))
    if number == nil, value.isEmpty, ![.equal, .different].contains(self.comparison) {
      throw ConditionFault("\"\(text)\" has no value behind \(comparison.rawValue)")
    }
  }

  /// Whether a record passes. Linear in its members; nothing is allocated for plain numbers.
  package func holds(for record: borrowing RecordView) -> Bool {
    let name = path[0]
    guard let field = record.value(of: name.span) else { return comparison == .different }
    return holds(field, depth: 1)
  }

  private func holds(_ field: FieldView, depth: Int) -> Bool {
    if depth < path.count {
      let name = path[depth]
      guard let inner = field.member(name.span) else { return comparison == .different }
      return holds(inner, depth: depth + 1)
    }
    switch field.kind {
    case .null: return comparison == .different
    case .array:
      guard var elements = JSONElements(field) else { return false }
      // "None is" for !=, "one is" for all others.
      while let element = elements.next() {
        if holdsForOne(element) != (comparison == .different) { return comparison != .different }
      }
      return comparison == .different
    case .string, .number, .object, .true, .false: return holdsForOne(field)
    }
  }

  private func holdsForOne(_ field: FieldView) -> Bool {
    if let number, field.kind == .number, let own = field.number() {
      return compares(own < number ? -1 : own > number ? 1 : 0, containing: { false })
    }
    var text = ByteBuffer()
    if field.kind == .string {
      text.appendUnescaped(field.content)
    } else {
      text.append(field.bytes)
    }
    if comparison == .equal || comparison == .different, field.kind == .object {
      return comparison == .different
    }
    return compares(order(text.bytes), containing: { contains(text.bytes) })
  }

  private func compares(_ order: Int, containing: () -> Bool) -> Bool {
    switch comparison {
    case .atLeast: order >= 0
    case .atMost: order <= 0
    case .different: order != 0
    case .equal, .equalTwice: order == 0
    case .above: order > 0
    case .below: order < 0
    case .contains: containing()
    }
  }

  private func order(_ text: [UInt8]) -> Int {
    text.lexicographicallyPrecedes(value) ? -1 : value.lexicographicallyPrecedes(text) ? 1 : 0
  }

  private func contains(_ text: [UInt8]) -> Bool {
    guard !value.isEmpty, text.count >= value.count else { return value.isEmpty }
    return (0...text.count - value.count).contains { start in
      value.indices.allSatisfy { Self.folded(text[start + $0]) == Self.folded(value[$0]) }
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// A number as JSON writes it; `1_000`, `+5`, `0x10` and `nan` are text.
  private static func number(_ bytes: [UInt8]) -> Double? {
    var parser = RecordParser()
    let object = Array("{\"n\":".utf8) + bytes + [0x7D]
    guard (try? parser.parse(object.span)) != nil else { return nil }
    return parser.view(of: object.span).value(of: "n")?.number()
  }
}

/// Why a condition means nothing, as a sentence.
package struct ConditionFault: Error, Equatable, Sendable {
  package let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
