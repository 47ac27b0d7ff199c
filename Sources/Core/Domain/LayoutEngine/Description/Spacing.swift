/// A gap: exactly so many points, or at least so many and a share of what is left over.
package enum Spacing: Equatable, Sendable {
  case fixed(Double)
  case flexible(Double)

  /// The least it can be, which is what fitting reckons with.
  package var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Gaps outside an item: they move it and what follows, and leave its size alone.
package struct EdgeSpacing: Equatable, Sendable {
  package var leading: Spacing
  package var top: Spacing
  package var trailing: Spacing
  package var bottom: Spacing

  package init(
    leading: Spacing = .fixed(0), top: Spacing = .fixed(0), trailing: Spacing = .fixed(0),
    bottom: Spacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package static let zero = EdgeSpacing()

  func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }
  func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }

  /// Both edges of an axis at their least.
  func least(_ axis: Axis) -> Double { start(axis).least + end(axis).least }

  func flexibleEdges(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }

  /// How far in an item of `extent` starts between the two edges when it has `room` across:
  /// what is left over goes to the flexible edges in equal parts, by default nowhere.
  func offset(of extent: Double, within room: Double, along axis: Axis) -> Double {
    guard start(axis).isFlexible else { return start(axis).least }
    let left = max(0, room - (extent + least(axis)))
    return start(axis).least + left / Double(flexibleEdges(axis))
  }
}
