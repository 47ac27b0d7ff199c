/// Items, or smaller groups, along one axis, or at places of their own.
package struct LayoutGroup: Equatable, Sendable {
  package enum Contents: Equatable, Sendable {
    /// In turn, again and again, until the next one does not fit.
    case subitems([LayoutNode])
    /// Exactly so many, each resized to an equal part of the group: `subitem` with `count`.
    case divided(LayoutNode, count: Int)
    /// Exactly so many of the size they say: `repeatingSubitem` with `count`.
    case repeating(LayoutNode, count: Int)
    /// At the places given: a custom group.
    case custom([CustomItem])
  }

  /// One item of a custom group.
  package struct CustomItem: Equatable, Sendable {
    /// Relative to the inside of the group.
    package var frame: Frame
    package var zIndex: Int?

    package init(frame: Frame, zIndex: Int? = nil) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// The axis that its items run along; without meaning for a custom group.
  package var axis: Axis
  package var size: LayoutSize
  package var contents: Contents
  package var interItemSpacing: Spacing
  package var contentInsets: EdgeInsets
  package var edgeSpacing: EdgeSpacing
  package var supplementaryItems: [SupplementaryItem]

  package init(
    axis: Axis, size: LayoutSize, contents: Contents, interItemSpacing: Spacing = .fixed(0),
    contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .zero,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.axis = axis
    self.size = size
    self.contents = contents
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

/// What a group holds.
package indirect enum LayoutNode: Equatable, Sendable {
  case item(LayoutItem)
  case group(LayoutGroup)

  var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// The same with an extent that its parent decides.
  func resized(to extent: Double, along axis: Axis) -> LayoutNode {
    switch self {
    case .item(var item):
      item.size[axis] = .absolute(extent)
      return .item(item)
    case .group(var group):
      group.size[axis] = .absolute(extent)
      return .group(group)
    }
  }
}
