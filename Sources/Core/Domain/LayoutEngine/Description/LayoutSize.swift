/// How a width and a height are found.
package struct LayoutSize: Equatable, Sendable {
  package var width: Dimension
  package var height: Dimension

  package init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  package subscript(_ axis: Axis) -> Dimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The axes along which a measured extent replaces the estimate.
  var estimated: AxisSet {
    AxisSet(width.isEstimated ? [.horizontal] : []).union(height.isEstimated ? .vertical : [])
  }

  var uniform: AxisSet {
    AxisSet(width.isUniform ? [.horizontal] : []).union(height.isUniform ? .vertical : [])
  }

  func size(in container: Size) -> Size {
    Size(width: width.extent(in: container), height: height.extent(in: container))
  }
}
