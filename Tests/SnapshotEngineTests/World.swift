@testable import SnapshotEngine

/// A snapshot of numbers in which everything has content, and steps that change it at random.
struct World {
  var snapshot: Snapshot<Int, Int>
  private var titles: [Int: Int] = [:]
  private var contents: [Int: Int] = [:]

  init(_ snapshot: Snapshot<Int, Int>) {
    self.snapshot = snapshot
  }

  func title(at section: Int) -> Int { titles[snapshot.rows[section].id] ?? 0 }

  func content(at position: ItemPosition) -> Int {
    contents[snapshot.rows[position.section].items[position.item]] ?? 0
  }

  static func grid(sections: Int, items: Int, _ identity: SnapshotIdentity) -> World {
    var snapshot = Snapshot<Int, Int>(identity: identity)
    snapshot.rows = (0..<sections).map { section in
      SnapshotRow(id: section, items: Array(section * items..<(section + 1) * items))
    }
    return World(snapshot)
  }

  static func random(
    sections: Int, items: Int, _ identity: SnapshotIdentity,
    using generator: inout SeededGenerator
  ) -> World {
    var free = Array(0..<items)
    let rows = (0...sections).shuffled(using: &generator)
      .prefix(.random(in: 0...sections, using: &generator)).map { section in
        let pool = (identity == .global ? free : Array(0..<items)).shuffled(using: &generator)
        let chosen = Array(pool.prefix(.random(in: 0...items, using: &generator)))
        free.removeAll(where: chosen.contains)
        return SnapshotRow(id: section, items: chosen)
      }
    var world = World(Snapshot(unique: rows, identity: identity))
    for item in 0..<items { world.contents[item] = .random(in: 0...1, using: &generator) }
    for section in 0...sections { world.titles[section] = .random(in: 0...1, using: &generator) }
    return world
  }

  /// One random change through the snapshot's own operations.
  mutating func step(using generator: inout SeededGenerator) throws {
    let section = snapshot.sectionIdentifiers.randomElement(using: &generator) ?? 0
    let other = snapshot.sectionIdentifiers.randomElement(using: &generator) ?? 0
    let item = snapshot.itemIdentifiers.randomElement(using: &generator) ?? 0
    let anchor = snapshot.itemIdentifiers.randomElement(using: &generator) ?? 0
    let fresh = 1_000_000 + Int.random(in: 0..<1_000_000, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0 where section != other: try snapshot.moveSection(section, beforeSection: other)
    case 1 where section != other: try snapshot.moveSection(section, afterSection: other)
    case 2: snapshot.deleteItems([item])
    case 3: try snapshot.insertItems([fresh, fresh + 1_000_000], afterItem: anchor)
    case 4: try snapshot.appendItems([item], toSection: section)
    case 5 where item != anchor: try snapshot.moveItem(item, beforeItem: anchor)
    case 6 where item != anchor: try snapshot.moveItem(item, afterItem: anchor)
    case 7: contents[item, default: 0] += 1
    case 8 where fresh % 4 == 0: snapshot.deleteSections([section])
    case 9 where fresh % 4 == 0: try snapshot.insertSections([fresh], beforeSection: section)
    default: titles[section, default: 0] += 1
    }
  }
}
