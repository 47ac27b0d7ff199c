extension GroupArranger {
  func inside(_ index: Int) -> Frame {
    slots[index].inset(by: tree.nodes[index].insets)
  }

  mutating func placeCustom(_ index: Int) {
    let origin = inside(index).origin
    for child in index + 1..<tree.nodes[index].next {
      slots[child].x = origin.x + tree.nodes[child].custom.x
      slots[child].y = origin.y + tree.nodes[child].custom.y
    }
  }

  /// Puts a group's children one after another; places come from the full template, so that the
  /// items of a group that is not full stay where a full one would have them.
  mutating func place(_ index: Int) {
    let node = tree.nodes[index]
    let axis = node.axis
    let inside = inside(index)
    if index > 0, node.uniform.contains(axis.crossing) { stretchUniformChildren(of: index) }
    let extra = node.flexibleSlots > 0 ? share(of: inside.extent(axis), in: index) : 0
    func gap(_ spacing: Spacing) -> Double {
      spacing.isFlexible ? spacing.least + extra : spacing.least
    }
    var position = inside.start(axis)
    var child = index + 1
    while child < node.next {
      let inner = tree.nodes[child]
      if child > index + 1 { position += gap(node.interItem) }
      position += gap(inner.edges.start(axis))
      let across =
        inside.start(axis.crossing)
        + inner.edges.offset(
          of: slots[child].extent(axis.crossing), within: inside.extent(axis.crossing),
          along: axis.crossing)
      slots[child].x = axis == .horizontal ? position : across
      slots[child].y = axis == .horizontal ? across : position
      position += slots[child].extent(axis) + gap(inner.edges.end(axis))
      child = inner.next
    }
  }

  /// What each flexible gap and edge gets of the room left over; nothing where the group hugs.
  private func share(of room: Double, in index: Int) -> Double {
    let node = tree.nodes[index]
    guard !node.hugs.contains(node.axis) else { return 0 }
    var used = 0.0
    var child = index + 1
    while child < node.next {
      let inner = tree.nodes[child]
      if child > index + 1 { used += node.interItem.least }
      used += inner.outer(slots[child].extent(node.axis), node.axis)
      child = inner.next
    }
    return max(0, room - used) / Double(node.flexibleSlots)
  }

  /// A group that grew to its largest sibling hands the growth on to items that are all uniform.
  private mutating func stretchUniformChildren(of index: Int) {
    let cross = tree.nodes[index].axis.crossing
    let growth = slots[index].extent(cross) - hugged(index, cross)
    guard growth > 0 else { return }
    var allUniform = true
    forEachPresentChild(of: index) { child in
      if !tree.nodes[child].uniform.contains(cross) { allUniform = false }
    }
    guard allUniform else { return }
    var child = index + 1
    while child < tree.nodes[index].next, tree.nodes[child].firstItem < present {
      setExtent(slots[child].extent(cross) + growth, of: child, cross)
      child = tree.nodes[child].next
    }
  }
}
