internal import RecordStream

/// What a page needs to know of a section's layout description: how many columns, how wide an item,
/// which way it scrolls, whether its header stays in view. The rest of the geometry is in the frames.
struct SectionDescription: Equatable, Sendable {
  enum Length: Equatable, Sendable {
    case points(Double)
    case fraction(Double)
  }

  /// Films side by side in one group.
  var columns = 1
  /// Films one above the other in one group.
  var rows = 1
  var itemWidth: Length?
  /// Apple's name of the orthogonal scrolling behaviour; nil where the section does not scroll.
  var behavior: String?
  var interItemSpacing = 0.0
  var interGroupSpacing = 0.0
  /// Top, leading, bottom, trailing.
  var insets = [0.0, 0.0, 0.0, 0.0]
  /// Whether the header stays in view while the section does; nil where there is none.
  var pinsHeader: Bool?

  var scrollsSideways: Bool { behavior != nil }

  /// Reads the member `layout_description`; nil where it is no section's layout.
  init?(_ section: FieldView) {
    guard section.kind == .object, let group = section.member("group"), group.kind == .object
    else { return nil }
    let isHorizontal = group.member("kind")?.equals("horizontal") == true
    let count = Self.count(of: group, isHorizontal: isHorizontal)
    columns = isHorizontal ? count : 1
    rows = isHorizontal ? 1 : count
    if let behavior = section.member("orthogonalScrollingBehavior")?.string(), behavior != "none" {
      self.behavior = behavior
    }
    itemWidth = Self.length(group.member("layoutSize")?.member("width"))
    interItemSpacing = group.member("interItemSpacing")?.member("fixed")?.number() ?? 0
    interGroupSpacing = section.member("interGroupSpacing")?.number() ?? 0
    if let insets = section.member("contentInsets") {
      self.insets = [
        insets.member("top")?.number() ?? 0, insets.member("leading")?.number() ?? 0,
        insets.member("bottom")?.number() ?? 0, insets.member("trailing")?.number() ?? 0,
      ]
    }
    pinsHeader = Self.pinsHeader(section)
  }

  private static func pinsHeader(_ section: FieldView) -> Bool? {
    guard let list = section.member("boundarySupplementaryItems"), var items = JSONElements(list)
    else { return nil }
    while let item = items.next() {
      if item.member("elementKind")?.equals("header") == true {
        return item.member("pinToVisibleBounds")?.boolean == true
      }
    }
    return nil
  }

  private static func count(of group: FieldView, isHorizontal: Bool) -> Int {
    if let count = group.member("count")?.integer() { return max(1, Int(count)) }
    guard let subitems = group.member("subitems"), var items = JSONElements(subitems),
      let item = items.next(), let size = item.member("layoutSize"),
      let fraction = isHorizontal
        ? size.member("width")?.member("fractionalWidth")?.number()
        : size.member("height")?.member("fractionalHeight")?.number(),
      fraction > 0
    else { return 1 }
    return max(1, Int(1 / fraction + 0.001))
  }

  private static func length(_ dimension: FieldView?) -> Length? {
    if let points = dimension?.member("absolute")?.number() { return .points(points) }
    if let points = dimension?.member("estimated")?.number() { return .points(points) }
    return dimension?.member("fractionalWidth")?.number().map { .fraction($0) }
  }
}
