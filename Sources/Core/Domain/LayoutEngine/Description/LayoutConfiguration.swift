/// What holds for the layout as a whole.
package struct LayoutConfiguration: Equatable, Sendable {
  package var scrollDirection: Axis
  /// Between consecutive sections, empty ones included.
  package var interSectionSpacing: Double
  /// Headers and footers of the whole content.
  package var boundarySupplementaryItems: [BoundarySupplementaryItem]
  package var contentInsetsReference: ContentInsetsReference

  package init(
    scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentInsetsReference = contentInsetsReference
  }
}

/// Which of the environment's boundaries insets start from.
package enum ContentInsetsReference: String, CaseIterable, Sendable {
  /// What the configuration says, and there the safe area.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
