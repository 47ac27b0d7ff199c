/// The surroundings a layout is solved for; the same environment always gives the same frames.
package struct LayoutEnvironment: Equatable, Sendable {
  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The distances to the boundaries that `ContentInsetsReference` names.
  package struct Boundaries: Equatable, Sendable {
    package var safeArea: EdgeInsets
    package var layoutMargins: EdgeInsets
    package var readableContent: EdgeInsets

    package init(
      safeArea: EdgeInsets = .zero, layoutMargins: EdgeInsets = .zero,
      readableContent: EdgeInsets = .zero
    ) {
      self.safeArea = safeArea
      self.layoutMargins = layoutMargins
      self.readableContent = readableContent
    }

    /// One set of insets, whichever boundary is asked for.
    package init(every insets: EdgeInsets) {
      self.init(safeArea: insets, layoutMargins: insets, readableContent: insets)
    }
  }

  /// How far the content is scrolled; without one nothing is pinned.
  package struct Viewport: Equatable, Sendable {
    package var contentOffset: Point
    /// Bars that cover the container's edges; leading is left here, whatever the direction.
    package var adjustedInsets: EdgeInsets

    package init(contentOffset: Point, adjustedInsets: EdgeInsets = .zero) {
      self.contentOffset = contentOffset
      self.adjustedInsets = adjustedInsets
    }
  }

  /// The bounds that show the layout, in points.
  package var container: Size
  package var boundaries: Boundaries
  package var direction: Direction
  package var grid: PixelGrid
  package var viewport: Viewport?

  package init(
    container: Size, boundaries: Boundaries = Boundaries(), direction: Direction = .leftToRight,
    grid: PixelGrid = .exact, viewport: Viewport? = nil
  ) {
    self.container = container
    self.boundaries = boundaries
    self.direction = direction
    self.grid = grid
    self.viewport = viewport
  }

  func insets(_ reference: ContentInsetsReference) -> EdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: boundaries.safeArea
    case .layoutMargins: boundaries.layoutMargins
    case .readableContent: boundaries.readableContent
    }
  }

  /// The container less its insets across the scroll direction, as a section's layout sees it.
  package func visibleSize(_ configuration: LayoutConfiguration) -> Size {
    let cross = configuration.scrollDirection.crossing
    let insets = insets(configuration.contentInsetsReference)
    var size = container
    size[cross] = max(0, size[cross] - insets.start(cross) - insets.end(cross))
    return size
  }
}
