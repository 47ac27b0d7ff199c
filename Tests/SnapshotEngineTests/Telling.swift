import TestSupport

@testable import SnapshotEngine

/// The content of the items of a snapshot, where repeats were dropped too.
struct Contents {
  private let sections: [[String: Document]]
  private let items: [[[String: Document]]]

  init(_ sections: [SnapshotVector.Section], _ intake: SnapshotIntake<Document, Document>) {
    let byID = Dictionary(
      sections.map { ($0.id, $0.content) }, uniquingKeysWith: { first, _ in first })
    self.sections = intake.snapshot.rows.map { byID[$0.id] ?? [:] }
    items =
      intake.origins?.map { row in row.map { sections[$0.section].items[$0.item] } }
      ?? sections.map(\.items)
  }

  func changedFields(section: Int, in other: Contents, _ index: Int) -> [Document] {
    Self.changes(sections[section], other.sections[index])
  }

  func changedFields(item: ItemPosition, in other: Contents, _ position: ItemPosition) -> [Document]
  {
    Self.changes(items[item.section][item.item], other.items[position.section][position.item])
  }

  private static func changes(_ old: [String: Document], _ new: [String: Document]) -> [Document] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
      .map { .text(Array($0.utf8)) }
  }
}

/// A difference in the words of the vectors.
struct Telling {
  let difference: SnapshotDifference
  let old: SnapshotIntake<Document, Document>
  let new: SnapshotIntake<Document, Document>
  let contents: (old: Contents, new: Contents)

  init(
    _ difference: SnapshotDifference, _ old: SnapshotIntake<Document, Document>,
    _ new: SnapshotIntake<Document, Document>, _ contents: (old: Contents, new: Contents)
  ) {
    self.difference = difference
    self.old = old
    self.new = new
    self.contents = contents
  }

  private func oldSection(_ index: Int) -> Document { old.snapshot.rows[index].id }
  private func newSection(_ index: Int) -> Document { new.snapshot.rows[index].id }
  private func item(_ position: ItemPosition) -> Document {
    new.snapshot.rows[position.section].items[position.item]
  }
  private func number(_ value: Int) -> Document { .integer(Int64(value)) }

  var sectionDeletes: [Document] { difference.sectionDeletes.map(oldSection) }
  var sectionInserts: [Document] { difference.sectionInserts.map(newSection) }
  var sectionMoves: [Document] { difference.sectionMoves.map { newSection($0.new) } }
  var sectionUpdates: [Document] {
    difference.sectionUpdates.map {
      .object([
        "section": newSection($0.new),
        "fields": .array(contents.old.changedFields(section: $0.old, in: contents.new, $0.new)),
      ])
    }
  }

  var itemDeletes: [Document] {
    difference.itemDeletes.map { lone in
      let id = old.snapshot.rows[lone.position.section].items[lone.position.item]
      var members = ["section": oldSection(lone.position.section), "id": id]
      members["old_index"] = number(lone.position.item)
      if lone.isImplied { members["implied"] = true }
      return .object(members)
    }
  }

  var itemInserts: [Document] {
    difference.itemInserts.map { lone in
      var members = ["section": newSection(lone.position.section), "id": item(lone.position)]
      members["new_index"] = number(lone.position.item)
      if lone.isImplied { members["implied"] = true }
      return .object(members)
    }
  }

  var itemMoves: [String: Document] {
    Dictionary(grouping: difference.itemMoves) { newSection($0.new.section).name }
      .mapValues { .array($0.map { item($0.new) }) }
  }

  var transfers: [Document] {
    difference.transfers.map {
      .object([
        "id": item($0.new), "from_section": oldSection($0.old.section),
        "old_index": number($0.old.item), "to_section": newSection($0.new.section),
        "new_index": number($0.new.item),
      ])
    }
  }

  var itemUpdates: [Document] {
    difference.itemUpdates.map {
      .object([
        "section": newSection($0.new.section), "id": item($0.new),
        "fields": .array(contents.old.changedFields(item: $0.old, in: contents.new, $0.new)),
      ])
    }
  }

  var rankChanges: [Document] {
    difference.rankChanges.map {
      .object([
        "section": newSection($0.new.section), "id": item($0.new),
        "old_rank": number($0.old.item + 1), "new_rank": number($0.new.item + 1),
        "delta": number($0.climb),
      ])
    }
  }

  var dropped: (old: [Document], new: [Document]) {
    func list(_ intake: SnapshotIntake<Document, Document>) -> [Document] {
      intake.repeats.compactMap { found in
        found.item.map { .object(["section": found.section, "id": $0]) }
      }
    }
    return (list(old), list(new))
  }

  var counts: [String: Document] {
    [
      "section_deletes": number(difference.sectionDeletes.count),
      "section_inserts": number(difference.sectionInserts.count),
      "section_moves": number(difference.sectionMoves.count),
      "section_updates": number(difference.sectionUpdates.count),
      "item_deletes": number(difference.itemDeletes.count),
      "item_inserts": number(difference.itemInserts.count),
      "item_moves_within": number(difference.itemMoves.count),
      "item_moves_across": number(difference.transfers.count),
      "item_updates": number(difference.itemUpdates.count),
    ]
  }
}
