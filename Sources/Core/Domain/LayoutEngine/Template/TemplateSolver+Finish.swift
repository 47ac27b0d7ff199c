extension TemplateSolver {
  /// Fills in what a group is told by its children.
  static func markGroups(in tree: inout TemplateTree) {
    for index in tree.nodes.indices {
      var node = tree.nodes[index]
      if node.kind == .item {
        if !node.estimated.isEmpty { tree.isFixed = false }
        continue
      }
      guard node.kind == .group else { continue }
      var child = index + 1
      var children = 0
      while child < node.next {
        let inner = tree.nodes[child]
        node.hugs.formUnion(node.estimated.intersection(inner.estimated))
        if !inner.uniform.isEmpty { node.sharesAmongChildren = true }
        node.flexibleSlots += inner.edges.flexibleEdges(node.axis)
        children += 1
        child = inner.next
      }
      if node.interItem.isFlexible { node.flexibleSlots += children - 1 }
      if !node.hugs.isEmpty { tree.isFixed = false }
      tree.nodes[index] = node
    }
  }

  /// Groups' badges are counted per kind, so that (kind, section, group) names one of them; on the
  /// outermost group alone the number is the group's.
  static func numberSupplementaries(in tree: inout TemplateTree) {
    var totals: [String: Int] = [:]
    for index in tree.supplementaries.indices where !tree.supplementaries[index].onItem {
      let kind = tree.supplementaries[index].item.elementKind
      tree.supplementaries[index].ordinal = totals[kind, default: 0]
      totals[kind, default: 0] += 1
    }
    for index in tree.supplementaries.indices where !tree.supplementaries[index].onItem {
      let kind = tree.supplementaries[index].item.elementKind
      tree.supplementaries[index].ofKind = totals[kind] ?? 1
    }
  }
}
