/// One cell's place.
package struct LayoutItem: Equatable, Sendable {
  package var size: LayoutSize
  /// They shrink the item in its slot, and mean nothing along an estimated axis.
  package var contentInsets: EdgeInsets
  package var edgeSpacing: EdgeSpacing
  package var supplementaryItems: [SupplementaryItem]

  package init(
    size: LayoutSize, contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .zero,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}
