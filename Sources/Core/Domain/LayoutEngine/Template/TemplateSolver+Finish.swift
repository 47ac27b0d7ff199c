extension TemplateSolver {
  /// Fills in what follows from the tree as a whole, and arranges it once with nothing measured.
  func finished() -> Template {
    var template = template
    markGroups(in: &template)
    numberSupplementaries(in: &template)
    template.firstNode = [Int](repeating: 0, count: template.count)
    for index in template.nodes.indices.reversed() {
      template.firstNode[template.nodes[index].firstItem] = index
    }
    var arranger = GroupArranger(template: template, grid: grid)
    arranger.arrange(count: template.count, measured: [], from: 0)
    template.slots = arranger.slots
    template.frames = template.items.indices.map {
      template.itemFrame($0, slots: arranger.slots)
    }
    return template
  }

  private func markGroups(in template: inout Template) {
    for index in template.nodes.indices {
      var node = template.nodes[index]
      if node.kind == .item {
        if !node.estimated.isEmpty { template.isFixed = false }
        continue
      }
      guard node.kind == .group else { continue }
      var child = index + 1
      var children = 0
      while child < node.next {
        let inner = template.nodes[child]
        node.hugs.formUnion(node.estimated.intersection(inner.estimated))
        if !inner.uniform.isEmpty { node.sharesAmongChildren = true }
        node.flexibleSlots += inner.edges.flexibleEdges(node.axis)
        children += 1
        child = inner.next
      }
      if node.interItem.isFlexible { node.flexibleSlots += children - 1 }
      if !node.hugs.isEmpty { template.isFixed = false }
      template.nodes[index] = node
    }
  }

  /// Groups' badges are counted per kind, so that (kind, section, group) names one of them; on the
  /// outermost group alone the number is the group's.
  private func numberSupplementaries(in template: inout Template) {
    var totals: [String: Int] = [:]
    for index in template.supplementaries.indices where !template.supplementaries[index].onItem {
      let kind = template.supplementaries[index].item.elementKind
      template.supplementaries[index].ordinal = totals[kind, default: 0]
      totals[kind, default: 0] += 1
    }
    for index in template.supplementaries.indices where !template.supplementaries[index].onItem {
      let kind = template.supplementaries[index].item.elementKind
      template.supplementaries[index].ofKind = totals[kind] ?? 1
    }
  }
}
