internal import RecordStream

/// What a snapshot is the answer to, as its `stream` records tell: lists, language, region, pages.
///
/// The same films in another language, or more pages of them, are no change.
struct Question: Equatable, Sendable {
  /// Members that a stream of films may have, and how a sentence calls them.
  private static let members: [(name: StaticString, text: String)] = [
    ("language", "language"), ("region", "region"), ("pages", "pages"), ("limit", "limit"),
    ("source", "source"), ("discover", "discover"),
  ]

  /// The lists asked for, as JSON, sorted.
  private(set) var lists: Set<[UInt8]> = []
  /// For each member the values given, as JSON; empty bytes where a stream has none.
  private var values = [Set<[UInt8]>](repeating: [], count: Self.members.count)

  /// A stream that names no lists was made of something else and asks nothing.
  mutating func note(_ record: borrowing RecordView) {
    guard let lists = record.value(of: "lists"), lists.kind == .array,
      var elements = JSONElements(lists)
    else { return }
    while let list = elements.next() { self.lists.insert(Self.text(list)) }
    for (index, member) in Self.members.enumerated() {
      guard let value = record.value(of: member.name) else {
        values[index].insert([])
        continue
      }
      values[index].insert(Self.text(value))
    }
  }

  private static func text(_ value: FieldView) -> [UInt8] {
    var text = ByteBuffer()
    text.append(value.bytes)
    return text.bytes
  }

  /// What differs first between two questions that are both known, as part of a sentence: a member
  /// and what either side has.
  func conflict(with other: Question) -> (member: String, own: String, others: String)? {
    guard !lists.isEmpty, !other.lists.isEmpty else { return nil }
    if lists != other.lists {
      return ("lists", Self.spoken(lists), Self.spoken(other.lists))
    }
    for (index, member) in Self.members.enumerated() where values[index] != other.values[index] {
      return (member.text, Self.spoken(values[index]), Self.spoken(other.values[index]))
    }
    return nil
  }

  private static func spoken(_ values: Set<[UInt8]>) -> String {
    values.sorted { $0.lexicographicallyPrecedes($1) }
      .map { value in
        let text = String(decoding: value, as: UTF8.self)
        return text.isEmpty ? "none" : text.filter { $0 != "\"" }
      }
      .joined(separator: ", ")
  }

  /// Members that tell the question, each after a comma; one that merged streams answer differently
  /// is left out.
  func append(to output: inout ByteBuffer) {
    guard !lists.isEmpty else { return }
    output.append(#","lists":["#)
    let sorted = lists.sorted { $0.lexicographicallyPrecedes($1) }
    for (index, list) in sorted.enumerated() {
      if index > 0 { output.append(0x2C) }
      output.append(list)
    }
    output.append(0x5D)
    for (member, values) in zip(Self.members, values) where values.count == 1 {
      guard let value = values.first, !value.isEmpty else { continue }
      output.append(0x2C)
      output.appendJSON(string: member.text)
      output.append(0x3A)
      output.append(value)
    }
  }
}
