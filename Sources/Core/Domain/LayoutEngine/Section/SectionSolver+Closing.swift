/// A section's extent along the scroll axis, once all its items are known.
struct SectionExtent: Equatable, Sendable {
  var span: BoundaryPlan.Span
  var length: Double
  /// The length of the content of a section that scrolls sideways.
  var contentExtent: Double?
}

extension SectionSolver {
  /// Counts `count` items at once that nobody measured, in constant time but for the last group.
  ///
  /// Leaves the frames of a last group that is not full in `ready` where they differ from the
  /// template's; all frames where items wait for the section.
  mutating func fill(_ count: Int) throws(LayoutError) {
    guard count > 0 else { return }
    if let failure { throw failure }
    guard let template else { return }
    if isFixed {
      itemCount = count
      return
    }
    let full = itemsWaitForSection ? 0 : count / template.count
    if full > 0 {
      settleSteps(template)
      itemCount = full * template.count
      includeGroups(full, template)
    }
    for _ in itemCount..<count { _ = try appendEstimated(.unmeasured) }
    _ = closeWaiting()
  }

  /// Counts `count` items with what was measured of them; missing sizes are estimates.
  ///
  /// Leaves all frames in `ready`.
  mutating func fill(_ count: Int, measured: [MeasuredSize]) throws(LayoutError) {
    guard count > 0 else { return }
    if let failure { throw failure }
    guard template != nil else { return }
    if let index = measured.firstIndex(where: { !$0.isUsable }) {
      throw unusable(measured[index], at: index)
    }
    pending = measured
    waiting = count
    itemCount = count
    _ = closeWaiting()
  }

  /// Closes what is open, and returns how many items that makes final.
  mutating func close() -> Int {
    guard let template, isFixed else { return waiting > 0 ? closeWaiting() : 0 }
    if itemCount > 0 { includeGroups((itemCount - 1) / template.count + 1, template) }
    return 0
  }

  /// Takes in so many groups like the template, as if one after another.
  private mutating func includeGroups(_ count: Int, _ template: Template) {
    let axis = plan.layoutAxis
    let pitch = plan.advance(template.group, size: template.size)
    totals = SectionTotals()
    totals.include(template.group, size: template.size, at: 0, along: axis)
    let last = Double(count - 1) * pitch
    totals.include(template.group, size: template.size, at: last, along: axis)
    totals.groups = count
    group = count
    offset = ExactSum(value: Double(count) * pitch)
  }

  /// The section's extent for the items counted so far.
  func extent() -> SectionExtent {
    let inner: Double
    var content: Double?
    if totals.groups == 0 {
      inner = 0
      content = plan.isOrthogonal ? 0 : nil
    } else {
      let insets = plan.section.contentInsets
      let body = plan.isOrthogonal ? totals.tallest : totals.length
      inner = insets.start(plan.scrollAxis) + body + insets.end(plan.scrollAxis)
      if plan.isOrthogonal {
        content =
          plan.orthogonalInset(.start, group: totals.firstExtent) + totals.length
          + plan.orthogonalInset(.end, group: totals.lastExtent)
      }
    }
    let bodyEnd = plan.start + (plan.boundary.startBand + inner)
    let length = plan.boundary.startBand + inner + plan.boundary.endBand
    return SectionExtent(
      span: BoundaryPlan.Span(start: plan.start, bodyEnd: bodyEnd, end: plan.start + length),
      length: length, contentExtent: content)
  }

  /// The section's frame, before mirroring and rounding to pixels.
  func frame(_ extent: SectionExtent) -> Frame {
    let axis = plan.scrollAxis
    var origin = Point.zero
    var size = Size.zero
    origin[axis] = extent.span.start
    size[axis] = extent.length
    origin[axis.crossing] = plan.crossStart
    size[axis.crossing] = plan.crossExtent
    return Frame(origin: origin, size: size)
  }

  /// Backgrounds; a section without items has none.
  func decorations(_ extent: SectionExtent) -> [PlacedDecoration] {
    guard totals.groups > 0 else { return [] }
    return plan.section.decorationItems.map { item in
      PlacedDecoration(
        elementKind: item.elementKind, section: plan.index,
        frame: frame(extent).inset(by: item.contentInsets), zIndex: item.zIndex)
    }
  }
}
