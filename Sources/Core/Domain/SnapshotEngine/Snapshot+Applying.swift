extension Snapshot {
  /// This snapshot after a difference: what is deleted, moved or transferred is taken out, the rest
  /// keeps its order, and what is inserted, moved or transferred goes in by ascending final index.
  ///
  /// Marks do not survive. O(n).
  /// - Parameters:
  ///   - section: the identifier of an inserted section, by its new index.
  ///   - item: the identifier of an inserted item, by its new position.
  package func applying(
    _ difference: SnapshotDifference, insertedSection section: (Int) -> SectionID,
    insertedItem item: (ItemPosition) -> ItemID
  ) throws(Fault) -> Snapshot {
    let order = try sectionOrder(after: difference)
    var taken = rows.map { [Bool](repeating: false, count: $0.items.count) }
    for position in difference.itemDeletes.map(\.position)
      + (difference.itemMoves + difference.transfers).map(\.old)
    {
      guard contains(position) else { throw .foreignDifference }
      taken[position.section][position.item] = true
    }

    // Sections that are gone must have been emptied.
    var isGone = [Bool](repeating: true, count: rows.count)
    for case let from? in order { isGone[from] = false }
    for (index, flags) in taken.enumerated() where isGone[index] && flags.contains(false) {
      throw .foreignDifference
    }

    var arrivals = [[(index: Int, item: ItemID)]](repeating: [], count: order.count)
    for position in difference.itemInserts.map(\.position) {
      guard arrivals.indices.contains(position.section) else { throw .foreignDifference }
      arrivals[position.section].append((position.item, item(position)))
    }
    for pair in difference.itemMoves + difference.transfers {
      guard arrivals.indices.contains(pair.new.section) else { throw .foreignDifference }
      let identifier = rows[pair.old.section].items[pair.old.item]
      arrivals[pair.new.section].append((pair.new.item, identifier))
    }

    var result: [Row] = []
    for (index, from) in order.enumerated() {
      var stayed: [ItemID] = []
      if let from {
        stayed = zip(rows[from].items, taken[from]).filter { !$0.1 }.map(\.0)
      }
      result.append(
        Row(
          id: from.map { rows[$0].id } ?? section(index),
          items: try Self.merge(stayed, arrivals[index].sorted { $0.index < $1.index })))
    }
    return Snapshot(unique: result, identity: identity)
  }

  /// For each section of the result its old index, or nil for an inserted one.
  private func sectionOrder(after difference: SnapshotDifference) throws(Fault) -> [Int?] {
    let leaving = Set(difference.sectionDeletes + difference.sectionMoves.map(\.old))
    guard leaving.allSatisfy(rows.indices.contains) else { throw .foreignDifference }
    let arriving: [(index: Int, item: Int?)] =
      difference.sectionInserts.map { ($0, nil) } + difference.sectionMoves.map { ($0.new, $0.old) }
    return try Self.merge(
      rows.indices.filter { !leaving.contains($0) }, arriving.sorted { $0.index < $1.index })
  }

  /// Puts each arrival, in ascending order, at its index among those that stayed.
  private static func merge<Element>(
    _ stayed: [Element], _ arrivals: [(index: Int, item: Element)]
  ) throws(Fault) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(stayed.count + arrivals.count)
    var rest = stayed[...]
    for arrival in arrivals {
      while result.count < arrival.index, let element = rest.popFirst() { result.append(element) }
      guard result.count == arrival.index else { throw .foreignDifference }
      result.append(arrival.item)
    }
    return result + rest
  }

  private func contains(_ position: ItemPosition) -> Bool {
    rows.indices.contains(position.section)
      && rows[position.section].items.indices.contains(position.item)
  }
}
