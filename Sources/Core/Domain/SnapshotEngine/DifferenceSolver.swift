/// The difference of two numbered snapshots: O(n) time, and O(m log m) in the m items of a section
/// that changed its order; O(n) memory.
///
/// It knows numbers only, hence is compiled once for every kind of identifier.
struct DifferenceSolver {
  private let both: NumberedSnapshots
  private let sections: SectionMatching
  private let items: ItemMatching
  /// By item number the old index of a transferred item, or -1.
  private let origins: [Int]

  init(_ both: NumberedSnapshots) {
    self.both = both
    sections = SectionMatching(
      old: both.old.sections, new: both.new.sections, count: both.sectionCount)
    var items = ItemMatching(both.items, count: both.itemCount)
    for (section, oldSection) in sections.oldIndexes.enumerated() where oldSection >= 0 {
      items.match(both.old.range(of: oldSection), both.new.range(of: section))
    }
    origins = items.transferOrigins(old: both.old.items, new: both.new.items)
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
    result.itemMoves.reserveCapacity(items.moved.count)
    var moved = items.moved[...]
    for section in both.new.sections.indices {
      collectItems(of: section, into: &result, &moved, itemChanged)
    }
    return result
  }

  private func collectSections(
    into result: inout SnapshotDifference, _ changed: (Int, Int) -> Bool
  ) {
    result.sectionDeletes = both.old.sections.indices.filter { !sections.survives[$0] }
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
    for section in both.old.sections.indices {
      let range = both.old.range(of: section)
      for index in range where items.partners[index] < 0 && origins[both.items[index]] < 0 {
        let position = ItemPosition(section: section, item: index - range.lowerBound)
        result.itemDeletes.append(
          .init(position: position, isImplied: !sections.survives[section]))
      }
    }
  }

  private func collectItems(
    of section: Int, into result: inout SnapshotDifference, _ moved: inout ArraySlice<Int>,
    _ changed: (ItemPosition, ItemPosition) -> Bool
  ) {
    let oldSection = sections.oldIndexes[section]
    let range = both.new.range(of: section)
    for index in range {
      let position = ItemPosition(section: section, item: index - range.lowerBound)
      let pair: SnapshotDifference.ItemPair
      if case let from = items.partners[index], from >= 0 {
        let item = from - both.old.starts[oldSection]
        pair = .init(old: ItemPosition(section: oldSection, item: item), new: position)
        if pair.climb != 0 { result.rankChanges.append(pair) }
        if moved.first == index {
          moved.removeFirst()
          result.itemMoves.append(pair)
        }
      } else if case let origin = origins[both.items[index]], origin >= 0 {
        pair = .init(old: both.old.position(of: origin), new: position)
        result.transfers.append(pair)
      } else {
        result.itemInserts.append(.init(position: position, isImplied: oldSection < 0))
        continue
      }
      if changed(pair.old, pair.new) { result.itemUpdates.append(pair) }
    }
  }
}
