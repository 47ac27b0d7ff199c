extension TemplateSolver {
  /// Deals the subitems out in turn until one does not fit; the one that does not ends it, even if
  /// a later one would fit.
  ///
  /// Fitting looks at estimates and exact sizes: rounding 341.33 up to a half pixel must not cost a
  /// third column.
  mutating func addSubitems(
    _ subitems: [LayoutNode], to group: LayoutGroup, room: Size, path: String
  ) throws(LayoutError) {
    guard !subitems.isEmpty else { throw failure(.groupWithoutItems, path, room) }
    let axis = group.axis
    let extents = subitems.map { node in
      node.edgeSpacing.start(axis).least + node.size[axis].extent(in: room)
        + node.edgeSpacing.end(axis).least
    }
    let limit = room[axis] + Self.tolerance
    let spacing = group.interItemSpacing.least
    // Items without extent would go on for ever, and so would those that negative spacing undoes.
    let turns = extents.allSatisfy { $0 <= 0 } ? 1 : Int.max
    var used = 0.0
    var usedBefore = 0.0
    var placed = 0
    while placed / extents.count < turns {
      let index = placed % extents.count
      if placed > 0, index == 0 {
        guard used > usedBefore else { break }
        usedBefore = used
      }
      let needed = (placed > 0 ? used + spacing : used) + extents[index]
      guard needed <= limit else { break }
      used = needed
      try add(subitems[index], in: room, path: "\(path).subitems[\(index)]")
      placed += 1
    }
    guard placed > 0 else { throw failure(.groupCannotFitSingleItem, path, room) }
    for index in subitems.indices.dropFirst(placed) {
      warn(.subitemNeverPlaced(index: index), path: path)
    }
    if case .fixed(let gap) = group.interItemSpacing, gap > 0,
      subitems.allSatisfy({ $0.size[axis].share != nil })
    {
      warnOfDropped(extents: extents, placed: placed, limit: limit, path: path)
    }
  }

  /// Fractions that would fill the group if there were no spacing.
  private mutating func warnOfDropped(
    extents: [Double], placed: Int, limit: Double, path: String
  ) {
    var used = 0.0
    var without = 0
    while without <= placed + 64, used + extents[without % extents.count] <= limit {
      used += extents[without % extents.count]
      without += 1
    }
    if without > placed, used >= limit - 2 * Self.tolerance {
      warn(.spacingDropsItems(placed: placed, without: without), path: path)
    }
  }

  /// Resizes the subitem to an equal part of what the spacing leaves.
  ///
  /// The container that the subitem resolves against is reduced by the spacing as well, so a height
  /// that is a fraction of the width is one of the reduced width. Read off recorded UIKit pictures.
  mutating func addDivided(
    _ subitem: LayoutNode, count: Int, to group: LayoutGroup, room: Size, path: String
  ) throws(LayoutError) {
    guard count >= 1 else { throw failure(.countBelowOne, path, room) }
    guard count <= Template.itemLimit else { throw failure(.tooManyItemsInGroup, path, room) }
    let axis = group.axis
    var reduced = room
    reduced[axis] -= group.interItemSpacing.least * Double(count - 1)
    let edges = subitem.edgeSpacing.least(axis)
    if edges != 0 { reduced[axis] -= edges * Double(count) }
    var part = subitem
    if !subitem.size[axis].isEstimated {
      let extent = reduced[axis] / Double(count)
      guard extent > 0 || (extent == 0 && room[axis] == 0) else {
        throw failure(.groupHasNoRoom, path, reduced)
      }
      part = subitem.resized(to: extent, along: axis)
    }
    for _ in 0..<count { try add(part, in: reduced, path: "\(path).subitem") }
  }

  /// The subitem's size where its own axis is none of its business.
  func divided(_ subitem: LayoutNode, _ axis: Axis) -> LayoutSize {
    subitem.size[axis].isEstimated ? subitem.size : subitem.resized(to: 0, along: axis).size
  }

  /// A child that is a share of its group's estimate does not follow what is measured.
  mutating func warnOfFractions(_ sizes: [LayoutSize], in group: LayoutGroup, path: String) {
    for axis in [Axis.vertical, .horizontal] where group.size[axis].isEstimated {
      for size in sizes where size.width.share == axis || size.height.share == axis {
        warn(.fractionOfEstimate(axis), path: path)
      }
    }
  }

  mutating func warnOfInsets(_ insets: EdgeInsets, _ size: LayoutSize, path: String) {
    for axis in [Axis.vertical, .horizontal]
    where size[axis].isEstimated && (insets.start(axis) != 0 || insets.end(axis) != 0) {
      warn(.insetsOnEstimatedAxis(axis), path: path)
    }
  }
}
