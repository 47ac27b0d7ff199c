import Testing

@testable import SnapshotEngine

@Suite struct SnapshotIntakeTests {
  typealias Row = SnapshotRow<String, Int>
  typealias Repeat = SnapshotRepeat<String, Int>

  @Test func whatRepeatsNothingStaysAsItIs() throws {
    let rows = [Row(id: "a", items: [1, 2]), Row(id: "b"), Row(id: "c", items: [2, 1])]
    let intake = try SnapshotIntake(rows)
    #expect(intake.snapshot.rows == rows)
    #expect(intake.repeats.isEmpty)
    #expect(intake.origins == nil)
  }

  @Test func aRepeatIsToldWithItsSideAndBothPlaces() {
    let rows = [Row(id: "a", items: [4]), Row(id: "b", items: [5, 6, 7, 6])]
    let fault = #expect(throws: SnapshotFault<String, Int>.self) {
      try SnapshotIntake(rows, side: .old)
    }
    let found = Repeat(
      kind: .duplicateItem, section: "b", item: 6, first: .init(section: 1, item: 1),
      again: .init(section: 1, item: 3))
    #expect(fault == .repeated(found, side: .old))
    #expect(fault?.code == "duplicate-item")
  }

  @Test func anItemInTwoSectionsIsARepeatOnlyWhereItemsAreGlobal() throws {
    let rows = [Row(id: "a", items: [1]), Row(id: "b", items: [2, 1])]
    #expect(try SnapshotIntake(rows).repeats.isEmpty)
    let fault = #expect(throws: SnapshotFault<String, Int>.self) {
      try SnapshotIntake(rows, identity: .global)
    }
    let found = Repeat(
      kind: .itemInTwoSections, section: "b", item: 1, first: .init(section: 0, item: 0),
      again: .init(section: 1, item: 1))
    #expect(fault == .repeated(found, side: .new))
  }

  @Test func ofSeveralRepeatsTheFirstReadIsToldFirst() {
    let rows = [
      Row(id: "a", items: [1]), Row(id: "a", items: [1]), Row(id: "b", items: [3, 3]),
    ]
    let fault = #expect(throws: SnapshotFault<String, Int>.self) { try SnapshotIntake(rows) }
    let found = Repeat(
      kind: .duplicateSection, section: "a", item: nil, first: .init(section: 0, item: 0),
      again: .init(section: 1, item: 0))
    #expect(fault == .repeated(found, side: .new))
  }

  @Test func aRepeatedSectionContinuesTheFirstAndItsRepeatsAreDropped() throws {
    let rows = [
      Row(id: "a", items: [1, 2]), Row(id: "b", items: [1, 9]), Row(id: "a", items: [2, 3, 1, 4]),
    ]
    let intake = try SnapshotIntake(rows, repeats: .first)
    #expect(
      intake.snapshot.rows == [Row(id: "a", items: [1, 2, 3, 4]), Row(id: "b", items: [1, 9])])
    #expect(intake.repeats.map(\.kind) == [.duplicateSection, .duplicateItem, .duplicateItem])
    #expect(intake.repeats.map(\.item) == [nil, 2, 1])
    #expect(
      intake.origins == [
        [
          .init(section: 0, item: 0), .init(section: 0, item: 1), .init(section: 2, item: 1),
          .init(section: 2, item: 3),
        ],
        [.init(section: 1, item: 0), .init(section: 1, item: 1)],
      ])
  }

  @Test func whereItemsAreGlobalTheFirstReadStays() throws {
    let rows = [Row(id: "a", items: [1]), Row(id: "b", items: [2]), Row(id: "a", items: [2])]
    let intake = try SnapshotIntake(rows, identity: .global, repeats: .first)
    #expect(intake.snapshot.rows == [Row(id: "a", items: [1]), Row(id: "b", items: [2])])
  }
}
