/// Arranges one copy of a template's group for the items that are there and the sizes measured.
///
/// Two passes over the nodes: sizes from the inside out, places from the outside in. Measured sizes
/// are inputs, so nothing has to be repeated. Scratch space is kept from group to group.
struct GroupArranger: Sendable {
  let tree: TemplateTree
  let grid: PixelGrid
  /// What uniform items and groups share across the section, once that is known.
  var share = UniformShare()
  /// Every node's slot relative to the group, as arranged last.
  private(set) var slots: [Frame]
  /// How many items are there; the rest of the group is empty.
  private(set) var present = 0

  init(tree: TemplateTree, grid: PixelGrid) {
    self.tree = tree
    self.grid = grid
    slots = tree.nodes.map { Frame(origin: .zero, size: $0.size) }
  }

  var size: Size { slots[0].size }

  func itemFrame(_ item: Int) -> Frame { inside(tree.items[item]) }

  /// Arranges the first `count` items with the sizes from `start` on; missing ones are estimates.
  mutating func arrange(count: Int, measured: [MeasuredSize], from start: Int) {
    resolveSizes(count: count, measured: measured, from: start)
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .item: break
      case .custom: placeCustom(index)
      case .group: place(index)
      }
    }
  }

  mutating func resolveSizes(count: Int, measured: [MeasuredSize], from start: Int) {
    present = count
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      var size = node.size
      defer { slots[index] = Frame(origin: .zero, size: size) }
      guard node.firstItem < count else { continue }
      if node.kind == .item {
        let place = start + node.firstItem
        if !node.estimated.isEmpty, place < measured.count {
          size = measured[place].replacing(size, along: node.estimated, grid: grid)
        }
      } else if !node.hugs.isEmpty {
        for axis in [Axis.horizontal, .vertical] where node.hugs.contains(axis) {
          if node.sharesAmongChildren { shareAmongChildren(of: index, axis) }
          size[axis] = hugged(index, axis)
          if index == 0, let shared = share.groups[axis] { size[axis] = shared }
        }
      }
    }
  }

  /// The largest uniform item or group directly in the group, by the sizes resolved last.
  func largestUniformChild(_ axis: Axis) -> Double? { largestUniformChild(of: 0, axis) }

  private func largestUniformChild(of index: Int, _ axis: Axis) -> Double? {
    var largest: Double?
    forEachPresentChild(of: index) { child in
      guard tree.nodes[child].uniform.contains(axis) else { return }
      largest = max(largest ?? 0, slots[child].size[axis])
    }
    return largest
  }

  private mutating func shareAmongChildren(of index: Int, _ axis: Axis) {
    let across = index == 0 ? share.items[axis] : nil
    guard let extent = across ?? largestUniformChild(of: index, axis) else { return }
    var child = index + 1
    while child < tree.nodes[index].next {
      if tree.nodes[child].uniform.contains(axis), tree.nodes[child].firstItem < present {
        setExtent(extent, of: child, axis)
      }
      child = tree.nodes[child].next
    }
  }

  private mutating func setExtent(_ extent: Double, of index: Int, _ axis: Axis) {
    if axis == .horizontal { slots[index].width = extent } else { slots[index].height = extent }
  }

  /// As large as what is there: the sum with spacing along the group's axis, the largest across.
  private func hugged(_ index: Int, _ axis: Axis) -> Double {
    let node = tree.nodes[index]
    var extent = 0.0
    var first = true
    forEachPresentChild(of: index) { child in
      let outer = tree.nodes[child].outer(slots[child].extent(axis), axis)
      if axis == node.axis {
        extent += (first ? 0 : node.interItem.least) + outer
      } else {
        extent = max(extent, outer)
      }
      first = false
    }
    return grid.resolved(extent)
  }

  private func forEachPresentChild(of index: Int, _ body: (Int) -> Void) {
    var child = index + 1
    while child < tree.nodes[index].next, tree.nodes[child].firstItem < present {
      body(child)
      child = tree.nodes[child].next
    }
  }

  private func inside(_ index: Int) -> Frame {
    slots[index].inset(by: tree.nodes[index].insets)
  }

  private mutating func placeCustom(_ index: Int) {
    let origin = inside(index).origin
    for child in index + 1..<tree.nodes[index].next {
      slots[child].x = origin.x + tree.nodes[child].custom.x
      slots[child].y = origin.y + tree.nodes[child].custom.y
    }
  }

  /// Puts a group's children one after another; places come from the full template, so that the
  /// items of a group that is not full stay where a full one would have them.
  private mutating func place(_ index: Int) {
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

/// Extents that all groups of a section have in common because the outermost group is uniform.
struct UniformShare: Equatable, Sendable {
  struct Extents: Equatable, Sendable {
    private var horizontal: Double?
    private var vertical: Double?

    subscript(_ axis: Axis) -> Double? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    mutating func include(_ extent: Double?, _ axis: Axis) {
      guard let extent else { return }
      self[axis] = max(self[axis] ?? 0, extent)
    }
  }

  /// The largest uniform item directly in any group.
  var items = Extents()
  /// The largest group.
  var groups = Extents()
}
