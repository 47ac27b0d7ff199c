/// A width and a height in points.
@frozen @usableFromInline
package struct Size: Equatable, Sendable {
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  package subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// True where nothing can be laid out: a side is zero, negative or not a number.
  var isVoid: Bool { !(width > 0 && height > 0) }
}
