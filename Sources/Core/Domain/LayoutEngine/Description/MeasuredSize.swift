/// What content turned out to need; nil where nobody measured.
///
/// Used along estimated axes only. Measured sizes are an input, so nothing iterates and a second
/// solve cannot fall back to the estimate.
@frozen @usableFromInline
package struct MeasuredSize: Equatable, Sendable {
  @usableFromInline package var width: Double?
  @usableFromInline package var height: Double?

  @inlinable package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  @inlinable package static var unmeasured: MeasuredSize { MeasuredSize() }

  subscript(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// False for a negative, infinite or undefined extent.
  var isUsable: Bool {
    func usable(_ extent: Double?) -> Bool { extent.map { $0 >= 0 && $0.isFinite } ?? true }
    return usable(width) && usable(height)
  }

  /// `estimate` with what was measured in its place, along `axes`.
  func replacing(_ estimate: Size, along axes: AxisSet, grid: PixelGrid) -> Size {
    var size = estimate
    if let width, axes.contains(.horizontal) { size.width = width }
    if let height, axes.contains(.vertical) { size.height = height }
    return grid.resolved(size)
  }
}

/// Measured headers, footers and badges of a section, by element kind.
package struct MeasuredSupplementaries: Equatable, Sendable {
  private var sizes: [(kind: String, size: MeasuredSize)] = []

  package init() {}

  package subscript(_ kind: String) -> MeasuredSize {
    get { sizes.first { $0.kind == kind }?.size ?? .unmeasured }
    set {
      if let index = sizes.firstIndex(where: { $0.kind == kind }) {
        sizes[index].size = newValue
      } else {
        sizes.append((kind, newValue))
      }
    }
  }

  var areUsable: Bool { sizes.allSatisfy(\.size.isUsable) }

  package static func == (left: Self, right: Self) -> Bool {
    left.sizes.elementsEqual(right.sizes) { $0 == $1 }
  }
}
