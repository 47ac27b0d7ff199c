/// Where things are in a snapshot, for changes that should not search all of it.
struct SnapshotDirectory<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// An item where it may stand once: in its section, or, with no section, anywhere.
  private struct Membership: Hashable {
    let section: SectionID?
    let item: ItemID
  }

  private let identity: SnapshotIdentity
  private(set) var rowIndexes: [SectionID: Int] = [:]
  private var homes: [Membership: SectionID] = [:]

  /// O(n).
  init(rows: [SnapshotRow<SectionID, ItemID>], identity: SnapshotIdentity) {
    self.identity = identity
    homes.reserveCapacity(rows.reduce(0) { $0 + $1.items.count })
    index(rows)
    for row in rows { add(row.items, in: row.id) }
  }

  /// After sections came, went or moved. O(s).
  mutating func index(_ rows: [SnapshotRow<SectionID, ItemID>]) {
    rowIndexes.removeAll(keepingCapacity: true)
    for (index, row) in rows.enumerated() { rowIndexes[row.id] = index }
  }

  /// The section whose item this is, if it were placed into `section`: itself or nil where items
  /// belong to their sections, any where they are global.
  func home(of item: ItemID, placedIn section: SectionID) -> SectionID? {
    homes[membership(item, section)]
  }

  mutating func add(_ items: some Sequence<ItemID>, in section: SectionID) {
    for item in items { homes[membership(item, section)] = section }
  }

  mutating func remove(_ items: some Sequence<ItemID>, from section: SectionID) {
    for item in items { homes[membership(item, section)] = nil }
  }

  private func membership(_ item: ItemID, _ section: SectionID) -> Membership {
    switch identity {
    case .section: Membership(section: section, item: item)
    case .global: Membership(section: nil, item: item)
    }
  }
}
