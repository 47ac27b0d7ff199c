/// One of the two directions in which lengths run.
@frozen @usableFromInline
package enum Axis: Sendable {
  case horizontal
  case vertical

  @inlinable package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes, such as those along which an item's size is an estimate.
struct AxisSet: OptionSet, Sendable {
  let rawValue: UInt8

  static let horizontal = AxisSet(rawValue: 1)
  static let vertical = AxisSet(rawValue: 2)

  func contains(_ axis: Axis) -> Bool {
    rawValue & (axis == .horizontal ? 1 : 2) != 0
  }
}
