import LayoutEngine

/// Makes layouts up, always the same ones for a seed.
struct LayoutGenerator {
  private var state: UInt64
  /// Whether nothing sticks out: no overflow, no custom frames, no negative spacing.
  let isTame: Bool

  init(seed: Int, isTame: Bool = false) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    self.isTame = isTame
  }

  // SplitMix64, Steele and others 2014.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }
  mutating func pick<T>(_ choices: [T]) -> T { choices[int(0...choices.count - 1)] }
  /// Quarters of a point, and now and then an awkward number.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    chance(20)
      ? Double(int(range)) + 0.1 : Double(int(range.lowerBound * 4...range.upperBound * 4)) / 4
  }

  mutating func dimension(_ axis: Axis, isGroup: Bool) -> Dimension {
    switch int(0...9) {
    case 0, 1: .absolute(points(isGroup ? 100...200 : 10...60))
    case 2, 3, 4:
      axis == .horizontal
        ? .fractionalWidth(pick([1, 0.5, 1.0 / 3, 0.25, 0.7]))
        : .fractionalHeight(pick([1, 0.5, 0.3]))
    case 5: isTame ? .absolute(20) : .fractionalWidth(pick([0.1, 0.2]))
    case 6, 7, 8: .estimated(points(isGroup ? 60...160 : 10...50))
    default: .uniformAcrossSiblings(points(isGroup ? 60...160 : 10...50))
    }
  }

  mutating func insets(_ percent: Int = 30) -> EdgeInsets {
    guard chance(percent) else { return .zero }
    return EdgeInsets(
      top: points(0...6), leading: points(0...6), bottom: points(0...6), trailing: points(0...6))
  }

  mutating func spacing() -> Spacing {
    chance(40) ? .flexible(points(0...4)) : .fixed(points(isTame ? 0...8 : -2...8))
  }

  mutating func edges() -> EdgeSpacing {
    guard chance(30) else { return .zero }
    return EdgeSpacing(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  mutating func badges(_ kind: String) -> [SupplementaryItem] {
    guard !isTame, chance(25) else { return [] }
    let edges: LayoutAnchor.Edges = pick([.top, [.top, .trailing], [.bottom, .leading], []])
    let offset: LayoutAnchor.Offset =
      chance(50) ? .fractional(Point(x: 0.5, y: -0.5)) : .absolute(Point(x: points(-9...9), y: 3))
    return [
      SupplementaryItem(
        elementKind: kind,
        size: LayoutSize(
          width: .absolute(9), height: pick([.absolute(7), .fractionalHeight(0.5)])),
        containerAnchor: LayoutAnchor(edges: edges, offset: offset),
        itemAnchor: chance(30) ? LayoutAnchor(edges: [.bottom]) : nil)
    ]
  }

  mutating func node(depth: Int) -> LayoutNode {
    if depth > 0, chance(35) { return .group(group(depth: depth - 1, isOuter: false)) }
    return .item(
      LayoutItem(
        size: LayoutSize(
          width: dimension(.horizontal, isGroup: false),
          height: dimension(.vertical, isGroup: false)
        ),
        contentInsets: insets(), edgeSpacing: edges(), supplementaryItems: badges("badge")))
  }

  mutating func group(depth: Int, isOuter: Bool) -> LayoutGroup {
    let contents: LayoutGroup.Contents
    switch int(0...9) {
    case 0...4: contents = .subitems((0..<int(1...3)).map { _ in node(depth: depth) })
    case 5...7: contents = .divided(node(depth: depth), count: int(1...4))
    case 8 where !isTame: contents = .repeating(node(depth: depth), count: int(1...4))
    case 9 where !isTame:
      contents = .custom(
        (0..<int(1...3)).map { _ in
          LayoutGroup.CustomItem(
            frame: Frame(x: points(-5...80), y: points(-5...80), width: points(0...30), height: 9),
            zIndex: chance(50) ? 3 : nil)
        })
    default: contents = .divided(node(depth: depth), count: 2)
    }
    return LayoutGroup(
      axis: pick([.horizontal, .vertical]),
      size: LayoutSize(
        width: dimension(.horizontal, isGroup: true), height: dimension(.vertical, isGroup: true)),
      contents: contents, interItemSpacing: spacing(), contentInsets: insets(20),
      edgeSpacing: edges(), supplementaryItems: badges(isOuter ? "outer" : "inner"))
  }

  mutating func boundary(_ kind: String) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      elementKind: kind,
      size: LayoutSize(
        width: pick([.fractionalWidth(1), .absolute(40)]),
        height: pick([.absolute(24), .estimated(20)])),
      alignment: pick(BoundarySupplementaryItem.Alignment.allCases),
      absoluteOffset: chance(20) ? Point(x: 0, y: points(-4...4)) : .zero,
      extendsBoundary: chance(85), pinToVisibleBounds: chance(50))
  }

  mutating func section() -> LayoutSection {
    var section = LayoutSection(group: group(depth: 2, isOuter: true))
    section.contentInsets = insets(50)
    section.interGroupSpacing = points(isTame ? 0...9 : -3...9)
    if !isTame, chance(40) {
      section.orthogonalScrollingBehavior = pick(OrthogonalScrollingBehavior.allCases)
    }
    section.supplementariesFollowContentInsets = chance(80)
    if chance(50) { section.boundarySupplementaryItems.append(boundary("header")) }
    if chance(30) { section.boundarySupplementaryItems.append(boundary("footer")) }
    if chance(30) { section.decorationItems = [DecorationItem(elementKind: "background")] }
    return section
  }

  /// Sections that can be laid out, with measured sizes for some.
  mutating func inputs(_ environment: LayoutEnvironment, _ configuration: LayoutConfiguration)
    -> [SectionInput]
  {
    (0..<int(1...4)).map { _ in
      var input = SectionInput(layout: section(), itemCount: pick([0, 1, 2, 3, 5, 8, 17]))
      while (try? LayoutResult.solve([input], in: environment, configuration: configuration)) == nil
      {
        input.layout = section()
      }
      if chance(60) {
        input.measuredSizes = (0..<int(0...input.itemCount)).map { _ in
          MeasuredSize(
            width: chance(50) ? points(1...70) : nil, height: chance(70) ? points(1...70) : nil)
        }
      }
      if chance(30) {
        input.measuredSupplementaries["header"] = MeasuredSize(height: points(1...50))
      }
      if chance(30) { input.orthogonalOffset = points(0...90) }
      return input
    }
  }

  mutating func configuration() -> LayoutConfiguration {
    var configuration = LayoutConfiguration(
      scrollDirection: chance(25) ? .horizontal : .vertical, interSectionSpacing: points(0...9))
    if chance(30) { configuration.boundarySupplementaryItems = [boundary("layoutHeader")] }
    return configuration
  }

  mutating func environment(rounds: Bool = true) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      container: Size(width: points(300...500), height: points(300...500)))
    if chance(30) { environment.boundaries = .init(every: insets(100)) }
    if chance(30) { environment.direction = .rightToLeft }
    if rounds, chance(60) {
      environment.grid = PixelGrid(
        scale: pick([1, 2, 3]), rounding: pick(PixelGrid.Rounding.allCases))
    }
    if chance(50) {
      environment.viewport = .init(
        contentOffset: Point(x: points(-20...300), y: points(-20...300)),
        adjustedInsets: insets())
    }
    return environment
  }
}
