/// What is known of a section before its first item: its containers, bands and axes.
struct SectionPlan: Sendable {
  let section: LayoutSection
  let index: Int
  let environment: LayoutEnvironment
  let measured: MeasuredSupplementaries
  let scrollAxis: Axis
  /// The axis that groups advance along.
  let layoutAxis: Axis
  /// Where the section starts across the scroll axis, and how far it reaches.
  let crossStart: Double
  let crossExtent: Double
  /// What the outer group's fractions refer to.
  let container: Size
  let boundary: BoundaryPlan
  let pinning: Pinning?
  /// Where the section starts along the scroll axis.
  let start: Double
  let orthogonalOffset: Double

  init(
    _ section: LayoutSection, index: Int, start: Double, environment: LayoutEnvironment,
    configuration: LayoutConfiguration, measured: MeasuredSupplementaries,
    orthogonalOffset: Double, pinning: Pinning?
  ) {
    self.section = section
    self.index = index
    self.start = start
    self.environment = environment
    self.measured = measured
    self.orthogonalOffset = orthogonalOffset
    self.pinning = pinning
    let scroll = configuration.scrollDirection
    let cross = scroll.crossing
    scrollAxis = scroll
    layoutAxis = section.orthogonalScrollingBehavior == .none ? scroll : cross

    let insets = environment.insets(configuration.resolve(section.contentInsetsReference))
    crossStart = insets.start(cross)
    crossExtent = environment.container[cross] - insets.start(cross) - insets.end(cross)

    // Only the insets across the section's own layout axis make the container smaller.
    var container = environment.container
    container[cross] = crossExtent
    let across = layoutAxis.crossing
    container[across] -= section.contentInsets.start(across) + section.contentInsets.end(across)
    self.container = container

    let around = environment.insets(
      section.supplementaryContentInsetsReference == .automatic
        ? configuration.resolve(section.contentInsetsReference)
        : section.supplementaryContentInsetsReference)
    let follows = section.supplementariesFollowContentInsets
    let inner = follows ? section.contentInsets : .zero
    var room = environment.container
    room[cross] -= around.start(cross) + around.end(cross)
    room[cross] -= inner.start(cross) + inner.end(cross)
    boundary = BoundaryPlan(
      section.boundarySupplementaryItems, along: scroll, container: room,
      crossStart: around.start(cross) + inner.start(cross), measured: measured,
      grid: environment.grid, baseZ: section.decorationItems.isEmpty ? 0 : 1)
  }

  var isOrthogonal: Bool { layoutAxis != scrollAxis }
  /// Cells lie above the section's background.
  var itemZ: Int { section.decorationItems.isEmpty ? 0 : 1 }
  var bodyStart: Double { start + boundary.startBand }

  /// Where groups start along the layout axis; a centred first group is further in.
  func mainStart(firstGroup: Double) -> Double {
    guard isOrthogonal else { return bodyStart + section.contentInsets.start(scrollAxis) }
    return crossStart + orthogonalInset(.start, group: firstGroup) - orthogonalOffset
  }

  /// Where groups start across the layout axis.
  var acrossStart: Double {
    isOrthogonal
      ? bodyStart + section.contentInsets.start(scrollAxis)
      : crossStart + section.contentInsets.start(scrollAxis.crossing)
  }

  /// The inset at an end of a sideways scrolling section's content.
  func orthogonalInset(_ edge: BoundaryPlan.Edge, group extent: Double) -> Double {
    let inset =
      edge == .start
      ? section.contentInsets.start(layoutAxis) : section.contentInsets.end(layoutAxis)
    guard section.orthogonalScrollingBehavior == .groupPagingCentered else { return inset }
    return max(inset, (crossExtent - extent) / 2)
  }

  /// The distance from one group's start to the next one's.
  func advance(_ group: TemplateNode, size: Size) -> Double {
    group.outer(size[layoutAxis], layoutAxis) + section.interGroupSpacing
  }

  /// The origin of a group that starts, its edge spacing included, at `main` on the layout axis and
  /// has `room` across.
  func origin(of group: TemplateNode, size: Size, main: Double, room: Double) -> Point {
    let across = layoutAxis.crossing
    var origin = Point.zero
    origin[layoutAxis] = main
    origin[across] =
      acrossStart + group.edges.offset(of: size[across], within: room, along: across)
    return origin
  }
}

extension LayoutConfiguration {
  func resolve(_ reference: ContentInsetsReference) -> ContentInsetsReference {
    reference == .automatic ? contentInsetsReference : reference
  }
}
