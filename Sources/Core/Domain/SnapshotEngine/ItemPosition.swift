/// Where an item stands: the index of its section, and its own within that section, both from 0.
package struct ItemPosition: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
