/// Looking things up in a section that is closed.
extension SectionSolver {
  /// How many groups are like the template, one pitch from each other.
  var repeatedGroups: Int {
    guard let template, itemCount > 0 else { return 0 }
    return isFixed ? (itemCount - 1) / template.count + 1 : firstReady / template.count
  }

  func repeatedOrigin(_ group: Int) -> Point {
    Point(x: origin.x + Double(group) * step.x, y: origin.y + Double(group) * step.y)
  }

  /// An item's frame before mirroring and rounding to pixels.
  func frame(ofItem index: Int) -> Frame {
    guard isFixed || index < firstReady else { return ready[index - firstReady] }
    return frames[index % frames.count].offset(by: repeatedOrigin(index / frames.count))
  }

  /// The bounds of a full group's items and badges, relative to its origin.
  func templateBounds() -> Frame {
    guard let template else { return .zero }
    var bounds: Frame?
    for item in template.tree.items.indices {
      bounds = bounds.union(template.frames[item])
      forEachBadge(template, item: item, slots: template.slots) { bounds = bounds.union($0) }
    }
    return bounds ?? .zero
  }

  /// The bounds of a group handed out last, its badges included.
  mutating func readyBounds(_ group: Int) -> Frame {
    guard let template else { return .zero }
    let start = group * template.count
    let count = min(template.count, ready.count - start)
    var bounds: Frame?
    for frame in ready[start..<start + count] { bounds = bounds.union(frame) }
    guard template.hasSupplementaries else { return bounds ?? .zero }
    arrange(template, readyGroup: group)
    guard let arranger else { return bounds ?? .zero }
    for item in 0..<count {
      forEachBadge(template, item: item, slots: arranger.slots) {
        bounds = bounds.union($0.offset(by: readyGroups[group]))
      }
    }
    return bounds ?? .zero
  }

  private func forEachBadge(
    _ template: Template, item: Int, slots: [Frame], _ body: (Frame) -> Void
  ) {
    guard template.hasSupplementaries else { return }
    let unfinished = FrameFinisher(grid: .exact, mirroredIn: nil)
    supplementaries(template, item: item, slots: slots, origin: .zero, finisher: unfinished) {
      body($0.frame)
    }
  }

  /// The badges that come with any item: its own, and those of groups that start with it.
  mutating func supplementaries(
    ofItem item: Int, finisher: FrameFinisher, _ body: (PlacedSupplementary) -> Void
  ) {
    guard let template, template.hasSupplementaries else { return }
    if isFixed || item < firstReady {
      supplementaries(
        template, item: item, slots: template.slots,
        origin: repeatedOrigin(item / template.count), finisher: finisher, body)
    } else {
      supplementaries(ofReady: item - firstReady, finisher: finisher, body)
    }
  }
}
