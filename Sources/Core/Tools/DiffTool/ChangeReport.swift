internal import SnapshotEngine

/// The changes to write, in their order.
///
/// Sections first: those that left, came, moved, changed. Then the films of sections that left; then,
/// section by section in the new order, films that left by old rank, and those that came, moved,
/// shifted and changed, each by new rank. Films that went to another section come last.
struct ChangeReport: Sendable {
  private(set) var changes: [Change] = []
  /// Films at another rank of the same section, told or not.
  private(set) var rankChanges = 0

  private let comparison: Comparison
  private let options: ReportOptions
  private var tellsOld: [Bool]
  private var tellsNew: [Bool]

  init(_ comparison: Comparison, _ options: ReportOptions) {
    self.comparison = comparison
    self.options = options
    tellsOld = comparison.old.sections.map { options.tells(section: $0.name.bytes) }
    tellsNew = comparison.new.sections.map { options.tells(section: $0.name.bytes) }
    if options.tells(.sections) { addSections() }
    addFilms()
    if options.tells(.transferred) { addTransfers() }
  }

  /// Whether `--section` names something that neither snapshot has.
  var tellsOfNoSection: Bool {
    !tellsOld.contains(true) && !tellsNew.contains(true) && options.sections != nil
  }

  /// How many changes of a kind there are to write.
  func count(of operation: ChangeOperation) -> Int {
    changes.count { $0.operation == operation }
  }

  private mutating func addSections() {
    let difference = comparison.difference
    for old in difference.sectionDeletes where tellsOld[old] {
      changes.append(.sectionDelete(old: old))
    }
    for new in difference.sectionInserts where tellsNew[new] {
      changes.append(.sectionInsert(new: new))
    }
    for pair in difference.sectionMoves where tellsNew[pair.new] {
      changes.append(.sectionMove(pair))
    }
    for pair in difference.sectionUpdates where tellsNew[pair.new] {
      changes.append(.sectionUpdate(pair))
    }
  }

  private mutating func addFilms() {
    let difference = comparison.difference
    var deletes = Self.grouped(
      options.tells(.removed) ? difference.itemDeletes : [], comparison.old.sections.count,
      by: \.position)
    let inserts = Self.grouped(
      options.tells(.added) ? difference.itemInserts : [], comparison.new.sections.count,
      by: \.position)
    let rankChanges = Self.grouped(
      difference.rankChanges, comparison.new.sections.count, by: \.new)
    let moves = Self.grouped(difference.itemMoves, comparison.new.sections.count, by: \.new)
    let updates = Self.grouped(
      options.tells(.updated) ? difference.itemUpdates : [], comparison.new.sections.count,
      by: \.new)

    for old in difference.sectionDeletes where tellsOld[old] {
      changes += deletes[old].map(Change.delete)
      deletes[old] = []
    }
    let oldIndexes = Dictionary(
      uniqueKeysWithValues: zip(comparison.old.sections.map(\.name), deletes.indices))
    for new in comparison.new.sections.indices where tellsNew[new] {
      self.rankChanges += rankChanges[new].count
      if let old = oldIndexes[comparison.new.sections[new].name] {
        changes += deletes[old].map(Change.delete)
      }
      changes += inserts[new].map(Change.insert)
      addMoves(moves[new], rankChanges[new])
      changes += updates[new].map(Change.update)
    }
  }

  /// Moves and shifts of one section, as far as they go far enough.
  private mutating func addMoves(
    _ moves: [SnapshotDifference.ItemPair], _ rankChanges: [SnapshotDifference.ItemPair]
  ) {
    var told: [Change] = options.tells(.moved) ? moves.map(Change.move) : []
    if options.tellsShifts {
      let moved = Set(moves)
      told += rankChanges.filter { !moved.contains($0) }.map(Change.shift)
    }
    if let least = options.minimumDelta { told.removeAll { Self.distance($0) < least } }
    if let top = options.top, told.count > top {
      let farthest = told.indices.sorted { left, right in
        let distances = (Self.distance(told[left]), Self.distance(told[right]))
        return distances.0 == distances.1
          ? Self.rank(told[left]) < Self.rank(told[right]) : distances.0 > distances.1
      }
      told = farthest.prefix(top).sorted().map { told[$0] }
    }
    changes += told
  }

  private mutating func addTransfers() {
    for pair in comparison.difference.transfers
    where tellsOld[pair.old.section] || tellsNew[pair.new.section] {
      changes.append(.transfer(pair))
    }
  }

  private static func distance(_ change: Change) -> Int {
    switch change {
    case .move(let pair), .shift(let pair): Int(pair.climb.magnitude)
    case .sectionDelete, .sectionInsert, .sectionMove, .sectionUpdate, .delete, .insert, .update,
      .transfer:
      0
    }
  }

  private static func rank(_ change: Change) -> Int {
    switch change {
    case .move(let pair), .shift(let pair): pair.new.item
    case .sectionDelete, .sectionInsert, .sectionMove, .sectionUpdate, .delete, .insert, .update,
      .transfer:
      0
    }
  }

  private static func grouped<Element>(
    _ elements: [Element], _ count: Int, by position: (Element) -> ItemPosition
  ) -> [[Element]] {
    var groups = [[Element]](repeating: [], count: count)
    for element in elements { groups[position(element).section].append(element) }
    return groups
  }
}
