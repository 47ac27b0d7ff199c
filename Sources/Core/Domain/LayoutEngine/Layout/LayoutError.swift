/// Why a section cannot be laid out.
@usableFromInline
package struct LayoutError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// Insets and spacing leave a group nothing for its items.
    case groupHasNoRoom
    /// Not even the first item fits into its group.
    case groupCannotFitSingleItem
    /// A dimension is negative or not a number.
    case unusableDimension
    case countBelowOne
    case groupWithoutItems
    /// More items in one group than `Template.itemLimit`.
    case tooManyItemsInGroup
    /// A measured size is negative or not a number.
    case unusableMeasurement
    /// There are more measured sizes than items.
    case surplusMeasurements
  }

  package var reason: Reason
  /// The section's index in the order of the input.
  package var section: Int
  /// Where in the section's description, such as `group.subitems[1]`.
  package var path: String
  /// The room inside the group, or the size at fault.
  package var effectiveSize: Size
}

extension LayoutError: CustomStringConvertible {
  @usableFromInline package var description: String {
    let size = "{\(effectiveSize.width), \(effectiveSize.height)}"
    return switch reason {
    case .groupHasNoRoom:
      "\(path) has no room for items: effective size \(size) after insets and spacing; "
        + "reduce them or widen the container"
    case .groupCannotFitSingleItem:
      "\(path) cannot fit even a single item: effective size \(size); "
        + "make the first item or its spacing smaller, or use subitem with count"
    case .unusableDimension:
      "\(path) has a dimension that is negative or not a number: \(size)"
    case .countBelowOne: "\(path) has a count below 1"
    case .groupWithoutItems: "\(path) lists no items"
    case .tooManyItemsInGroup:
      "\(path) would hold more than \(Template.itemLimit) items; make them larger"
    case .unusableMeasurement:
      "\(path): a measured size is negative or not a number: \(size)"
    case .surplusMeasurements: "\(path): more measured sizes than items"
    }
  }
}
