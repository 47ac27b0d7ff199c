/// Resolves a group's description against a container into a tree.
struct TemplateSolver {
  let grid: PixelGrid
  let section: Int
  private(set) var tree = TemplateTree()
  private var warnings: [LayoutWarning] = []

  /// Sizes that differ by less than this from what fits do fit: thirds do not add up to one.
  static let tolerance = 0.001

  init(grid: PixelGrid, section: Int) {
    self.grid = grid
    self.section = section
  }

  static func solve(
    _ group: LayoutGroup, in container: Size, grid: PixelGrid, section: Int
  ) throws(LayoutError) -> Template {
    var solver = TemplateSolver(grid: grid, section: section)
    try solver.add(group, in: container, path: "group")
    markGroups(in: &solver.tree)
    numberSupplementaries(in: &solver.tree)
    return Template(solver.tree, grid: grid, warnings: solver.warnings)
  }

  mutating func add(_ node: LayoutNode, in container: Size, path: String) throws(LayoutError) {
    switch node {
    case .item(let item): try add(item, in: container, path: path)
    case .group(let group): try add(group, in: container, path: path)
    }
  }

  private mutating func add(
    _ item: LayoutItem, in container: Size, path: String
  ) throws(LayoutError) {
    let size = try resolve(item.size, in: container, path: path)
    warnOfInsets(item.contentInsets, item.size, path: path)
    try addItem(
      TemplateNode(
        kind: .item, firstItem: tree.items.count, endItem: tree.items.count + 1, size: size,
        estimated: item.size.estimated, uniform: item.size.uniform,
        insets: item.contentInsets.without(item.size.estimated), edges: item.edgeSpacing,
        supplementaries: addSupplementaries(item.supplementaryItems, onItem: true)),
      path: path)
  }

  private mutating func addItem(_ node: TemplateNode, path: String) throws(LayoutError) {
    guard tree.items.count < Template.itemLimit else {
      throw failure(.tooManyItemsInGroup, path, node.size)
    }
    var node = node
    node.next = tree.nodes.count + 1
    tree.items.append(tree.nodes.count)
    tree.nodes.append(node)
  }

  private mutating func add(
    _ group: LayoutGroup, in container: Size, path: String
  ) throws(LayoutError) {
    let size = try resolve(group.size, in: container, path: path)
    warnOfInsets(group.contentInsets, group.size, path: path)
    let index = tree.nodes.count
    var node = TemplateNode(
      kind: .group, firstItem: tree.items.count, endItem: tree.items.count, size: size,
      estimated: group.size.estimated, uniform: group.size.uniform,
      insets: group.contentInsets.without(group.size.estimated), edges: group.edgeSpacing,
      axis: group.axis, interItem: group.interItemSpacing,
      supplementaries: addSupplementaries(group.supplementaryItems, onItem: false))
    if case .custom = group.contents { node.kind = .custom }
    tree.nodes.append(node)

    let room = Size(
      width: size.width - node.insets.leading - node.insets.trailing,
      height: size.height - node.insets.top - node.insets.bottom)
    try requireRoom(room, in: group, path: path)
    try addContents(of: group, room: room, path: path)

    tree.nodes[index].endItem = tree.items.count
    tree.nodes[index].next = tree.nodes.count
  }

  private mutating func addContents(
    of group: LayoutGroup, room: Size, path: String
  ) throws(LayoutError) {
    switch group.contents {
    case .subitems(let subitems):
      warnOfFractions(subitems.map(\.size), in: group, path: path)
      try addSubitems(subitems, to: group, room: room, path: path)
    case .divided(let subitem, let count):
      warnOfFractions([divided(subitem, group.axis)], in: group, path: path)
      try addDivided(subitem, count: count, to: group, room: room, path: path)
    case .repeating(let subitem, let count):
      guard count >= 1 else { throw failure(.countBelowOne, path, room) }
      warnOfFractions([subitem.size], in: group, path: path)
      for _ in 0..<count { try add(subitem, in: room, path: "\(path).repeatingSubitem") }
    case .custom(let items):
      guard !items.isEmpty else { throw failure(.groupWithoutItems, path, room) }
      for item in items {
        guard Self.isUsable(item.frame.size), item.frame.x.isFinite, item.frame.y.isFinite else {
          throw failure(.unusableDimension, "\(path).frames", item.frame.size)
        }
        try addItem(
          TemplateNode(
            kind: .item, firstItem: tree.items.count, endItem: tree.items.count + 1,
            size: grid.resolved(item.frame.size), estimated: [], uniform: [], insets: .zero,
            edges: .zero, custom: item.frame, zIndex: item.zIndex),
          path: path)
      }
    }
  }

  /// A group without room inside along its axis can hold nothing; an estimate of zero can grow.
  private func requireRoom(
    _ room: Size, in group: LayoutGroup, path: String
  ) throws(LayoutError) {
    func lacks(_ axis: Axis) -> Bool {
      room[axis] < 0 || (axis == group.axis && room[axis] == 0 && !group.size[axis].isEstimated)
    }
    if case .custom = group.contents { return }
    if lacks(.horizontal) || lacks(.vertical) { throw failure(.groupHasNoRoom, path, room) }
  }

  private func resolve(
    _ layout: LayoutSize, in container: Size, path: String
  ) throws(LayoutError) -> Size {
    guard layout.width.number >= 0, layout.height.number >= 0 else {
      throw failure(
        .unusableDimension, path, Size(width: layout.width.number, height: layout.height.number))
    }
    let size = layout.size(in: container)
    guard size.width.isFinite, size.height.isFinite else {
      throw failure(.unusableDimension, path, size)
    }
    guard size.width >= 0, size.height >= 0 else { throw failure(.groupHasNoRoom, path, size) }
    return grid.resolved(size)
  }

  static func isUsable(_ size: Size) -> Bool {
    size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
  }

  func failure(_ reason: LayoutError.Reason, _ path: String, _ size: Size) -> LayoutError {
    LayoutError(reason: reason, section: section, path: path, effectiveSize: size)
  }

  mutating func warn(_ trap: LayoutWarning.Trap, path: String) {
    let warning = LayoutWarning(trap: trap, section: section, path: path)
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  private mutating func addSupplementaries(
    _ items: [SupplementaryItem], onItem: Bool
  ) -> Range<Int> {
    let start = tree.supplementaries.count
    tree.supplementaries += items.map { TemplateSupplementary(item: $0, onItem: onItem) }
    return start..<tree.supplementaries.count
  }
}
