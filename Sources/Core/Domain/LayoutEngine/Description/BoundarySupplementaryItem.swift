/// A header, a footer, or anything else at an edge of a section or of the whole layout.
package struct BoundarySupplementaryItem: Equatable, Sendable {
  /// After NSRectAlignment; corners name the edge along the scroll axis and a place on it.
  package enum Alignment: String, CaseIterable, Sendable {
    case none
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
  }

  package var elementKind: String
  package var size: LayoutSize
  package var alignment: Alignment
  package var absoluteOffset: Point
  /// Whether the section grows to make room for it, or it lies over the content.
  package var extendsBoundary: Bool
  package var pinToVisibleBounds: Bool
  package var contentInsets: EdgeInsets
  /// Without one it lies above the section's cells, above those of every section if it pins.
  package var zIndex: Int?

  package init(
    elementKind: String, size: LayoutSize, alignment: Alignment, absoluteOffset: Point = .zero,
    extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false,
    contentInsets: EdgeInsets = .zero, zIndex: Int? = nil
  ) {
    self.elementKind = elementKind
    self.size = size
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension BoundarySupplementaryItem.Alignment {
  /// Where on an axis it holds on: 0 at the start, 1 at the end, 0.5 between.
  func fraction(_ axis: Axis) -> Double {
    switch (self, axis) {
    case (.topLeading, _), (.top, .vertical), (.leading, .horizontal),
      (.topTrailing, .vertical), (.bottomLeading, .horizontal), (.none, _):
      0
    case (.bottomTrailing, _), (.bottom, .vertical), (.trailing, .horizontal),
      (.topTrailing, .horizontal), (.bottomLeading, .vertical):
      1
    case (.top, .horizontal), (.bottom, .horizontal), (.leading, .vertical),
      (.trailing, .vertical):
      0.5
    }
  }
}
