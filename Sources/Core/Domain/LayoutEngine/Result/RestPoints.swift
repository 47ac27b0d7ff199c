/// Where a section that scrolls sideways comes to rest.
///
/// After the header comments of UICollectionLayoutSectionOrthogonalScrollingBehavior; the arithmetic
/// is ours.
package struct RestPoints: Equatable, Sendable {
  package let behavior: OrthogonalScrollingBehavior
  /// The largest offset: the content's extent less the container's, never negative.
  package let largestOffset: Double
  /// Ascending, without repeats; empty where any offset will do.
  package let points: [Double]

  /// - Parameters:
  ///   - groups: Where each group starts in the content, and how far it extends.
  ///   - leadingInset: The section's, before any that centring adds.
  package init(
    _ behavior: OrthogonalScrollingBehavior, groups: [(start: Double, extent: Double)],
    leadingInset: Double, contentExtent: Double, containerExtent: Double
  ) {
    self.behavior = behavior
    let largest = max(0, contentExtent - containerExtent)
    largestOffset = largest
    let natural: [Double]
    switch behavior {
    case .none, .continuous: natural = []
    case .continuousGroupLeadingBoundary, .groupPaging:
      natural = groups.map { $0.start - leadingInset }
    case .groupPagingCentered:
      natural = groups.map { $0.start + $0.extent / 2 - containerExtent / 2 }
    case .paging:
      natural =
        containerExtent > 0
        ? (0...Int(min(largest / containerExtent, 1e6)) + 1).map { Double($0) * containerExtent }
        : [0]
    }
    var points: [Double] = []
    for point in natural.map({ min(max($0, 0), largest) })
    where points.last.map({ $0 < point }) ?? true {
      points.append(point)
    }
    self.points = points
  }

  /// The rest point nearest to a proposed offset, the earlier of two equally near.
  ///
  /// - Complexity: O(log n).
  package func nearest(to offset: Double) -> Double {
    guard !points.isEmpty else { return min(max(offset, 0), largestOffset) }
    var low = 0
    var high = points.count
    while low < high {
      let middle = low + (high - low) / 2
      if points[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return points[0] }
    guard low < points.count else { return points[points.count - 1] }
    return offset - points[low - 1] <= points[low] - offset ? points[low - 1] : points[low]
  }

  /// Where a flick from `start` towards `offset` ends: paging moves by one step at most.
  package func rest(from start: Double, towards offset: Double) -> Double {
    let target = nearest(to: offset)
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: return target
    case .paging, .groupPaging, .groupPagingCentered:
      let current = nearest(to: start)
      if target > current { return points.first { $0 > current } ?? current }
      if target < current { return points.last { $0 < current } ?? current }
      return current
    }
  }
}

extension LayoutResult {
  /// Where a section comes to rest; nil for one that does not scroll sideways.
  ///
  /// - Complexity: O(n) for n groups.
  package func restPoints(_ section: Int) -> RestPoints? {
    let solver = sections[section].solver
    guard solver.plan.isOrthogonal, let content = ends[section].contentExtent else { return nil }
    let plan = solver.plan
    let axis = plan.layoutAxis
    let zero = plan.crossStart - plan.orthogonalOffset
    var groups: [(start: Double, extent: Double)] = []
    if let template = solver.template {
      for group in 0..<solver.repeatedGroups {
        groups.append((solver.repeatedOrigin(group)[axis] - zero, template.size[axis]))
      }
      var table = solver
      for group in solver.readyGroups.indices {
        table.arrange(template, readyGroup: group)
        groups.append(
          (solver.readyGroups[group][axis] - zero, table.arranger?.size[axis] ?? 0))
      }
    }
    return RestPoints(
      plan.section.orthogonalScrollingBehavior, groups: groups,
      leadingInset: plan.section.contentInsets.start(axis), contentExtent: content,
      containerExtent: plan.crossExtent)
  }
}
