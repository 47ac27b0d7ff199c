internal import LayoutEngine

extension DocumentNode {
  func supplementaryItems() throws(LayoutFault) -> [SupplementaryItem] {
    var items: [SupplementaryItem] = []
    for element in try self["supplementaryItems"]?.elements() ?? [] {
      items.append(try SupplementaryItem(element))
    }
    return items
  }

  func boundaryItems() throws(LayoutFault) -> [BoundarySupplementaryItem] {
    var items: [BoundarySupplementaryItem] = []
    for element in try self["boundarySupplementaryItems"]?.elements() ?? [] {
      items.append(try BoundarySupplementaryItem(element))
    }
    return items
  }
}

extension SupplementaryItem {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject([
      "elementKind", "layoutSize", "containerAnchor", "itemAnchor", "contentInsets", "zIndex",
    ])
    self.init(
      elementKind: try node.required("elementKind").text(),
      size: try LayoutSize(node.required("layoutSize")),
      containerAnchor: try LayoutAnchor(node.required("containerAnchor")),
      contentInsets: try node.insetsIfPresent(), zIndex: try node["zIndex"]?.integer())
    if let anchor = node["itemAnchor"] { itemAnchor = try LayoutAnchor(anchor) }
  }
}

extension BoundarySupplementaryItem {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject([
      "elementKind", "layoutSize", "alignment", "absoluteOffset", "extendsBoundary",
      "pinToVisibleBounds", "contentInsets", "zIndex",
    ])
    self.init(
      elementKind: try node.required("elementKind").text(),
      size: try LayoutSize(node.required("layoutSize")),
      alignment: try node.required("alignment").choice(Alignment.self),
      absoluteOffset: try node["absoluteOffset"]?.point() ?? .zero,
      extendsBoundary: try node["extendsBoundary"]?.bool() ?? true,
      pinToVisibleBounds: try node["pinToVisibleBounds"]?.bool() ?? false,
      contentInsets: try node.insetsIfPresent(), zIndex: try node["zIndex"]?.integer())
  }
}

extension LayoutAnchor {
  private enum Edge: String, CaseIterable {
    case top
    case leading
    case bottom
    case trailing

    var edges: Edges {
      switch self {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
    }
  }

  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject(["edges", "absoluteOffset", "fractionalOffset"])
    var edges: Edges = []
    for element in try node["edges"]?.elements() ?? [] {
      edges.formUnion(try element.choice(Edge.self).edges)
    }
    self.init(edges: edges)
    switch (node["absoluteOffset"], node["fractionalOffset"]) {
    case (nil, nil): break
    case (let absolute?, nil): offset = .absolute(try absolute.point())
    case (nil, let fractional?): offset = .fractional(try fractional.point())
    case (_?, _?):
      throw node.fault("absoluteOffset and fractionalOffset exclude each other; keep one")
    }
  }
}
