internal import LayoutEngine

extension LayoutGroup {
  private static let members = [
    "kind", "layoutSize", "subitems", "subitem", "repeatingSubitem", "count", "frames",
    "interItemSpacing", "contentInsets", "edgeSpacing", "supplementaryItems",
  ]

  enum Kind: String, CaseIterable {
    case horizontal
    case vertical
    case custom
  }

  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject(Self.members)
    let kind = try node.required("kind").choice(Kind.self)
    self.init(
      axis: kind == .horizontal ? .horizontal : .vertical,
      size: try LayoutSize(node.required("layoutSize")),
      contents: try Contents(node, kind: kind))
    if let spacing = node["interItemSpacing"] { interItemSpacing = try Spacing(spacing) }
    contentInsets = try node.insetsIfPresent()
    edgeSpacing = try node.edgeSpacingIfPresent()
    supplementaryItems = try node.supplementaryItems()
  }
}

extension LayoutGroup.Contents {
  private static let ways = ["subitems", "subitem", "repeatingSubitem", "frames"]

  init(_ node: DocumentNode, kind: LayoutGroup.Kind) throws(LayoutFault) {
    let given = Self.ways.filter { node[$0] != nil }
    guard given.count == 1, let way = given.first else {
      throw node.fault(
        given.isEmpty
          ? "it holds nothing; give it subitems, subitem and count, repeatingSubitem and count, "
            + "or frames"
          : "\(given.joined(separator: " and ")) exclude each other; keep one")
    }
    guard (way == "frames") == (kind == .custom) else {
      throw node.fault(
        kind == .custom
          ? "a custom group has frames, not \(way); change its kind or its contents"
          : "frames are for a group of kind custom; change its kind or its contents")
    }
    let content = try node.required(way)
    if let count = node["count"], way == "subitems" || way == "frames" {
      throw count.fault("count goes with subitem or repeatingSubitem; remove it")
    }
    switch way {
    case "subitems":
      var subitems: [LayoutNode] = []
      for element in try content.elements() { subitems.append(try LayoutNode(element)) }
      guard !subitems.isEmpty else { throw content.fault("the list is empty; give it an item") }
      self = .subitems(subitems)
    case "frames":
      var items: [LayoutGroup.CustomItem] = []
      for element in try content.elements() { items.append(try LayoutGroup.CustomItem(element)) }
      guard !items.isEmpty else { throw content.fault("the list is empty; give it a frame") }
      self = .custom(items)
    default:
      let count = try node.required("count").count()
      let subitem = try LayoutNode(content)
      self =
        way == "subitem" ? .divided(subitem, count: count) : .repeating(subitem, count: count)
    }
  }
}

extension LayoutGroup.CustomItem {
  init(_ node: DocumentNode) throws(LayoutFault) {
    let elements = try node.elements()
    guard (4...5).contains(elements.count) else {
      throw node.fault("a frame is [x, y, width, height] or [x, y, width, height, zIndex]")
    }
    self.init(
      frame: Frame(
        x: try elements[0].number(), y: try elements[1].number(),
        width: try elements[2].extent(), height: try elements[3].extent()),
      zIndex: elements.count == 5 ? try elements[4].integer() : nil)
  }
}

extension LayoutNode {
  private enum Kind: String, CaseIterable {
    case item
    case horizontal
    case vertical
    case custom
  }

  init(_ node: DocumentNode) throws(LayoutFault) {
    _ = try node.object()
    switch try node.required("kind").choice(Kind.self) {
    case .item: self = .item(try LayoutItem(node))
    case .horizontal, .vertical, .custom: self = .group(try LayoutGroup(node))
    }
  }
}

extension LayoutItem {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject([
      "kind", "layoutSize", "contentInsets", "edgeSpacing", "supplementaryItems",
    ])
    self.init(
      size: try LayoutSize(node.required("layoutSize")),
      contentInsets: try node.insetsIfPresent(), edgeSpacing: try node.edgeSpacingIfPresent(),
      supplementaryItems: try node.supplementaryItems())
  }
}
