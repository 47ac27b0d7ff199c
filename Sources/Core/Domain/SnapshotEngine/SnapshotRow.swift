/// One section and its items, in order.
package struct SnapshotRow<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  package let id: SectionID
  package internal(set) var items: [ItemID]

  package init(id: SectionID, items: [ItemID] = []) {
    self.id = id
    self.items = items
  }
}
