/// An item or a group in the solved template of a section's group.
struct TemplateNode: Sendable {
  enum Kind: Sendable {
    case item
    case group
    /// Its items have places of their own.
    case custom
  }

  var kind: Kind
  /// The index of the first node after this one's descendants; nodes are in pre-order.
  var next = 0
  /// The items in it, as a range of the template's items.
  var firstItem: Int
  var endItem: Int
  /// The slot's size: resolved, with estimates in place.
  var size: Size
  /// Axes along which what is measured, or what is inside, replaces the estimate.
  var estimated: AxisSet
  var uniform: AxisSet
  /// Axes along which a group is as large as its children.
  var hugs: AxisSet = []
  /// Whether some child is uniform, or has flexible edges.
  var sharesAmongChildren = false
  /// The insets in effect: none along an estimated axis.
  var insets: EdgeInsets
  var edges: EdgeSpacing
  /// A group's axis and spacing.
  var axis = Axis.horizontal
  var interItem = Spacing.fixed(0)
  /// Flexible gaps and edges along the group's axis.
  var flexibleSlots = 0
  /// A place inside a custom group.
  var custom = Frame.zero
  var zIndex: Int?
  /// The node's supplementary items, as a range of the template's.
  var supplementaries = 0..<0

  /// Its extent with the edges, at their least, along an axis.
  func outer(_ extent: Double, _ axis: Axis) -> Double { extent + edges.least(axis) }
}

/// A group and all in it, resolved against its container but not arranged.
struct TemplateTree: Sendable {
  /// In pre-order; the group itself comes first.
  var nodes: [TemplateNode] = []
  /// The node of each item.
  var items: [Int] = []
  var supplementaries: [TemplateSupplementary] = []
  /// Nothing in it depends on what is measured or on how many items the last group has.
  var isFixed = true
}

/// A badge of an item or a group, with what its index path needs.
struct TemplateSupplementary: Sendable {
  var item: SupplementaryItem
  /// On an item, or on a group.
  var onItem: Bool
  /// Which one of its kind on groups this is in the template, and how many there are.
  var ordinal = 0
  var ofKind = 1
}
