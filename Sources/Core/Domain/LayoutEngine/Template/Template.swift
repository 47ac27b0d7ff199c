/// One copy of a section's group, solved: where each of its items lies relative to the group.
///
/// A section of fixed sizes needs nothing else; one with estimates arranges it anew for the sizes
/// measured in each group.
struct Template: Sendable {
  /// More items in one group are refused: no screen shows them, and a tiny item would fill memory.
  static let itemLimit = 65_536

  /// The group and all in it, in pre-order.
  var nodes: [TemplateNode] = []
  /// The node of each item.
  var items: [Int] = []
  /// The outermost node that starts with each item.
  var firstNode: [Int] = []
  var supplementaries: [TemplateSupplementary] = []
  /// Nothing in it depends on what is measured or on how many items the last group has.
  var isFixed = true
  /// All nodes' slots when every item is there and nothing is measured.
  var slots: [Frame] = []
  /// All items' frames, in their slots' insets, likewise.
  var frames: [Frame] = []
  var warnings: [LayoutWarning] = []

  var size: Size { slots[0].size }
  var group: TemplateNode { nodes[0] }
  var count: Int { items.count }

  /// Whether the whole section has to be known before its first group can be arranged.
  var sharesAcrossSection: Bool { !group.uniform.intersection(group.hugs).isEmpty }

  func itemFrame(_ item: Int, slots: [Frame]) -> Frame {
    slots[items[item]].inset(by: nodes[items[item]].insets)
  }

  /// The room for an item as known before anything is measured.
  func slot(of item: Int) -> ItemSlot {
    let node = nodes[items[item]]
    return ItemSlot(
      size: frames[item].size, widthIsEstimated: node.estimated.contains(.horizontal),
      heightIsEstimated: node.estimated.contains(.vertical))
  }
}
