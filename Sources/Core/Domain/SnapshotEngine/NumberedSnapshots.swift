/// Two snapshots whose identifiers became numbers and whose rows stand one behind the other, the new
/// snapshot's behind the old one's.
///
/// An index into `items` therefore says which snapshot, which section and which place.
struct NumberedSnapshots {
  /// Where a snapshot's rows are.
  struct Side {
    /// The number of each section.
    let sections: [Int]
    /// Where each section's items begin, and, last, where those of the last one end.
    let starts: [Int]

    init(sections: ArraySlice<Int>, rowCounts: [Int], from start: Int) {
      self.sections = Array(sections)
      var starts = [start]
      var end = start
      for count in rowCounts {
        end += count
        starts.append(end)
      }
      self.starts = starts
    }

    func range(of section: Int) -> Range<Int> {
      starts[section]..<starts[section + 1]
    }

    var items: Range<Int> { starts[0]..<starts[sections.count] }

    /// O(log s).
    func position(of index: Int) -> ItemPosition {
      var low = 0
      var high = sections.count
      while low < high {
        let middle = (low + high) / 2
        if starts[middle + 1] <= index { low = middle + 1 } else { high = middle }
      }
      return ItemPosition(section: low, item: index - starts[low])
    }
  }

  let old: Side
  let new: Side
  /// The number of each item, over both snapshots.
  let items: [Int]
  let sectionCount: Int
  let itemCount: Int

  init<SectionID, ItemID>(
    old oldRows: [SnapshotRow<SectionID, ItemID>], new newRows: [SnapshotRow<SectionID, ItemID>]
  ) {
    let sections = Numbering(oldRows.map(\.id) + newRows.map(\.id))
    let items = Numbering(SnapshotRow.items(of: oldRows + newRows))
    old = Side(
      sections: sections.numbers[..<oldRows.count], rowCounts: oldRows.map(\.items.count), from: 0)
    new = Side(
      sections: sections.numbers[oldRows.count...], rowCounts: newRows.map(\.items.count),
      from: old.items.upperBound)
    self.items = items.numbers
    sectionCount = sections.count
    itemCount = items.count
  }
}
