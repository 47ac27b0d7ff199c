/// One copy of a section's group, solved: where each of its items lies relative to the group.
///
/// A section of fixed sizes needs nothing else; one with estimates arranges it anew for the sizes
/// measured in each group. Shared, not copied: a solver consults it for every item.
final class Template: Sendable {
  /// More items in one group are refused: no screen shows them, and a tiny item would fill memory.
  static let itemLimit = 65_536

  let tree: TemplateTree
  let warnings: [LayoutWarning]
  /// The outermost node that starts with each item.
  let firstNode: [Int]
  /// All nodes' slots when every item is there and nothing is measured.
  let slots: [Frame]
  /// All items' frames, in their slots' insets, likewise.
  let frames: [Frame]
  /// The group as a whole, and its size with nothing measured.
  let group: TemplateNode
  let size: Size
  /// How many items a full group has.
  let count: Int

  init(_ tree: TemplateTree, grid: PixelGrid, warnings: [LayoutWarning]) {
    self.tree = tree
    self.warnings = warnings
    var arranger = GroupArranger(tree: tree, grid: grid)
    arranger.arrange(count: tree.items.count, measured: [], from: 0)
    slots = arranger.slots
    frames = tree.items.indices.map { arranger.itemFrame($0) }
    group = tree.nodes[0]
    size = slots[0].size
    count = tree.items.count
    var firstNode = [Int](repeating: 0, count: tree.items.count)
    for index in tree.nodes.indices.reversed() { firstNode[tree.nodes[index].firstItem] = index }
    self.firstNode = firstNode
  }

  /// Nothing in it depends on what is measured or on how many items the last group has.
  var isFixed: Bool { tree.isFixed }

  var hasSupplementaries: Bool { !tree.supplementaries.isEmpty }

  /// Whether the whole section has to be known before its first group can be arranged.
  var sharesAcrossSection: Bool { !group.uniform.intersection(group.hugs).isEmpty }

  /// The room for an item as known before anything is measured.
  func slot(of item: Int) -> ItemSlot {
    let estimated = tree.nodes[tree.items[item]].estimated
    return ItemSlot(
      size: frames[item].size, widthIsEstimated: estimated.contains(.horizontal),
      heightIsEstimated: estimated.contains(.vertical))
  }
}
