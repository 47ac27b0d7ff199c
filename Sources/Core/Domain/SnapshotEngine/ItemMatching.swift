/// Which items stayed in their sections, and which of those moved within them.
///
/// Indexes are those of `NumberedSnapshots.items`.
struct ItemMatching {
  /// For each item the index of the same item in the same section of the other snapshot, or -1.
  private(set) var partners: [Int]
  /// The new index of each item that is among the fewest that had to move; ascending within a section.
  private(set) var moved: [Int] = []

  private let numbers: [Int]
  /// By number, where the section at hand has its items; -1 between sections.
  private var places: [Int]

  /// - Parameter count: how many items differ.
  init(_ numbers: [Int], count: Int) {
    self.numbers = numbers
    partners = [Int](repeating: -1, count: numbers.count)
    places = [Int](repeating: -1, count: count)
  }

  /// Pairs the items of one section that both snapshots have.
  ///
  /// What both begin and end with has not moved and needs no search. It would be in the longest
  /// increasing subsequence anyway: its numbers are the smallest, the largest, and in order.
  mutating func match(_ oldSection: Range<Int>, _ newSection: Range<Int>) {
    var old = oldSection
    var new = newSection
    while let from = old.first, let to = new.first, numbers[from] == numbers[to] {
      pair(from, to)
      old.removeFirst()
      new.removeFirst()
    }
    while let from = old.last, let to = new.last, numbers[from] == numbers[to] {
      pair(from, to)
      old.removeLast()
      new.removeLast()
    }
    guard !old.isEmpty, !new.isEmpty else { return }

    for index in old { places[numbers[index]] = index }
    var sequence: [Int] = []
    sequence.reserveCapacity(min(old.count, new.count))
    var ascends = true
    for index in new {
      let from = places[numbers[index]]
      guard from >= 0 else { continue }
      pair(from, index)
      if let last = sequence.last, last > from { ascends = false }
      sequence.append(from)
    }
    for index in old { places[numbers[index]] = -1 }
    guard !ascends else { return }

    let stays = IncreasingSubsequence(of: sequence).contains
    for (from, stays) in zip(sequence, stays) where !stays { moved.append(partners[from]) }
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    partners[oldIndex] = newIndex
    partners[newIndex] = oldIndex
  }

  /// For each number that exactly one section lost and exactly one other gained, the old index; -1
  /// for every other.
  ///
  /// Where several lost or several gained it, no pairing is better than another.
  func transferOrigins(old: Range<Int>, new: Range<Int>) -> [Int] {
    let several = -2
    var origins = places
    for index in old where partners[index] < 0 {
      let number = numbers[index]
      origins[number] = origins[number] == -1 ? index : several
    }
    var gains = [UInt8](repeating: 0, count: origins.count)
    for index in new where partners[index] < 0 {
      gains[numbers[index]] = min(gains[numbers[index]] + 1, 2)
    }
    for number in origins.indices where gains[number] != 1 || origins[number] == several {
      origins[number] = -1
    }
    return origins
  }
}
