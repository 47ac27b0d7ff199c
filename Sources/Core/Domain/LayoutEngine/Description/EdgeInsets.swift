/// Distances inwards from the edges, in points; leading is where reading starts.
package struct EdgeInsets: Equatable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = EdgeInsets()

  func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// Without the insets along some axes, where they mean nothing.
  func without(_ axes: AxisSet) -> EdgeInsets {
    EdgeInsets(
      top: axes.contains(.vertical) ? 0 : top, leading: axes.contains(.horizontal) ? 0 : leading,
      bottom: axes.contains(.vertical) ? 0 : bottom,
      trailing: axes.contains(.horizontal) ? 0 : trailing)
  }

  /// With leading and trailing exchanged.
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
