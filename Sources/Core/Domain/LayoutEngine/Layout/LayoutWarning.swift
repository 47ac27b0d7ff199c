/// Something in a description that works, but seldom as meant.
package struct LayoutWarning: Equatable, Hashable, Sendable {
  package enum Trap: Equatable, Hashable, Sendable {
    /// Fractions that fill the group, and spacing that then pushes the last ones out.
    case spacingDropsItems(placed: Int, without: Int)
    /// The group is full before this subitem's turn comes.
    case subitemNeverPlaced(index: Int)
    /// A share of an estimate stays a share of the estimate, whatever is measured.
    case fractionOfEstimate(Axis)
    /// Content insets along an estimated axis have no effect.
    case insetsOnEstimatedAxis(Axis)
  }

  package var trap: Trap
  /// The section's index in the order of the input.
  package var section: Int
  /// Where in the section's description, such as `group.subitems[1]`.
  package var path: String
}

extension LayoutWarning: CustomStringConvertible {
  package var description: String {
    switch trap {
    case .spacingDropsItems(let placed, let without):
      "\(path): with the spacing between them only \(placed) of \(without) items fit; "
        + "use subitem with count \(without) to keep them all"
    case .subitemNeverPlaced(let index):
      "\(path): subitems[\(index)] is never placed, the group is full before it"
    case .fractionOfEstimate(let axis):
      "\(path): its \(axis == .vertical ? "height" : "width") is a fraction of an estimate and "
        + "does not follow measured sizes; make it estimated too"
    case .insetsOnEstimatedAxis(let axis):
      "\(path): content insets \(axis == .vertical ? "top and bottom" : "leading and trailing") "
        + "have no effect along an estimated axis"
    }
  }
}
