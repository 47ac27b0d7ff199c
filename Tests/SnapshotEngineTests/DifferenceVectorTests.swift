import TestSupport
import Testing

@testable import SnapshotEngine

@Suite struct DifferenceVectorTests {
  typealias Intake = SnapshotIntake<Document, Document>

  @Test func theVectorsAreThere() {
    #expect(SnapshotVector.differences.count == 64)
    #expect(SnapshotVector.operations.count == 20)
  }

  @Test(arguments: SnapshotVector.differences)
  func aVectorComesOutAsWritten(_ vector: SnapshotVector) throws {
    let sides = (old: vector.sections("old"), new: vector.sections("new"))
    if let error = vector.expected["error"] {
      let fault = #expect(throws: SnapshotFault<Document, Document>.self) {
        for (side, sections) in [(SnapshotSide.old, sides.old), (.new, sides.new)] {
          _ = try Intake(
            sections.map(\.row), identity: vector.identity, repeats: vector.policy, side: side)
        }
      }
      guard case .repeated(let found, let side)? = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
      #expect(found.kind.rawValue == error["code"]?.string)
      #expect(side.rawValue == error["side"]?.string)
      #expect(found.section == error["section"])
      #expect(found.item == error["id"])
      return
    }

    let old = try Intake(
      sides.old.map(\.row), identity: vector.identity, repeats: vector.policy, side: .old)
    let new = try Intake(
      sides.new.map(\.row), identity: vector.identity, repeats: vector.policy, side: .new)
    let contents = (
      old: Contents(sides.old, old), new: Contents(sides.new, new)
    )
    let difference = Snapshot.difference(
      from: old.snapshot, to: new.snapshot,
      sectionChanged: { !contents.old.changedFields(section: $0, in: contents.new, $1).isEmpty },
      itemChanged: { !contents.old.changedFields(item: $0, in: contents.new, $1).isEmpty })

    let told = Telling(difference, old, new, contents)
    try compare(told, with: vector.expected)
    #expect(
      try old.snapshot.applying(
        difference, insertedSection: { new.snapshot.rows[$0].id },
        insertedItem: { new.snapshot.rows[$0.section].items[$0.item] }) == new.snapshot)
  }

  private func compare(_ told: Telling, with expected: Document) throws {
    #expect(Document.object(told.counts) == expected["counts"])
    #expect(told.difference.operationCount == expected["op_count_min"]?.integer)
    if let count = expected["rank_changes_count"]?.integer {
      #expect(told.difference.rankChanges.count == count)
    }
    if let changes = expected["rank_changes"] { #expect(told.rankChanges == changes.elements) }
    if let empty = expected["empty"] { #expect(.bool(told.difference.isEmpty) == empty) }
    if let dropped = expected["dropped_duplicates"] {
      #expect(told.dropped.old == dropped["old"]?.elements)
      #expect(told.dropped.new == dropped["new"]?.elements)
    }
    if let sections = expected["sections"] {
      #expect(told.sectionDeletes == sections["deletes"]?.elements)
      #expect(told.sectionInserts == sections["inserts"]?.elements)
      #expect(told.sectionMoves == sections["moves_canonical"]?.elements)
      #expect(told.sectionUpdates == sections["updates"]?.elements)
    }
    if let items = expected["items"] {
      #expect(told.itemDeletes == items["deletes"]?.elements)
      #expect(told.itemInserts == items["inserts"]?.elements)
      #expect(told.transfers == items["moves_across"]?.elements)
      #expect(.object(told.itemMoves) == items["moves_within_canonical"])
      #expect(Set(told.itemUpdates) == Set(items["updates"]?.elements ?? []))
      #expect(told.itemUpdates.count == items["updates"]?.elements.count)
    }
  }
}
