/// Something attached to an item or a group, such as a badge.
package struct SupplementaryItem: Equatable, Sendable {
  package var elementKind: String
  /// Fractions are of the host's size.
  package var size: LayoutSize
  /// The point of the host that it is put at.
  package var containerAnchor: LayoutAnchor
  /// The point of its own that is put there; without one, the same point as the host's.
  package var itemAnchor: LayoutAnchor?
  package var contentInsets: EdgeInsets
  /// Without one it lies above the section's cells.
  package var zIndex: Int?

  package init(
    elementKind: String, size: LayoutSize, containerAnchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil, contentInsets: EdgeInsets = .zero, zIndex: Int? = nil
  ) {
    self.elementKind = elementKind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// The frame beside `host`, before mirroring and rounding to pixels.
  func frame(on host: Frame, measured: MeasuredSize, grid: PixelGrid) -> Frame {
    let own = measured.replacing(size.size(in: host.size), along: size.estimated, grid: grid)
    func start(_ axis: Axis) -> Double {
      let anchor = containerAnchor.fraction(axis)
      var start = host.start(axis) + host.extent(axis) * anchor
      start -= own[axis] * (itemAnchor?.fraction(axis) ?? anchor)
      start += containerAnchor.displacement(axis, for: own)
      return start - (itemAnchor?.displacement(axis, for: own) ?? 0)
    }
    return Frame(origin: Point(x: start(.horizontal), y: start(.vertical)), size: own)
      .inset(by: contentInsets.without(size.estimated))
  }
}
