internal import LayoutEngine
internal import RecordStream

extension LayoutSize {
  init(_ node: DocumentNode) throws(LayoutFault) {
    try node.requireObject(["width", "height"])
    self.init(
      width: try Dimension(node.required("width")), height: try Dimension(node.required("height")))
  }
}

extension Dimension {
  init(_ node: DocumentNode) throws(LayoutFault) {
    let kinds = [
      "absolute", "fractionalWidth", "fractionalHeight", "estimated", "uniformAcrossSiblings",
    ]
    let (kind, member) = try node.onlyMember(of: kinds, what: "dimension")
    let number = try member.extent()
    switch kind {
    case "absolute": self = .absolute(number)
    case "fractionalWidth": self = .fractionalWidth(number)
    case "fractionalHeight": self = .fractionalHeight(number)
    case "estimated": self = .estimated(number)
    default: self = .uniformAcrossSiblings(number)
    }
  }
}

extension Spacing {
  init(_ node: DocumentNode) throws(LayoutFault) {
    let (kind, member) = try node.onlyMember(of: ["fixed", "flexible"], what: "spacing")
    let number = try member.number()
    self = kind == "fixed" ? .fixed(number) : .flexible(number)
  }
}

extension DocumentNode {
  /// The one member of an object that may have one of several.
  fileprivate func onlyMember(
    of names: [String], what: String
  ) throws(LayoutFault) -> (kind: String, member: DocumentNode) {
    try requireObject(names)
    let members = try object()
    guard members.count == 1, let member = members.first else {
      throw fault(
        members.isEmpty
          ? "a \(what) is one of \(names.joined(separator: ", "))"
          : "\(members.count) kinds of \(what) (\(members.map(\.name).joined(separator: ", "))); "
            + "keep one")
    }
    return (member.name, child(member.name, member.value))
  }

  /// A number that is not negative.
  func extent() throws(LayoutFault) -> Double {
    let number = try number()
    guard number >= 0 else { throw fault("a negative number; use 0 or more") }
    return number
  }

  func count() throws(LayoutFault) -> Int {
    let count = try integer()
    guard count >= 1 else { throw fault("\(count) is too small; use 1 or more") }
    return count
  }

  func numberIfPresent(_ name: String) throws(LayoutFault) -> Double? { try self[name]?.number() }

  func point() throws(LayoutFault) -> Point {
    let elements = try elements()
    guard elements.count == 2 else { throw fault("an offset is [x, y]") }
    return Point(x: try elements[0].number(), y: try elements[1].number())
  }

  func insetsIfPresent() throws(LayoutFault) -> EdgeInsets {
    guard let node = self["contentInsets"] else { return .zero }
    try node.requireObject(["top", "leading", "bottom", "trailing"])
    return EdgeInsets(
      top: try node.numberIfPresent("top") ?? 0, leading: try node.numberIfPresent("leading") ?? 0,
      bottom: try node.numberIfPresent("bottom") ?? 0,
      trailing: try node.numberIfPresent("trailing") ?? 0)
  }

  func edgeSpacingIfPresent() throws(LayoutFault) -> EdgeSpacing {
    guard let node = self["edgeSpacing"] else { return .zero }
    try node.requireObject(["leading", "top", "trailing", "bottom"])
    var spacing = EdgeSpacing()
    if let leading = node["leading"] { spacing.leading = try Spacing(leading) }
    if let top = node["top"] { spacing.top = try Spacing(top) }
    if let trailing = node["trailing"] { spacing.trailing = try Spacing(trailing) }
    if let bottom = node["bottom"] { spacing.bottom = try Spacing(bottom) }
    return spacing
  }
}
