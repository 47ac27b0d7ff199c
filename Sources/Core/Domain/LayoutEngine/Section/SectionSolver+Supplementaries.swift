extension SectionSolver {
  /// The badges that come with an item: its own, and those of groups that start with it.
  ///
  /// - Parameter position: The item's place among those handed out last.
  mutating func supplementaries(
    ofReady position: Int, finisher: FrameFinisher, _ body: (PlacedSupplementary) -> Void
  ) {
    guard let template, template.hasSupplementaries else { return }
    if isFixed {
      supplementaries(
        template, item: firstReady + position, slots: template.slots, origin: groupOrigin,
        finisher: finisher, body)
    } else {
      arrange(template, readyGroup: position / template.count)
      guard let arranger else { return }
      supplementaries(
        template, item: firstReady + position, slots: arranger.slots,
        origin: readyGroups[position / template.count], finisher: finisher, body)
    }
  }

  /// Brings back a group that was handed out together with later ones.
  mutating func arrange(_ template: Template, readyGroup: Int) {
    guard arranged != readyGroup else { return }
    let start = readyGroup * template.count
    arranger?.arrange(
      count: min(template.count, ready.count - start), measured: pending, from: start)
    arranged = readyGroup
  }

  func supplementaries(
    _ template: Template, item: Int, slots: [Frame], origin: Point, finisher: FrameFinisher,
    _ body: (PlacedSupplementary) -> Void
  ) {
    let slot = item % template.count
    let group = item / template.count
    for index in template.firstNode[slot]...template.tree.items[slot] {
      let node = template.tree.nodes[index]
      guard !node.supplementaries.isEmpty else { continue }
      let host = slots[index].inset(by: node.insets).offset(by: origin)
      for badge in template.tree.supplementaries[node.supplementaries] {
        let frame = badge.item.frame(
          on: host, measured: plan.measured[badge.item.elementKind], grid: plan.environment.grid)
        body(
          PlacedSupplementary(
            elementKind: badge.item.elementKind, section: plan.index,
            host: badge.onItem ? .item(item) : .group(group * badge.ofKind + badge.ordinal),
            frame: finisher.finish(frame), isPinned: false,
            zIndex: badge.item.zIndex ?? plan.itemZ + 1))
      }
    }
  }
}
