import Testing

@testable import SnapshotEngine

@Suite struct DifferenceTests {
  typealias State = Snapshot<Int, Int>

  @Test func thePlacesAnItemClimbsAreCountedUpwards() throws {
    let old = try State([.init(id: 0, items: [1, 2, 3, 4])])
    let new = try State([.init(id: 0, items: [4, 1, 2, 3])])
    let difference = State.difference(from: old, to: new)
    #expect(difference.itemMoves.map(\.climb) == [3])
    #expect(difference.rankChanges.map(\.climb) == [3, -1, -1, -1])
  }

  @Test func theLastItemOfEachOfAHundredSectionsGoesToTheNext() throws {
    let old = try State(
      (0..<100).map { section in
        .init(id: section, items: Array(section * 100..<section * 100 + 100))
      })
    let new = try State(
      (0..<100).map { section in
        .init(
          id: section,
          items: Array(section * 100..<section * 100 + 99) + [(section + 99) % 100 * 100 + 99])
      })
    let difference = State.difference(from: old, to: new)
    #expect(difference.transfers.count == 100)
    #expect(difference.operationCount == 100)
  }

  @Test func aSectionThatChangesWhileAnItemEntersItIsOneStep() throws {
    let old = try State([.init(id: 0, items: [1]), .init(id: 1, items: [2])])
    let new = try State([.init(id: 0, items: []), .init(id: 1, items: [1, 2])])
    let difference = State.difference(
      from: old, to: new, sectionChanged: { from, _ in from == 1 }, itemChanged: { _, _ in true })
    #expect(difference.sectionUpdates == [.init(old: 1, new: 1)])
    #expect(difference.transfers.count == 1)
    #expect(difference.itemUpdates.count == 2)
    #expect(difference.operationCount == 4)
  }

  @Test func whatTheNewSnapshotMarksIsAnUpdate() throws {
    let old = try State([.init(id: 0, items: [1, 2, 3]), .init(id: 1)])
    var new = old
    try new.reloadItems([3])
    try new.reconfigureItems([1, 3])
    try new.reloadSections([1])
    let difference = State.difference(from: old, to: new)
    #expect(difference.itemUpdates.map(\.new.item) == [0, 2])
    #expect(difference.sectionUpdates.map(\.new) == [1])
    #expect(State.difference(from: new, to: old).isEmpty)
  }

  @Test func aDifferenceOfOtherSnapshotsIsRefused() throws {
    let old = try State([.init(id: 0, items: [1, 2, 3])])
    let new = try State([.init(id: 0, items: [3, 2, 1, 4]), .init(id: 1)])
    let difference = State.difference(from: old, to: new)
    for other in [State(), try State([.init(id: 0, items: [1])]), try State([.init(id: 0)])] {
      #expect(throws: State.Fault.foreignDifference) {
        try other.applying(difference, insertedSection: { $0 }, insertedItem: { $0.item })
      }
    }
    let emptying = State.difference(from: old, to: State())
    #expect(throws: State.Fault.foreignDifference) {
      try State([.init(id: 0, items: [1, 2, 3, 4])])
        .applying(emptying, insertedSection: { $0 }, insertedItem: { $0.item })
    }
  }
}
