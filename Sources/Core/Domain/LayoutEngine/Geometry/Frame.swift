/// A rectangle in points; x grows to the right, y grows downwards.
@frozen @usableFromInline
package struct Frame: Equatable, Sendable {
  @usableFromInline package var x: Double
  @usableFromInline package var y: Double
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  package static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  package var origin: Point { Point(x: x, y: y) }
  package var size: Size { Size(width: width, height: height) }

  package func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  package func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
  package func end(_ axis: Axis) -> Double { axis == .horizontal ? x + width : y + height }

  /// Whether the two share area: rectangles are half open, so edges that only touch do not count
  /// and a rectangle without area meets nothing.
  package func intersects(_ other: Frame) -> Bool {
    width > 0 && height > 0 && other.width > 0 && other.height > 0
      && x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }

  @inlinable package func offset(by origin: Point) -> Frame {
    Frame(x: origin.x + x, y: origin.y + y, width: width, height: height)
  }

  /// The rectangle inside the insets, never of negative size; leading is left.
  package func inset(by insets: EdgeInsets) -> Frame {
    Frame(
      x: x + insets.leading, y: y + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The mirror image about the middle of a strip from 0 to `width`.
  @inlinable package func mirrored(in width: Double) -> Frame {
    Frame(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
