/// The difference of two numbered snapshots: O(n) time, and O(m log m) in the m items of a section
/// that changed its order; O(n) memory.
///
/// It knows numbers only, hence is compiled once for every kind of identifier.
struct DifferenceSolver {
  private let old: NumberedSnapshot
  private let new: NumberedSnapshot
  private let sections: SectionMatching
  private let items: ItemMatching
  /// By item number the old index of a transferred item, or -1.
  private let origins: [Int]

  /// - Parameters:
  ///   - sectionCount: how many sections differ, over both snapshots.
  ///   - itemCount: the same of items.
  init(old: NumberedSnapshot, new: NumberedSnapshot, sectionCount: Int, itemCount: Int) {
    self.old = old
    self.new = new
    sections = SectionMatching(old: old.sections, new: new.sections, count: sectionCount)
    var items = ItemMatching(old: old.items, new: new.items, count: itemCount)
    for (section, oldSection) in sections.oldIndexes.enumerated() where oldSection >= 0 {
      items.match(old.range(of: oldSection), new.range(of: section))
    }
    origins = items.transferOrigins()
    self.items = items
  }

  /// - Parameters:
  ///   - sectionChanged: whether the content of a surviving section differs, by old and new index.
  ///   - itemChanged: the same of an item that survived or was transferred.
  func difference(
    sectionChanged: (Int, Int) -> Bool, itemChanged: (ItemPosition, ItemPosition) -> Bool
  ) -> SnapshotDifference {
    var result = SnapshotDifference()
    collectSections(into: &result, sectionChanged)
    collectDeletes(into: &result)
    for section in new.sections.indices { collectItems(of: section, into: &result, itemChanged) }
    return result
  }

  private func collectSections(
    into result: inout SnapshotDifference, _ changed: (Int, Int) -> Bool
  ) {
    result.sectionDeletes = old.sections.indices.filter { !sections.survives[$0] }
    for (index, oldIndex) in sections.oldIndexes.enumerated() {
      guard oldIndex >= 0 else {
        result.sectionInserts.append(index)
        continue
      }
      let pair = SnapshotDifference.SectionPair(old: oldIndex, new: index)
      if sections.moved[index] { result.sectionMoves.append(pair) }
      if changed(oldIndex, index) { result.sectionUpdates.append(pair) }
    }
  }

  private func collectDeletes(into result: inout SnapshotDifference) {
    for section in old.sections.indices {
      let range = old.range(of: section)
      for index in range where items.newIndexes[index] < 0 && origins[old.items[index]] < 0 {
        let position = ItemPosition(section: section, item: index - range.lowerBound)
        result.itemDeletes.append(
          .init(position: position, isImplied: !sections.survives[section]))
      }
    }
  }

  private func collectItems(
    of section: Int, into result: inout SnapshotDifference,
    _ changed: (ItemPosition, ItemPosition) -> Bool
  ) {
    let oldSection = sections.oldIndexes[section]
    let range = new.range(of: section)
    for index in range {
      let position = ItemPosition(section: section, item: index - range.lowerBound)
      let pair: SnapshotDifference.ItemPair
      if case let from = items.oldIndexes[index], from >= 0 {
        let item = from - old.starts[oldSection]
        pair = .init(old: ItemPosition(section: oldSection, item: item), new: position)
        if pair.climb != 0 { result.rankChanges.append(pair) }
        if items.moved[index] { result.itemMoves.append(pair) }
      } else if case let origin = origins[new.items[index]], origin >= 0 {
        pair = .init(old: old.position(of: origin), new: position)
        result.transfers.append(pair)
      } else {
        result.itemInserts.append(.init(position: position, isImplied: oldSection < 0))
        continue
      }
      if changed(pair.old, pair.new) { result.itemUpdates.append(pair) }
    }
  }
}
