extension SectionSolver {
  /// Counts one more item of a section with estimates, and returns how many are final now.
  @usableFromInline
  mutating func appendEstimated(_ measured: MeasuredSize) throws(LayoutError) -> Int {
    guard groupCount > 0 else {
      if let failure { throw failure }
      return 0
    }
    guard measured.isUsable else { throw unusable(measured, at: itemCount) }
    if waiting == 0 { pending.removeAll(keepingCapacity: true) }
    pending.append(measured)
    waiting += 1
    itemCount += 1
    return waiting == groupCount && !itemsWaitForSection ? closeWaiting() : 0
  }

  func unusable(_ measured: MeasuredSize, at index: Int) -> LayoutError {
    LayoutError(
      reason: .unusableMeasurement, section: plan.index, path: "item \(index)",
      effectiveSize: Size(width: measured.width ?? 0, height: measured.height ?? 0))
  }

  /// Makes the items that wait final, as one group after another, and returns how many they are.
  mutating func closeWaiting() -> Int {
    ready.removeAll(keepingCapacity: true)
    readyGroups.removeAll(keepingCapacity: true)
    firstReady = itemCount - waiting
    guard let template, waiting > 0 else { return 0 }
    if itemsWaitForSection { settleShare(template) }
    for start in stride(from: 0, to: waiting, by: template.count) {
      closeGroup(template, from: start, count: min(template.count, waiting - start))
    }
    waiting = 0
    return ready.count
  }

  /// Arranges waiting items from `start` on as one group behind the last.
  private mutating func closeGroup(_ template: Template, from start: Int, count: Int) {
    arranger?.arrange(count: count, measured: pending, from: start)
    arranged = start / template.count
    let size = arranger?.size ?? .zero
    groupOrigin = nextOrigin(template, size: size)
    readyGroups.append(groupOrigin)
    arranger?.appendFrames(of: count, at: groupOrigin, to: &ready)
    totals.include(template.group, size: size, at: offset.value, along: plan.layoutAxis)
    group += 1
    offset.add(plan.advance(template.group, size: size))
  }

  private mutating func nextOrigin(_ template: Template, size: Size) -> Point {
    let main = begin(firstGroup: size[plan.layoutAxis]) + offset.value
    return plan.origin(of: template.group, size: size, main: main, room: crossRoom)
  }

  /// Finds what the section's groups have in common, by sizing each of them beforehand.
  private mutating func settleShare(_ template: Template) {
    guard var sizing = arranger else { return }
    let axes = template.sharesAcrossSection ? [Axis.horizontal, .vertical] : []
    let shared = axes.filter {
      template.group.uniform.contains($0) && template.group.hugs.contains($0)
    }
    var share = UniformShare()
    forEachGroup(template) { start, count in
      sizing.resolveSizes(count: count, measured: pending, from: start)
      for axis in shared { share.items.include(sizing.largestUniformChild(axis), axis) }
    }
    sizing.share = share
    var tallest = 0.0
    let across = plan.layoutAxis.crossing
    forEachGroup(template) { start, count in
      sizing.resolveSizes(count: count, measured: pending, from: start)
      for axis in shared { share.groups.include(sizing.size[axis], axis) }
    }
    sizing.share = share
    forEachGroup(template) { start, count in
      sizing.resolveSizes(count: count, measured: pending, from: start)
      tallest = max(tallest, template.group.outer(sizing.size[across], across))
    }
    arranger?.share = share
    totals.tallest = tallest
  }

  private func forEachGroup(_ template: Template, _ body: (Int, Int) -> Void) {
    for start in stride(from: 0, to: waiting, by: template.count) {
      body(start, min(template.count, waiting - start))
    }
  }
}
