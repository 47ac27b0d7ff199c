/// Extents that all groups of a section have in common because the outermost group is uniform.
struct UniformShare: Equatable, Sendable {
  struct Extents: Equatable, Sendable {
    private var horizontal: Double?
    private var vertical: Double?

    subscript(_ axis: Axis) -> Double? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    mutating func include(_ extent: Double?, _ axis: Axis) {
      guard let extent else { return }
      self[axis] = max(self[axis] ?? 0, extent)
    }
  }

  /// The largest uniform item directly in any group.
  var items = Extents()
  /// The largest group.
  var groups = Extents()
}
