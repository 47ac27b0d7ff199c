/// Which items stayed in their sections, and which of those moved within them.
struct ItemMatching {
  /// For each item of the old snapshot the index of the same item, in the same section, of the new
  /// one, or -1; indexes count over all sections.
  private(set) var newIndexes: [Int]
  /// For each item of the new snapshot, that of the old one.
  private(set) var oldIndexes: [Int]
  /// For each item of the new snapshot whether it is among the fewest that had to move.
  private(set) var moved: [Bool]

  private let old: [Int]
  private let new: [Int]
  /// Where the section at hand has its items, by number; -1 between sections.
  private var places: [Int]

  /// - Parameters:
  ///   - old: the numbers of all items, section by section.
  ///   - count: how many items differ, over both snapshots.
  init(old: [Int], new: [Int], count: Int) {
    self.old = old
    self.new = new
    newIndexes = [Int](repeating: -1, count: old.count)
    oldIndexes = [Int](repeating: -1, count: new.count)
    moved = [Bool](repeating: false, count: new.count)
    places = [Int](repeating: -1, count: count)
  }

  /// Pairs the items of one section that both snapshots have.
  ///
  /// What both begin and end with has not moved and needs no search. It would be in the longest
  /// increasing subsequence anyway: its numbers are the smallest, the largest, and in order.
  mutating func match(_ oldSection: Range<Int>, _ newSection: Range<Int>) {
    var oldRest = oldSection
    var newRest = newSection
    while let from = oldRest.first, let to = newRest.first, old[from] == new[to] {
      pair(from, to)
      oldRest.removeFirst()
      newRest.removeFirst()
    }
    while let from = oldRest.last, let to = newRest.last, old[from] == new[to] {
      pair(from, to)
      oldRest.removeLast()
      newRest.removeLast()
    }
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }

    for index in oldRest { places[old[index]] = index }
    var sequence: [Int] = []
    sequence.reserveCapacity(min(oldRest.count, newRest.count))
    var ascends = true
    for index in newRest {
      let from = places[new[index]]
      guard from >= 0 else { continue }
      pair(from, index)
      if let last = sequence.last, last > from { ascends = false }
      sequence.append(from)
    }
    for index in oldRest { places[old[index]] = -1 }
    guard !ascends else { return }

    let stays = IncreasingSubsequence(of: sequence).contains
    for (from, stays) in zip(sequence, stays) where !stays { moved[newIndexes[from]] = true }
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    newIndexes[oldIndex] = newIndex
    oldIndexes[newIndex] = oldIndex
  }

  /// For each number that exactly one section lost and exactly one other gained, the old index; -1
  /// for every other.
  ///
  /// Where several lost or several gained it, no pairing is better than another.
  func transferOrigins() -> [Int] {
    let several = -2
    var origins = places
    for (index, survivor) in newIndexes.enumerated() where survivor < 0 {
      origins[old[index]] = origins[old[index]] == -1 ? index : several
    }
    var gains = [Int](repeating: 0, count: origins.count)
    for (index, survivor) in oldIndexes.enumerated() where survivor < 0 {
      gains[new[index]] += 1
    }
    for number in origins.indices where gains[number] != 1 || origins[number] == several {
      origins[number] = -1
    }
    return origins
  }
}
