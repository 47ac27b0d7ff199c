/// The visible stretch of the scroll axis that pinned headers and footers keep inside.
struct Pinning: Equatable, Sendable {
  var start: Double
  var end: Double

  /// Nil where no content offset is given: then nothing is pinned.
  ///
  /// Right to left and scrolling sideways, offsets count from the mirrored end, so the content's
  /// width is needed.
  init?(_ environment: LayoutEnvironment, scrollAxis: Axis, mirroredIn width: Double?) {
    guard let viewport = environment.viewport else { return nil }
    let extent = environment.container[scrollAxis]
    var offset = viewport.contentOffset[scrollAxis]
    var insets = viewport.adjustedInsets
    if scrollAxis == .horizontal, let width {
      offset = width - (offset + extent)
      insets = insets.mirrored
    }
    start = offset + insets.start(scrollAxis)
    end = offset + extent - insets.end(scrollAxis)
  }

  /// What is left visible for sections' items under pinned items of the whole layout.
  func inside(_ boundary: BoundaryPlan) -> Pinning {
    var inner = self
    inner.start += boundary.pinnedExtent(.start)
    inner.end -= boundary.pinnedExtent(.end)
    return inner
  }

  /// Where an item at the start goes that would lie at `natural` and may not leave its section,
  /// which ends at `limit`.
  func start(natural: Double, extent: Double, limit: Double) -> Double {
    max(natural, min(start, limit - extent))
  }

  /// The same for an item at the end of a section that starts at `limit`.
  func end(natural: Double, extent: Double, limit: Double) -> Double {
    min(natural, max(end - extent, limit))
  }
}
