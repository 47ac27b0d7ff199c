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
  var slots: [Frame]
  /// How many items are there; the rest of the group is empty.
  private(set) var present = 0

  init(tree: TemplateTree, grid: PixelGrid) {
    self.tree = tree
    self.grid = grid
    slots = tree.nodes.map { Frame(origin: .zero, size: $0.size) }
  }

  var size: Size { slots[0].size }

  func itemFrame(_ item: Int) -> Frame { inside(tree.items[item]) }

  /// Adds the frames of the first items, moved to where the group lies.
  func appendFrames(of count: Int, at origin: Point, to frames: inout [Frame]) {
    for item in 0..<count { frames.append(itemFrame(item).offset(by: origin)) }
  }

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

  mutating func setExtent(_ extent: Double, of index: Int, _ axis: Axis) {
    if axis == .horizontal { slots[index].width = extent } else { slots[index].height = extent }
  }

  /// As large as what is there: the sum with spacing along the group's axis, the largest across.
  func hugged(_ index: Int, _ axis: Axis) -> Double {
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

  func forEachPresentChild(of index: Int, _ body: (Int) -> Void) {
    var child = index + 1
    while child < tree.nodes[index].next, tree.nodes[child].firstItem < present {
      body(child)
      child = tree.nodes[child].next
    }
  }
}
