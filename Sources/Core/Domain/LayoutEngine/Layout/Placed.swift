/// An item's final place.
@frozen @usableFromInline
package struct PlacedItem: Equatable, Sendable {
  /// Its index in the section.
  @usableFromInline package let index: Int
  @usableFromInline package let frame: Frame
  @usableFromInline package let zIndex: Int

  @inlinable package init(index: Int, frame: Frame, zIndex: Int) {
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// A header's, footer's or badge's final place.
package struct PlacedSupplementary: Equatable, Sendable {
  package enum Host: Equatable, Sendable {
    /// At an edge of the section, or of the whole layout where `section` is nil.
    case boundary
    case item(Int)
    /// Counted over the section; nested groups with the same kind count on from one another.
    case group(Int)
  }

  package var elementKind: String
  package var section: Int?
  package var host: Host
  package var frame: Frame
  /// Moved from its natural place to stay visible.
  package var isPinned: Bool
  package var zIndex: Int
}

/// A background's final place.
package struct PlacedDecoration: Equatable, Sendable {
  package var elementKind: String
  package var section: Int
  package var frame: Frame
  package var zIndex: Int
}
