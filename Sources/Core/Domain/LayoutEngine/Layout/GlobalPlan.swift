/// The headers and footers of the whole content, and what mirrors and pins it.
struct GlobalPlan: Sendable {
  let environment: LayoutEnvironment
  let scrollAxis: Axis
  let boundary: BoundaryPlan
  /// Scrolling sideways from right to left: no place is final before the content's width is.
  let mirrorsAtEnd: Bool
  /// Where pinned items of the layout, and of sections, stay; nil where that waits for the end.
  let pinning: Pinning?
  let sectionPinning: Pinning?

  init(
    _ environment: LayoutEnvironment, _ configuration: LayoutConfiguration,
    measured: MeasuredSupplementaries
  ) {
    self.environment = environment
    scrollAxis = configuration.scrollDirection
    let cross = scrollAxis.crossing
    let insets = environment.insets(configuration.contentInsetsReference)
    var room = environment.container
    room[cross] -= insets.start(cross) + insets.end(cross)
    boundary = BoundaryPlan(
      configuration.boundarySupplementaryItems, along: scrollAxis, container: room,
      crossStart: insets.start(cross), measured: measured, grid: environment.grid, baseZ: 2)
    mirrorsAtEnd = environment.direction == .rightToLeft && scrollAxis == .horizontal
    pinning =
      mirrorsAtEnd ? nil : Pinning(environment, scrollAxis: scrollAxis, mirroredIn: nil)
    sectionPinning = pinning?.inside(boundary)
  }

  /// Finishes frames as they are handed out.
  var streamFinisher: FrameFinisher {
    mirrorsAtEnd
      ? FrameFinisher(grid: .exact, mirroredIn: nil)
      : FrameFinisher(
        grid: environment.grid,
        mirroredIn: environment.direction == .rightToLeft ? environment.container.width : nil)
  }

  /// Finishes frames when the content's size is known.
  func finisher(contentSize: Size) -> FrameFinisher {
    FrameFinisher(
      grid: environment.grid,
      mirroredIn: environment.direction == .rightToLeft ? contentSize.width : nil)
  }

  private func isKnownAtStart(_ entry: BoundaryPlan.Entry) -> Bool {
    !(mirrorsAtEnd && environment.viewport != nil)
      && boundary.isKnownAtStart(entry, from: 0, pinning: pinning)
  }

  /// Headers of the layout that are final before anything else is.
  func knownAtStart() -> [PlacedSupplementary] {
    guard !environment.container.isVoid else { return [] }
    let span = BoundaryPlan.Span(start: 0, bodyEnd: 0, end: .greatestFiniteMagnitude)
    return boundary.entries.filter(isKnownAtStart).map {
      streamFinisher.finish(boundary.place($0, in: span, section: nil, pinning: pinning))
    }
  }

  /// The other ones, once the sections' end is known.
  func knownAtEnd(bodyEnd: Double, finisher: FrameFinisher, pinning: Pinning?)
    -> [PlacedSupplementary]
  {
    let span = BoundaryPlan.Span(start: 0, bodyEnd: bodyEnd, end: bodyEnd + boundary.endBand)
    return boundary.entries.filter { !isKnownAtStart($0) }.map {
      finisher.finish(boundary.place($0, in: span, section: nil, pinning: pinning))
    }
  }
}

/// A section whose pinned items wait for the content's width.
struct DeferredPins: Sendable {
  let boundary: BoundaryPlan
  let span: BoundaryPlan.Span
  let section: Int
}
