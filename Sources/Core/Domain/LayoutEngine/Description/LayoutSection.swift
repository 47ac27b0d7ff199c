/// A run of items that are laid out alike: copies of one group, one after another.
package struct LayoutSection: Equatable, Sendable {
  package var group: LayoutGroup
  package var contentInsets: EdgeInsets
  package var interGroupSpacing: Double
  package var contentInsetsReference: ContentInsetsReference
  /// The boundary of the environment that headers and footers keep to.
  package var supplementaryContentInsetsReference: ContentInsetsReference
  package var supplementariesFollowContentInsets: Bool
  package var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  package var orthogonalScrollingProperties: OrthogonalScrollingProperties
  package var boundarySupplementaryItems: [BoundarySupplementaryItem]
  package var decorationItems: [DecorationItem]

  package init(
    group: LayoutGroup, contentInsets: EdgeInsets = .zero, interGroupSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .automatic,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    supplementariesFollowContentInsets: Bool = true,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    orthogonalScrollingProperties: OrthogonalScrollingProperties = OrthogonalScrollingProperties(),
    boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
    decorationItems: [DecorationItem] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.orthogonalScrollingProperties = orthogonalScrollingProperties
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
  }
}
