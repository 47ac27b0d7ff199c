import Testing

@testable import SnapshotEngine

@Suite struct SnapshotTests {
  typealias State = Snapshot<String, Int>

  private func state(_ identity: SnapshotIdentity = .section) throws -> State {
    try State(
      [.init(id: "popular", items: [1, 2, 3]), .init(id: "upcoming", items: [4, 5])],
      identity: identity)
  }

  @Test func questionsAreAnsweredOverAllSections() throws {
    let state = try state()
    #expect(state.numberOfSections == 2)
    #expect(state.numberOfItems == 5)
    #expect(state.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(try state.itemIdentifiers(inSection: "upcoming") == [4, 5])
    #expect(try state.numberOfItems(inSection: "popular") == 3)
    #expect(state.sectionIdentifier(containingItem: 4) == "upcoming")
    #expect(state.sectionIdentifier(containingItem: 9) == nil)
    #expect(state.indexOfItem(5) == 4)
    #expect(state.indexOfItem(9) == nil)
    #expect(state.indexOfSection("upcoming") == 1)
    #expect(state.indexOfSection("none") == nil)
    #expect(throws: State.Fault.unknownSection("none")) {
      try state.itemIdentifiers(inSection: "none")
    }
    #expect(throws: State.Fault.unknownSection("none")) {
      try state.numberOfItems(inSection: "none")
    }
  }

  @Test func anItemMayStandInSeveralSections() throws {
    var state = try state()
    #expect(try state.appendItems([2], toSection: "upcoming") == [])
    #expect(state.rows.map(\.items) == [[1, 2, 3], [4, 5, 2]])
    state.deleteItems([2], inSection: "popular")
    #expect(state.rows.map(\.items) == [[1, 3], [4, 5, 2]])
    #expect(try state.appendItems([4]) == [4])
    #expect(state.rows.map(\.items) == [[1, 3], [5, 2, 4]])
  }

  @Test func aGlobalItemIsMovedIntoPlaceAndNamed() throws {
    var state = try state(.global)
    #expect(try state.insertItems([5, 1, 8], afterItem: 2) == [5, 1])
    #expect(state.rows.map(\.items) == [[2, 5, 1, 8, 3], [4]])
    #expect(state.sectionIdentifier(containingItem: 5) == "popular")
    #expect(try state.insertItems([5, 9], beforeItem: 4) == [5])
    #expect(state.rows.map(\.items) == [[2, 1, 8, 3], [5, 9, 4]])
  }

  @Test func anAnchorMayBeSoughtInASection() throws {
    var state = try state()
    try state.appendItems([2], toSection: "upcoming")
    try state.insertItems([7], beforeItem: 2, inSection: "upcoming")
    try state.insertItems([8], afterItem: 2, inSection: "upcoming")
    #expect(state.rows.map(\.items) == [[1, 2, 3], [4, 5, 7, 2, 8]])
    #expect(throws: State.Fault.unknownItem(9)) {
      try state.insertItems([1], beforeItem: 9, inSection: "upcoming")
    }
    #expect(throws: State.Fault.unknownSection("none")) {
      try state.insertItems([1], beforeItem: 2, inSection: "none")
    }
  }

  @Test func anItemThatMovesToASectionThatHasItIsThereOnce() throws {
    var state = try state()
    try state.appendItems([2], toSection: "upcoming")
    try state.moveItem(2, beforeItem: 4)
    #expect(state.rows.map(\.items) == [[1, 3], [2, 4, 5]])
    try state.moveItem(2, afterItem: 5, fromSection: "upcoming")
    #expect(state.rows.map(\.items) == [[1, 3], [4, 5, 2]])
  }

  @Test func sectionsComeGoAndMoveWithTheirItems() throws {
    var state = try state()
    try state.insertSections(["x", "y"], beforeSection: "upcoming")
    try state.insertSections(["z"], afterSection: "upcoming")
    try state.moveSection("popular", afterSection: "z")
    try state.moveSection("upcoming", beforeSection: "x")
    #expect(state.sectionIdentifiers == ["upcoming", "x", "y", "z", "popular"])
    #expect(state.itemIdentifiers == [4, 5, 1, 2, 3])
    state.deleteSections(["upcoming", "none", "y"])
    #expect(state.sectionIdentifiers == ["x", "z", "popular"])
    #expect(state.itemIdentifiers == [1, 2, 3])
    try state.appendItems([4])
    #expect(state.itemIdentifiers == [1, 2, 3, 4])
  }

  @Test func marksLastAsLongAsWhatTheyMark() throws {
    var state = try state()
    try state.reloadItems([3, 1, 3])
    try state.reconfigureItems([5])
    try state.reloadSections(["upcoming", "popular"])
    #expect(state.reloadedItemIdentifiers == [3, 1])
    #expect(state.reconfiguredItemIdentifiers == [5])
    #expect(state.reloadedSectionIdentifiers == ["upcoming", "popular"])
    state.deleteItems([3])
    state.deleteSections(["upcoming"])
    #expect(state.reloadedItemIdentifiers == [1])
    #expect(state.reconfiguredItemIdentifiers == [])
    #expect(state.reloadedSectionIdentifiers == ["popular"])
    state.deleteAllItems()
    #expect(state.reloadedItemIdentifiers == [])
    try state.appendItems([3])
    #expect(state.reloadedItemIdentifiers == [])
  }

  static let faults: [(State.Fault, String, @Sendable (inout State) throws -> Void)] = [
    (.unknownSection("q"), "unknown-section", { try $0.appendItems([9], toSection: "q") }),
    (.itemNotUnique(9), "duplicate-item", { try $0.appendItems([9, 9]) }),
    (.unknownItem(9), "unknown-item", { try $0.insertItems([8], beforeItem: 9) }),
    (.unknownItem(9), "unknown-item", { try $0.insertItems([8], afterItem: 9) }),
    (.itemAnchoredToItself(2), "self-anchor", { try $0.insertItems([8, 2], afterItem: 2) }),
    (.itemAnchoredToItself(2), "self-anchor", { try $0.moveItem(2, afterItem: 2) }),
    (.unknownItem(9), "unknown-item", { try $0.moveItem(9, afterItem: 2) }),
    (.unknownItem(9), "unknown-item", { try $0.moveItem(2, beforeItem: 9) }),
    (.sectionNotUnique("new"), "duplicate-section", { try $0.appendSections(["new", "new"]) }),
    (
      .sectionNotUnique("popular"), "duplicate-section",
      { try $0.insertSections(["new", "popular"], beforeSection: "upcoming") }
    ),
    (
      .unknownSection("q"), "unknown-section",
      { try $0.insertSections(["new"], afterSection: "q") }
    ),
    (
      .unknownSection("q"), "unknown-section",
      { try $0.moveSection("q", afterSection: "popular") }
    ),
    (
      .unknownSection("q"), "unknown-section",
      { try $0.moveSection("popular", beforeSection: "q") }
    ),
    (
      .sectionAnchoredToItself("popular"), "self-anchor",
      { try $0.moveSection("popular", beforeSection: "popular") }
    ),
    (.unknownSection("q"), "unknown-section", { try $0.reloadSections(["popular", "q"]) }),
    (.unknownItem(9), "unknown-item", { try $0.reloadItems([1, 9]) }),
    (.unknownItem(9), "unknown-item", { try $0.reconfigureItems([9]) }),
  ]

  @Test(arguments: faults.indices)
  func aRefusedChangeLeavesEverythingAsItWas(_ index: Int) throws {
    let (expected, code, change) = Self.faults[index]
    var state = try state()
    let before = state
    let fault = #expect(throws: State.Fault.self) { try change(&state) }
    #expect(fault == expected)
    #expect(fault?.code == code)
    #expect(state == before)
    #expect(state.reloadedItemIdentifiers == [])
    #expect(state.reloadedSectionIdentifiers == [])
  }
}
