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
  /// The reason by name, where, and what to do.
  @usableFromInline package var description: String {
    let size = "{\(effectiveSize.width.digits), \(effectiveSize.height.digits)}"
    let explanation =
      switch reason {
      case .groupHasNoRoom:
        "no room for items is left by insets and spacing, effective size \(size); make them smaller "
          + "or the container larger"
      case .groupCannotFitSingleItem:
        "not even the first item fits, effective size \(size); make it or its spacing smaller, or "
          + "use subitem with count"
      case .unusableDimension: "a dimension is negative or not a number, \(size)"
      case .countBelowOne: "a count is below 1"
      case .groupWithoutItems: "there are no items in it"
      case .tooManyItemsInGroup:
        "it would hold more than \(Template.itemLimit) items; make them larger"
      case .unusableMeasurement: "a measured size is negative or not a number, \(size)"
      case .surplusMeasurements: "there are more measured sizes than items"
      }
    return "\(path): \(reason): \(explanation)"
  }
}

extension Double {
  /// The shortest digits that read back the same, whole numbers without a point.
  var digits: String {
    let digits = "\(self)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
