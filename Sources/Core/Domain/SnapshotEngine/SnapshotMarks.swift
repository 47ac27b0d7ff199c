/// What a snapshot asks to be shown anew although its identifiers did not change.
struct SnapshotMarks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  var sections = OrderedMarks<SectionID>()
  var reloads = OrderedMarks<ItemID>()
  var reconfigurations = OrderedMarks<ItemID>()
}

/// Identifiers in the order in which they were first marked.
struct OrderedMarks<ID: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [ID] = []
  private var known: Set<ID> = []

  var isEmpty: Bool { identifiers.isEmpty }

  func contains(_ identifier: ID) -> Bool { known.contains(identifier) }

  mutating func insert(_ added: [ID]) {
    for identifier in added where known.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }

  mutating func remove(where isGone: (ID) -> Bool) {
    identifiers.removeAll(where: isGone)
    known = Set(identifiers)
  }
}
