/// Goes through rows in reading order and tells first occurrences from repeats.
struct RepeatFinder<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A section that stays: the index of its first row, and where its items stood.
  struct KeptRow {
    let section: Int
    var items: [ItemPosition] = []
  }

  private let rows: [SnapshotRow<SectionID, ItemID>]
  /// One number for each row, equal where the section is.
  private let sections: Numbering
  /// One number for each item, over all rows, equal where the item may stand only once.
  private let items: Numbering
  private var found: [SnapshotRepeat<SectionID, ItemID>] = []
  /// Empty where nothing is repeated.
  private(set) var kept: [KeptRow] = []

  init(rows: [SnapshotRow<SectionID, ItemID>], identity: SnapshotIdentity) {
    self.rows = rows
    sections = Numbering(rows.map(\.id))
    let items = Numbering(SnapshotRow.items(of: rows))
    switch identity {
    case .section where sections.count > 1:
      var pairs: [Int] = []
      pairs.reserveCapacity(items.numbers.count)
      for (row, section) in zip(rows, sections.numbers) {
        for _ in row.items { pairs.append(section * items.count + items.numbers[pairs.count]) }
      }
      self.items = Numbering(pairs)
    case .section, .global: self.items = items
    }
  }

  /// O(n), also where many rows share a section's name.
  mutating func find(stopAtFirst: Bool) -> [SnapshotRepeat<SectionID, ItemID>] {
    guard sections.count < rows.count || items.count < items.numbers.count else { return [] }
    var places = [Int](repeating: -1, count: sections.count)
    var firsts = [ItemPosition?](repeating: nil, count: items.count)
    var index = 0
    for (section, row) in rows.enumerated() {
      let name = sections.numbers[section]
      if places[name] < 0 {
        places[name] = kept.count
        kept.append(KeptRow(section: section))
      } else {
        note(
          .duplicateSection, nil, ItemPosition(section: kept[places[name]].section, item: 0),
          ItemPosition(section: section, item: 0))
      }
      for item in row.items.indices where !(stopAtFirst && !found.isEmpty) {
        let position = ItemPosition(section: section, item: item)
        if let first = firsts[items.numbers[index]] {
          let isSameSection = sections.numbers[first.section] == name
          note(
            isSameSection ? .duplicateItem : .itemInTwoSections, row.items[item], first, position)
        } else {
          firsts[items.numbers[index]] = position
          kept[places[name]].items.append(position)
        }
        index += 1
      }
      if stopAtFirst && !found.isEmpty { break }
    }
    return found
  }

  private mutating func note(
    _ kind: SnapshotRepeatKind, _ item: ItemID?, _ first: ItemPosition, _ again: ItemPosition
  ) {
    found.append(
      SnapshotRepeat(
        kind: kind, section: rows[again.section].id, item: item, first: first, again: again))
  }
}
