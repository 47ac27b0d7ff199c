internal import CommandKit
internal import RecordStream

/// Which members of a record are its content, and when two values of one are the same.
struct ContentRules: Sendable {
  /// What `--fields` names; nil for every member.
  var fields: [String]?
  var ignored = ["popularity"]
  var tolerances: [(field: String, limit: Double)] = []

  /// What says where a record stands and not what it holds.
  private static let placing = ["type", "section", "id", "frame"]
  /// What a section's record says of the films that follow, the request and the page.
  private static let ofSections = ["created", "count", "environment"]

  init() {}

  init(_ arguments: ParsedArguments) throws(UsageError) {
    fields = try arguments.parsed("fields", ArgumentValue.list)
    let ignore = try arguments.parsed("ignore", ArgumentValue.list)
    ignored = ignore ?? (fields == nil ? ignored : [])
    if ignored == ["none"] { ignored = [] }
    tolerances = try arguments.allParsed("tolerance") { text throws(ValueFault) in
      let (field, value) = try ArgumentValue.assignment(text)
      return (field, try ArgumentValue.decimal(value))
    }
  }

  /// The members that differ, by the bytes of their names; a member that is missing counts as null.
  ///
  /// O(n) where both records have their members in the same order.
  func changes(
    _ old: borrowing RecordView, _ new: borrowing RecordView, ofSection: Bool = false,
    atMost limit: Int = .max
  ) -> [FieldChange] {
    var changes: [FieldChange] = []
    var known = 0
    for index in 0..<new.count {
      let from = Self.index(old, of: index, in: new)
      if from != nil { known += 1 }
      if let from, old.field(at: from).bytes.equals(new.field(at: index).bytes) { continue }
      if from == nil, new.field(at: index).kind == .null { continue }
      let name = Self.name(of: index, in: new)
      guard compares(name, ofSection: ofSection) else { continue }
      if let from, isSame(old.field(at: from), new.field(at: index), name) { continue }
      changes.append(
        FieldChange(
          name: name, old: from.map { old.members[$0].value }, new: new.members[index].value))
      if changes.count == limit { return changes }
    }
    if known < old.count {
      for index in 0..<old.count where old.field(at: index).kind != .null {
        guard Self.index(new, of: index, in: old) == nil else { continue }
        let name = Self.name(of: index, in: old)
        guard compares(name, ofSection: ofSection) else { continue }
        changes.append(FieldChange(name: name, old: old.members[index].value, new: nil))
        if changes.count == limit { return changes }
      }
    }
    return changes.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  private func isSame(_ old: FieldView, _ new: FieldView, _ name: [UInt8]) -> Bool {
    let tolerance = tolerances.last { $0.field.utf8.elementsEqual(name) }?.limit
    return ValueEquality.holds(old, new, tolerance: tolerance)
  }

  private func compares(_ name: [UInt8], ofSection: Bool) -> Bool {
    func isIn(_ names: [String]) -> Bool { names.contains { $0.utf8.elementsEqual(name) } }
    if let fields {
      // Who asks for the frames by name means them.
      return isIn(fields) && !isIn(ignored) && !isIn(Array(Self.placing.prefix(3)))
    }
    return !isIn(ignored) && !isIn(Self.placing) && !(ofSection && isIn(Self.ofSections))
  }

  /// The place, in a record, of a member that another record has at an index; mostly the same.
  private static func index(
    _ record: borrowing RecordView, of index: Int, in other: borrowing RecordView
  ) -> Int? {
    if other.members[index].nameHasEscapes {
      let name = name(of: index, in: other)
      return record.index(of: name.span)
    }
    if index < record.count, record.matches(index, other.name(at: index)) { return index }
    return record.index(of: other.name(at: index))
  }

  private static func name(of index: Int, in record: borrowing RecordView) -> [UInt8] {
    var name = ByteBuffer()
    name.appendUnescaped(record.name(at: index))
    return name.bytes
  }
}

/// A member that differs: its name, unescaped, and where its values stand in the two lines.
struct FieldChange: Equatable, Sendable {
  let name: [UInt8]
  /// Nil where the record has no such member.
  let old: Range<Int>?
  let new: Range<Int>?
}
