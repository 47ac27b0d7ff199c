@testable import LayoutEngine

/// Short words for descriptions in tests.
func item(
  _ width: Dimension, _ height: Dimension, insets: EdgeInsets = .zero, edges: EdgeSpacing = .zero,
  badges: [SupplementaryItem] = []
) -> LayoutNode {
  .item(
    LayoutItem(
      size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges,
      supplementaryItems: badges))
}

func group(
  _ axis: Axis, _ width: Dimension, _ height: Dimension, _ contents: LayoutGroup.Contents,
  spacing: Spacing = .fixed(0), insets: EdgeInsets = .zero, edges: EdgeSpacing = .zero,
  badges: [SupplementaryItem] = []
) -> LayoutGroup {
  LayoutGroup(
    axis: axis, size: LayoutSize(width: width, height: height), contents: contents,
    interItemSpacing: spacing, contentInsets: insets, edgeSpacing: edges,
    supplementaryItems: badges)
}

/// The frames of one section's items as x, y, width, height.
func frames(
  _ section: LayoutSection, count: Int, measured: [MeasuredSize] = [],
  in environment: LayoutEnvironment = LayoutEnvironment(container: Size(width: 300, height: 600)),
  _ configuration: LayoutConfiguration = LayoutConfiguration()
) throws -> [[Double]] {
  let result = try LayoutResult.solve(
    [SectionInput(layout: section, itemCount: count, measuredSizes: measured)], in: environment,
    configuration: configuration)
  return (0..<count).map {
    let frame = result.frame(section: 0, item: $0)
    return [frame.x, frame.y, frame.width, frame.height]
  }
}
