extension Snapshot {
  /// What turns `old` into `new`: provably the fewest moves, in a defined order.
  ///
  /// Items are the same where they stand in the same section; one that left exactly one section and
  /// entered exactly one other is a transfer. O(n), and O(m log m) in the m items of a section that
  /// has changed its order.
  /// - Parameters:
  ///   - sectionChanged: whether the content of a section that both have differs, by index in the old
  ///     and in the new snapshot; asked in the new order. A section marked in `new` has changed.
  ///   - itemChanged: the same of items that both have, transferred ones included.
  package static func difference(
    from old: Snapshot, to new: Snapshot,
    sectionChanged: (_ old: Int, _ new: Int) -> Bool = { _, _ in false },
    itemChanged: (_ old: ItemPosition, _ new: ItemPosition) -> Bool = { _, _ in false }
  ) -> SnapshotDifference {
    let solver = DifferenceSolver(NumberedSnapshots(old: old.rows, new: new.rows))
    let hasMarks = new.hasItemMarks
    return solver.difference(
      sectionChanged: { from, to in
        new.marks.sections.contains(new.rows[to].id) || sectionChanged(from, to)
      },
      itemChanged: { from, to in (hasMarks && new.isMarked(at: to)) || itemChanged(from, to) })
  }

  private func isMarked(at position: ItemPosition) -> Bool {
    let item = rows[position.section].items[position.item]
    return marks.reloads.contains(item) || marks.reconfigurations.contains(item)
  }
}
