/// What meets a rectangle.
package struct VisibleElements: Equatable, Sendable {
  package struct ItemPath: Hashable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// In the order of sections and items.
  package var items: [ItemPath] = []
  /// Headers and footers, then badges.
  package var supplementaries: [PlacedSupplementary] = []
  package var decorations: [PlacedDecoration] = []
}

extension LayoutResult {
  /// The elements whose frames share area with `rect`: edges that only touch do not count.
  ///
  /// - Complexity: O(log n + answer) for n items, one group's items more where groups are large.
  package func elements(in rect: Frame) -> VisibleElements {
    var visible = VisibleElements()
    for index in index.supplementaries(rect) {
      let placed = boundarySupplementaries[index]
      if placed.frame.intersects(rect) { visible.supplementaries.append(placed) }
    }
    for index in index.decorations(rect) where decorations[index].frame.intersects(rect) {
      visible.decorations.append(decorations[index])
    }
    let area = finisher.searchArea(for: rect)
    for section in index.sections(area) {
      add(section, area: area, rect: rect, to: &visible)
    }
    return visible
  }

  private func add(_ section: Int, area: Frame, rect: Frame, to visible: inout VisibleElements) {
    let result = sections[section]
    guard let bounds = result.bounds, let template = result.solver.template else { return }
    guard bounds.meets(area) else { return }
    let hasBadges = template.hasSupplementaries
    var badged = result.solver
    for groups in result.groups(meeting: area) {
      let last = min(groups.upperBound * template.count, result.itemCount)
      for item in min(groups.lowerBound * template.count, last)..<last {
        if finisher.finish(result.frame(item)).intersects(rect) {
          visible.items.append(VisibleElements.ItemPath(section: section, item: item))
        }
        guard hasBadges else { continue }
        badged.supplementaries(ofItem: item, finisher: finisher) {
          if $0.frame.intersects(rect) { visible.supplementaries.append($0) }
        }
      }
    }
  }
}

extension Frame {
  /// As `intersects`, but rectangles without area and touching edges count.
  func meets(_ other: Frame) -> Bool {
    x <= other.x + other.width && other.x <= x + width
      && y <= other.y + other.height && other.y <= y + height
  }
}

/// Orders what a layout holds along its scroll axis.
struct LayoutIndex: Sendable {
  private let axis: Axis
  private let mirrored: Bool
  private let sectionIndex: IntervalIndex
  private let supplementaryIndex: IntervalIndex
  private let decorationIndex: IntervalIndex

  init(
    sections: [SectionResult], supplementaries: [PlacedSupplementary],
    decorations: [PlacedDecoration], axis: Axis, mirrored: Bool
  ) {
    self.axis = axis
    self.mirrored = mirrored
    sectionIndex = IntervalIndex(
      sections.map {
        let start = $0.bounds?.start(axis) ?? $0.extent.span.start
        return start...max(start, $0.bounds?.end(axis) ?? $0.extent.span.start)
      })
    supplementaryIndex = IntervalIndex(
      supplementaries.map { Self.interval($0.frame, axis, mirrored) })
    decorationIndex = IntervalIndex(decorations.map { Self.interval($0.frame, axis, mirrored) })
  }

  /// Finished frames run backwards where they were mirrored along the scroll axis.
  private static func interval(_ frame: Frame, _ axis: Axis, _ mirrored: Bool)
    -> ClosedRange<Double>
  {
    let low = mirrored ? -frame.end(axis) : frame.start(axis)
    return low...max(low, mirrored ? -frame.start(axis) : frame.end(axis))
  }

  func sections(_ area: Frame) -> Range<Int> {
    sectionIndex.range(from: area.start(axis).nextDown, to: area.end(axis).nextUp)
  }

  func supplementaries(_ rect: Frame) -> Range<Int> { range(supplementaryIndex, rect) }
  func decorations(_ rect: Frame) -> Range<Int> { range(decorationIndex, rect) }

  private func range(_ index: IntervalIndex, _ rect: Frame) -> Range<Int> {
    let interval = Self.interval(rect, axis, mirrored)
    return index.range(from: interval.lowerBound, to: interval.upperBound)
  }
}
