/// The difference of two numbered snapshots: O(n log n) time in the items that changed their order,
/// O(n) in all others, O(n) memory.
///
/// It knows numbers only, hence is compiled once for every kind of identifier.
struct DifferenceSolver {
  private let old: NumberedSnapshot
  private let new: NumberedSnapshot

  /// For each new section its old index, or -1.
  private var oldSections: [Int]
  private var survivingSections: Set<Int> = []
  /// For each item of the old, of the new snapshot the index of the same item in the same section of
  /// the other, or -1; indexes count over all sections.
  private var survivors: (old: [Int], new: [Int])
  private var moved: [Bool]
  /// Where the row at hand has its items, by number; -1 between rows.
  private var places: [Int]
  private var result = SnapshotDifference()

  init(old: NumberedSnapshot, new: NumberedSnapshot, itemCount: Int) {
    self.old = old
    self.new = new
    oldSections = [Int](repeating: -1, count: new.sections.count)
    survivors = (
      [Int](repeating: -1, count: old.items.count), [Int](repeating: -1, count: new.items.count)
    )
    moved = [Bool](repeating: false, count: new.items.count)
    places = [Int](repeating: -1, count: itemCount)
  }

  /// - Parameters:
  ///   - sectionChanged: whether the content of a surviving section differs, by old and new index.
  ///   - itemChanged: the same of an item that survived or was transferred.
  mutating func solve(
    sectionChanged: (Int, Int) -> Bool, itemChanged: (ItemPosition, ItemPosition) -> Bool
  ) -> SnapshotDifference {
    matchSections(sectionChanged)
    for (section, oldSection) in oldSections.enumerated() where oldSection >= 0 {
      matchItems(old.range(of: oldSection), new.range(of: section))
    }
    let origins = transferOrigins()
    collectDeletes(except: origins)
    collectRest(origins, itemChanged)
    return result
  }

  private mutating func matchSections(_ changed: (Int, Int) -> Bool) {
    let oldIndexes = Dictionary(uniqueKeysWithValues: zip(old.sections, old.sections.indices))
    for (index, section) in new.sections.enumerated() {
      guard let oldIndex = oldIndexes[section] else {
        result.sectionInserts.append(index)
        continue
      }
      oldSections[index] = oldIndex
    }
    let sequence = oldSections.filter { $0 >= 0 }
    let stays = IncreasingSubsequence(of: sequence).contains
    survivingSections = Set(sequence)
    result.sectionDeletes = old.sections.indices.filter { !survivingSections.contains($0) }

    var ordinal = 0
    for (index, oldIndex) in oldSections.enumerated() where oldIndex >= 0 {
      let pair = SnapshotDifference.SectionPair(old: oldIndex, new: index)
      if !stays[ordinal] { result.sectionMoves.append(pair) }
      if changed(oldIndex, index) { result.sectionUpdates.append(pair) }
      ordinal += 1
    }
  }

  /// Pairs the items of one section and finds those that moved within it.
  ///
  /// What both rows begin and end with has not moved and needs no search. It would be in the longest
  /// increasing subsequence anyway: its numbers are the smallest, the largest, and in order.
  private mutating func matchItems(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var oldRange = oldRange
    var newRange = newRange
    while let from = oldRange.first, let to = newRange.first, old.items[from] == new.items[to] {
      pair(from, to)
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let from = oldRange.last, let to = newRange.last, old.items[from] == new.items[to] {
      pair(from, to)
      oldRange.removeLast()
      newRange.removeLast()
    }
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }

    for index in oldRange { places[old.items[index]] = index }
    var sequence: [Int] = []
    var increases = true
    for index in newRange {
      let from = places[new.items[index]]
      guard from >= 0 else { continue }
      pair(from, index)
      if let last = sequence.last, last > from { increases = false }
      sequence.append(from)
    }
    for index in oldRange { places[old.items[index]] = -1 }
    guard !increases else { return }

    let stays = IncreasingSubsequence(of: sequence).contains
    for (ordinal, from) in sequence.enumerated() where !stays[ordinal] {
      moved[survivors.old[from]] = true
    }
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    survivors.old[oldIndex] = newIndex
    survivors.new[newIndex] = oldIndex
  }

  /// For each number that one section lost and one other gained, the old index; -1 for every other.
  ///
  /// Where several lost or several gained it, no pairing is better than another.
  private func transferOrigins() -> [Int] {
    let several = -2
    var origins = places
    for (index, survivor) in survivors.old.enumerated() where survivor < 0 {
      let number = old.items[index]
      origins[number] = origins[number] == -1 ? index : several
    }
    var gains = [Int](repeating: 0, count: origins.count)
    for (index, survivor) in survivors.new.enumerated() where survivor < 0 {
      gains[new.items[index]] += 1
    }
    for number in origins.indices where gains[number] != 1 || origins[number] == several {
      origins[number] = -1
    }
    return origins
  }

  private mutating func collectDeletes(except origins: [Int]) {
    for section in old.sections.indices {
      let isImplied = !survivingSections.contains(section)
      let range = old.range(of: section)
      for index in range where survivors.old[index] < 0 && origins[old.items[index]] < 0 {
        let position = ItemPosition(section: section, item: index - range.lowerBound)
        result.itemDeletes.append(.init(position: position, isImplied: isImplied))
      }
    }
  }

  private mutating func collectRest(
    _ origins: [Int], _ changed: (ItemPosition, ItemPosition) -> Bool
  ) {
    for (section, oldSection) in oldSections.enumerated() {
      let range = new.range(of: section)
      for index in range {
        let position = ItemPosition(section: section, item: index - range.lowerBound)
        let from = survivors.new[index]
        let origin = from < 0 ? origins[new.items[index]] : from
        guard origin >= 0 else {
          result.itemInserts.append(.init(position: position, isImplied: oldSection < 0))
          continue
        }
        let pair = SnapshotDifference.ItemPair(
          old: from < 0
            ? old.position(of: origin)
            : ItemPosition(section: oldSection, item: from - old.starts[oldSection]),
          new: position)
        if from < 0 {
          result.transfers.append(pair)
        } else if pair.climb != 0 {
          result.rankChanges.append(pair)
        }
        if moved[index] { result.itemMoves.append(pair) }
        if changed(pair.old, pair.new) { result.itemUpdates.append(pair) }
      }
    }
  }
}
