/// A snapshot whose identifiers became numbers and whose rows stand one behind the other.
struct NumberedSnapshot {
  /// The number of each section.
  let sections: [Int]
  /// The number of each item, over all sections.
  let items: [Int]
  /// Where each section's items begin, and, last, where those of the last one end.
  let starts: [Int]

  init(sections: [Int], items: [Int], rowCounts: [Int]) {
    self.sections = sections
    self.items = items
    var starts = [0]
    var end = 0
    for count in rowCounts {
      end += count
      starts.append(end)
    }
    self.starts = starts
  }

  func range(of section: Int) -> Range<Int> {
    starts[section]..<starts[section + 1]
  }

  /// Where an index over all sections is; O(log s).
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
