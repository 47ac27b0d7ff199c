/// A point of a rectangle, named by the edges it lies on, and a displacement from there.
///
/// An axis without an edge means its middle. Apple's documentation of NSCollectionLayoutAnchor.
package struct LayoutAnchor: Equatable, Sendable {
  package struct Edges: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let top = Edges(rawValue: 1)
    package static let leading = Edges(rawValue: 2)
    package static let bottom = Edges(rawValue: 4)
    package static let trailing = Edges(rawValue: 8)
  }

  package enum Offset: Equatable, Sendable {
    /// Points.
    case absolute(Point)
    /// In units of the supplementary item's own size.
    case fractional(Point)
  }

  package var edges: Edges
  package var offset: Offset

  package init(edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  /// Where on an axis the point lies: 0 at the start, 1 at the end.
  func fraction(_ axis: Axis) -> Double {
    let start: Edges = axis == .horizontal ? .leading : .top
    let end: Edges = axis == .horizontal ? .trailing : .bottom
    switch (edges.contains(start), edges.contains(end)) {
    case (true, false): return 0
    case (false, true): return 1
    case (true, true), (false, false): return 0.5
    }
  }

  func displacement(_ axis: Axis, for size: Size) -> Double {
    switch offset {
    case .absolute(let points): points[axis]
    case .fractional(let share): share[axis] * size[axis]
    }
  }
}
