/// Rows as they came, made into a snapshot: repeats found, refused or dropped.
package struct SnapshotIntake<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable
{
  package let snapshot: Snapshot<SectionID, ItemID>
  /// Repeated items and sections, in reading order.
  package let repeats: [SnapshotRepeat<SectionID, ItemID>]
  /// For each item of the snapshot, by section and index, where it stood in the rows given; nil where
  /// nothing was repeated, and every item stands where it stood.
  package let origins: [[ItemPosition]]?

  /// O(n).
  /// - Parameter side: which side of a comparison this is; it goes into the error.
  package init(
    _ rows: [SnapshotRow<SectionID, ItemID>], identity: SnapshotIdentity = .section,
    repeats policy: RepeatPolicy = .strict, side: SnapshotSide = .new
  ) throws(SnapshotFault<SectionID, ItemID>) {
    var finder = RepeatFinder(rows: rows, identity: identity)
    let found = finder.find(stopAtFirst: policy == .strict)
    if policy == .strict, let first = found.first { throw .repeated(first, side: side) }
    repeats = found
    guard !found.isEmpty else {
      snapshot = Snapshot(unique: rows, identity: identity)
      origins = nil
      return
    }
    let kept = finder.kept
    snapshot = Snapshot(
      unique: kept.map { row in
        SnapshotRow(
          id: rows[row.section].id, items: row.items.map { rows[$0.section].items[$0.item] })
      },
      identity: identity)
    origins = kept.map(\.items)
  }
}

extension Snapshot {
  /// Of rows given at once. O(n).
  package init(_ rows: [Row], identity: SnapshotIdentity = .section) throws(Fault) {
    self = try SnapshotIntake(rows, identity: identity).snapshot
  }
}
