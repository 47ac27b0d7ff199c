/// Which sections two snapshots have in common, and which of those moved.
struct SectionMatching {
  /// For each new section its old index, or -1.
  let oldIndexes: [Int]
  /// One flag for each old section.
  let survives: [Bool]
  /// For each new section whether it survived and is among the fewest that had to move.
  let moved: [Bool]

  /// - Parameter count: how many sections differ, over both snapshots.
  init(old: [Int], new: [Int], count: Int) {
    var places = [Int](repeating: -1, count: count)
    for (index, section) in old.enumerated() { places[section] = index }
    let oldIndexes = new.map { places[$0] }
    var survives = [Bool](repeating: false, count: old.count)
    for index in oldIndexes where index >= 0 { survives[index] = true }

    let survivors = oldIndexes.indices.filter { oldIndexes[$0] >= 0 }
    let stays = IncreasingSubsequence(of: survivors.map { oldIndexes[$0] }).contains
    var moved = [Bool](repeating: false, count: new.count)
    for (survivor, stays) in zip(survivors, stays) { moved[survivor] = !stays }
    self.oldIndexes = oldIndexes
    self.survives = survives
    self.moved = moved
  }
}
