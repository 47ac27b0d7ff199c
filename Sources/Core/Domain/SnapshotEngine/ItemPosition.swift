/// Where an item stands: the index of its section, and its own within that section, both from 0.
package struct ItemPosition: Hashable, Comparable, Sendable {
  // Differences hold hundreds of thousands of these: half the size is half the memory they touch.
  private let sectionBits: Int32
  private let itemBits: Int32

  package init(section: Int, item: Int) {
    sectionBits = Int32(section)
    itemBits = Int32(item)
  }

  package var section: Int { Int(sectionBits) }
  package var item: Int { Int(itemBits) }

  package static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.sectionBits, left.itemBits) < (right.sectionBits, right.itemBits)
  }
}
