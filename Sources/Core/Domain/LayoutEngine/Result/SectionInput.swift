/// One section to lay out, with all that is known of its items.
package struct SectionInput: Equatable, Sendable {
  package var layout: LayoutSection
  package var itemCount: Int
  /// One per item; fewer where the rest is not measured.
  package var measuredSizes: [MeasuredSize]
  package var measuredSupplementaries: MeasuredSupplementaries
  /// How far a section that scrolls sideways is scrolled; the caller's to keep.
  package var orthogonalOffset: Double

  package init(
    layout: LayoutSection, itemCount: Int, measuredSizes: [MeasuredSize] = [],
    measuredSupplementaries: MeasuredSupplementaries = MeasuredSupplementaries(),
    orthogonalOffset: Double = 0
  ) {
    self.layout = layout
    self.itemCount = itemCount
    self.measuredSizes = measuredSizes
    self.measuredSupplementaries = measuredSupplementaries
    self.orthogonalOffset = orthogonalOffset
  }
}
