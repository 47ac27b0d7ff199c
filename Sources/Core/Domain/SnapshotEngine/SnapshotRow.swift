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

  /// The items of all rows, one row after the other; in blocks, which costs an unspecialized caller
  /// next to nothing.
  static func items(of rows: [Self]) -> [ItemID] {
    var items: [ItemID] = []
    items.reserveCapacity(rows.reduce(0) { $0 + $1.items.count })
    for row in rows { items.append(contentsOf: row.items) }
    return items
  }
}
