/// Tells how much room an item's content needs; whoever draws the cells implements it.
package protocol ItemMeasuring {
  /// The size for the item at `index` in a cell as wide and high as `slot`; nil along an axis that
  /// it has no opinion on. Asked along estimated axes only.
  func size(ofItemAt index: Int, in slot: ItemSlot) -> MeasuredSize
}

/// The room an item will have, as far as it is decided before its content is measured.
@frozen @usableFromInline
package struct ItemSlot: Equatable, Sendable {
  /// The size inside the item's insets; an estimate along estimated axes.
  @usableFromInline package let size: Size
  @usableFromInline package let widthIsEstimated: Bool
  @usableFromInline package let heightIsEstimated: Bool

  @inlinable package init(size: Size, widthIsEstimated: Bool, heightIsEstimated: Bool) {
    self.size = size
    self.widthIsEstimated = widthIsEstimated
    self.heightIsEstimated = heightIsEstimated
  }

  /// Whether a measurement changes anything.
  @inlinable package var isEstimated: Bool { widthIsEstimated || heightIsEstimated }
}
