/// What a section's groups add up to.
struct SectionTotals: Equatable, Sendable {
  var groups = 0
  /// From the first group's start to the last one's end, edge spacing included.
  var length = 0.0
  /// The largest group across, edge spacing included.
  var tallest = 0.0
  var firstExtent = 0.0
  var lastExtent = 0.0

  /// Takes in a group that starts `offset` after the first.
  mutating func include(_ group: TemplateNode, size: Size, at offset: Double, along axis: Axis) {
    let extent = size[axis]
    if groups == 0 { firstExtent = extent }
    groups += 1
    lastExtent = extent
    length = offset + group.outer(extent, axis)
    tallest = max(tallest, group.outer(size[axis.crossing], axis.crossing))
  }
}
