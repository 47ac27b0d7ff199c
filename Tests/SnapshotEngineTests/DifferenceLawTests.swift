import Testing

@testable import SnapshotEngine

@Suite struct DifferenceLawTests {
  typealias State = Snapshot<Int, Int>

  /// Every version of an item's content is a number; those that differ have changed.
  private func difference(_ old: World, _ new: World) -> SnapshotDifference {
    State.difference(
      from: old.snapshot, to: new.snapshot,
      sectionChanged: { old.title(at: $0) != new.title(at: $1) },
      itemChanged: { old.content(at: $0) != new.content(at: $1) })
  }

  private func checkLaws(_ old: World, _ new: World) throws {
    let forth = difference(old, new)
    let result = try old.snapshot.applying(
      forth, insertedSection: { new.snapshot.rows[$0].id },
      insertedItem: { new.snapshot.rows[$0.section].items[$0.item] })
    try #require(result == new.snapshot)
    try #require(difference(old, new) == forth)
    try #require(difference(new, new).isEmpty)

    let back = difference(new, old)
    try #require(back.sectionDeletes == forth.sectionInserts)
    try #require(back.sectionInserts == forth.sectionDeletes)
    try #require(back.itemDeletes == forth.itemInserts)
    try #require(back.itemInserts == forth.itemDeletes)
    try #require(back.sectionMoves.count == forth.sectionMoves.count)
    try #require(back.itemMoves.count == forth.itemMoves.count)
    try #require(Set(back.transfers) == Set(forth.transfers.map(\.reversed)))
    try #require(Set(back.rankChanges) == Set(forth.rankChanges.map(\.reversed)))
    try #require(Set(back.itemUpdates) == Set(forth.itemUpdates.map(\.reversed)))
    try #require(back.operationCount == forth.operationCount)
    try #require(forth.itemDeletes.map(\.position) == forth.itemDeletes.map(\.position).sorted())
    for list in [
      forth.itemMoves, forth.transfers, forth.itemUpdates, forth.rankChanges,
    ] {
      try #require(list.map(\.new) == list.map(\.new).sorted())
    }
  }

  @Test(arguments: [SnapshotIdentity.section, .global])
  func smallWorldsObeyTheLaws(_ identity: SnapshotIdentity) throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<600 {
      let old = World.random(sections: 4, items: 9, identity, using: &generator)
      let new = World.random(sections: 4, items: 9, identity, using: &generator)
      try checkLaws(old, new)
    }
  }

  @Test(arguments: [SnapshotIdentity.section, .global])
  func aWalkThroughAHundredSectionsOfAHundredItemsObeysTheLaws(_ identity: SnapshotIdentity) throws
  {
    var generator = SeededGenerator(seed: 100)
    var world = World.grid(sections: 100, items: 100, identity)
    for _ in 0..<6 {
      var next = world
      for _ in 0..<40 { try next.step(using: &generator) }
      try checkLaws(world, next)
      world = next
    }
  }

  @Test func noOrderOfSevenItemsCostsAMoveTooMany() throws {
    for count in 0...7 {
      let ordered = try State([.init(id: 0, items: Array(0..<count))])
      for permutation in permutations(of: count) {
        let shuffled = try State([.init(id: 0, items: permutation)])
        let moves = State.difference(from: ordered, to: shuffled).itemMoves.count
        try #require(moves == count - longestIncrease(permutation))
      }
    }
  }

  @Test func noOrderOfSixSectionsCostsAMoveTooMany() throws {
    let ordered = try State((0..<6).map { .init(id: $0) })
    for permutation in permutations(of: 6) {
      let shuffled = try State(permutation.map { .init(id: $0) })
      let moves = State.difference(from: ordered, to: shuffled).sectionMoves.count
      try #require(moves == 6 - longestIncrease(permutation))
    }
  }

  private func permutations(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return permutations(of: count - 1).flatMap { shorter in
      (0..<count).map { place in
        Array(shorter[..<place]) + [count - 1] + Array(shorter[place...])
      }
    }
  }

  /// By trying every subset.
  private func longestIncrease(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).reduce(0) { longest, subset in
      guard subset.nonzeroBitCount > longest else { return longest }
      var last = -1
      for (index, number) in numbers.enumerated() where subset >> index & 1 == 1 {
        guard number > last else { return longest }
        last = number
      }
      return subset.nonzeroBitCount
    }
  }
}

extension SnapshotDifference.ItemPair {
  fileprivate var reversed: Self { Self(old: new, new: old) }
}
