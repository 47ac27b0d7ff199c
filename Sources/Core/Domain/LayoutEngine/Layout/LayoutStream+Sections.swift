/// What is final when a section starts.
package struct SectionStart: Equatable, Sendable {
  package enum Wait: Equatable, Sendable {
    /// Every item is final as it comes.
    case none
    /// Items are final when their group is full, or the section ends.
    case group
    /// Items are final when the section ends: its groups share an extent.
    case section
  }

  package var index: Int
  package var itemsWait: Wait
  /// Headers whose place is final already, the whole layout's before the section's.
  package var supplementaries: [PlacedSupplementary]
  package var warnings: [LayoutWarning]
}

/// What is final when a section ends.
package struct SectionEnd: Equatable, Sendable {
  package var index: Int
  /// Items that are final only now; ask for them before the next section begins.
  package var readyItems: Int
  /// Nil where the container has no room at all.
  package var frame: Frame?
  /// The length of the content of a section that scrolls sideways.
  package var contentExtent: Double?
  package var supplementaries: [PlacedSupplementary]
  package var decorations: [PlacedDecoration]
}

extension LayoutStream {
  /// Starts the next section; its description is checked when its first item comes.
  package mutating func beginSection(
    _ section: LayoutSection, measured: MeasuredSupplementaries = MeasuredSupplementaries(),
    orthogonalOffset: Double = 0
  ) -> SectionStart {
    if sections > 0 { cursor += configuration.interSectionSpacing }
    let plan = SectionPlan(
      section, index: sections, start: cursor, environment: environment,
      configuration: configuration, measured: measured, orthogonalOffset: orthogonalOffset,
      pinning: global.sectionPinning)
    solver = SectionSolver(plan)
    var supplementaries = sections == 0 ? global.knownAtStart() : []
    sections += 1
    if !environment.container.isVoid {
      for entry in plan.boundary.entries where isKnownAtStart(entry, plan) {
        let span = BoundaryPlan.Span(
          start: plan.start, bodyEnd: plan.start, end: .greatestFiniteMagnitude)
        supplementaries.append(
          finisher.finish(
            plan.boundary.place(entry, in: span, section: plan.index, pinning: plan.pinning)))
      }
    }
    return SectionStart(
      index: plan.index,
      itemsWait: solver.isFixed ? .none : solver.itemsWaitForSection ? .section : .group,
      supplementaries: supplementaries, warnings: solver.template?.warnings ?? [])
  }

  /// Ends the section, which makes final what waited for it.
  package mutating func endSection() -> SectionEnd {
    let readyItems = solver.close()
    let plan = solver.plan
    var end = SectionEnd(
      index: plan.index, readyItems: readyItems, supplementaries: [], decorations: [])
    guard !environment.container.isVoid else { return end }
    let extent = solver.extent()
    cursor = plan.start + extent.length
    end.frame = finisher.finish(solver.frame(extent))
    end.contentExtent = extent.contentExtent.map(environment.grid.final)
    for entry in plan.boundary.entries where !isKnownAtStart(entry, plan) {
      guard !isDeferred(entry) else {
        deferred.append(
          DeferredPins(boundary: plan.boundary, span: extent.span, section: plan.index))
        continue
      }
      end.supplementaries.append(
        finisher.finish(
          plan.boundary.place(entry, in: extent.span, section: plan.index, pinning: plan.pinning)))
    }
    end.decorations = solver.decorations(extent).map {
      var decoration = $0
      decoration.frame = finisher.finish($0.frame)
      return decoration
    }
    return end
  }

  private func isKnownAtStart(_ entry: BoundaryPlan.Entry, _ plan: SectionPlan) -> Bool {
    !isDeferred(entry)
      && plan.boundary.isKnownAtStart(entry, from: plan.start, pinning: plan.pinning)
  }

  /// Right to left and sideways, what pins waits for the content's width.
  private func isDeferred(_ entry: BoundaryPlan.Entry) -> Bool {
    global.mirrorsAtEnd && environment.viewport != nil && entry.item.pinToVisibleBounds
  }
}
