internal import LayoutEngine

extension LayoutConfiguration {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject([
      "scrollDirection", "interSectionSpacing", "contentInsetsReference",
      "boundarySupplementaryItems", "sections",
    ])
    self.init()
    if let direction = node["scrollDirection"] {
      scrollDirection = try direction.choice(ScrollDirection.self).axis
    }
    interSectionSpacing = try node.numberIfPresent("interSectionSpacing") ?? 0
    boundarySupplementaryItems = try node.boundaryItems()
    if let reference = node["contentInsetsReference"] {
      contentInsetsReference = try reference.choice(ContentInsetsReference.self)
    }
  }

  private enum ScrollDirection: String, CaseIterable {
    case vertical
    case horizontal

    var axis: Axis { self == .vertical ? .vertical : .horizontal }
  }
}

extension LayoutSection {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject([
      "group", "contentInsets", "interGroupSpacing", "contentInsetsReference",
      "supplementaryContentInsetsReference", "supplementariesFollowContentInsets",
      "orthogonalScrollingBehavior", "orthogonalScrollingProperties",
      "boundarySupplementaryItems", "decorationItems",
    ])
    self.init(group: try LayoutGroup(node.required("group")))
    contentInsets = try node.insetsIfPresent()
    interGroupSpacing = try node.numberIfPresent("interGroupSpacing") ?? 0
    if let reference = node["contentInsetsReference"] {
      contentInsetsReference = try reference.choice(ContentInsetsReference.self)
    }
    if let reference = node["supplementaryContentInsetsReference"] {
      supplementaryContentInsetsReference = try reference.choice(ContentInsetsReference.self)
    }
    if let follow = node["supplementariesFollowContentInsets"] {
      supplementariesFollowContentInsets = try follow.bool()
    }
    if let behavior = node["orthogonalScrollingBehavior"] {
      orthogonalScrollingBehavior = try behavior.choice(OrthogonalScrollingBehavior.self)
    }
    if let properties = node["orthogonalScrollingProperties"] {
      orthogonalScrollingProperties = try OrthogonalScrollingProperties(properties)
    }
    boundarySupplementaryItems = try node.boundaryItems()
    for element in try node["decorationItems"]?.elements() ?? [] {
      decorationItems.append(try DecorationItem(element))
    }
  }
}

extension OrthogonalScrollingProperties {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject(["bounce", "decelerationRate"])
    self.init()
    if let bounce = node["bounce"] { self.bounce = try bounce.choice(Bounce.self) }
    if let rate = node["decelerationRate"] {
      decelerationRate = try rate.choice(DecelerationRate.self)
    }
  }
}

extension DecorationItem {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject(["elementKind", "contentInsets", "zIndex"])
    self.init(
      elementKind: try node.required("elementKind").text(),
      contentInsets: try node.insetsIfPresent(), zIndex: try node["zIndex"]?.integer() ?? 0)
  }
}
