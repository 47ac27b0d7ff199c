import Testing

@testable import LayoutEngine

/// Rules that the known results of UIKit do not reach.
@Suite struct LayoutRuleTests {
  @Test func `Edges at least so wide share what is left with flexible gaps`() throws {
    let flexible = EdgeSpacing(leading: .flexible(5), trailing: .fixed(5))
    let section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(20),
        .subitems([item(.absolute(50), .absolute(20), edges: flexible)]), spacing: .flexible(10)))
    // Four fit: 4 x 60 + 3 x 10 = 270; 30 are left for four edges and three gaps.
    let share = 30.0 / 7
    let xs = try frames(section, count: 4).map { $0[0] }
    for (index, x) in xs.enumerated() {
      #expect(abs(x - (5 + share + Double(index) * (70 + 2 * share))) < 1e-9)
    }
  }

  @Test(arguments: [
    (EdgeSpacing(top: .flexible(0)), 60.0), (EdgeSpacing(bottom: .flexible(0)), 0),
    (EdgeSpacing(top: .flexible(0), bottom: .flexible(0)), 30),
    (EdgeSpacing(top: .fixed(7), bottom: .flexible(0)), 7), (.zero, 0),
  ])
  func `Flexible edges align an item across its group`(_ edges: EdgeSpacing, _ y: Double) throws {
    let section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(100),
        .subitems([item(.absolute(50), .absolute(40), edges: edges)])))
    #expect(try frames(section, count: 1)[0][1] == y)
  }

  @Test func `A narrow group is centred in its section by flexible edges`() throws {
    let edges = EdgeSpacing(leading: .flexible(0), top: .fixed(3), trailing: .flexible(0))
    let section = LayoutSection(
      group: group(
        .vertical, .absolute(100), .absolute(20),
        .divided(item(.fractionalWidth(1), .fractionalHeight(1)), count: 1), edges: edges),
      interGroupSpacing: 2)
    #expect(try frames(section, count: 2) == [[100, 3, 100, 20], [100, 28, 100, 20]])
  }

  @Test func `Custom frames are relative to the inside of their group`() throws {
    let section = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .absolute(100),
        .custom([
          LayoutGroup.CustomItem(frame: Frame(x: 1, y: 2, width: 30, height: 40)),
          LayoutGroup.CustomItem(frame: Frame(x: -5, y: 50, width: 3, height: 4), zIndex: 9),
        ]), insets: EdgeInsets(top: 10, leading: 20)))
    #expect(
      try frames(section, count: 3)
        == [[21, 12, 30, 40], [15, 60, 3, 4], [21, 112, 30, 40]])
  }

  @Test func `Groups that are estimated around each other are as large as what they hold`() throws {
    let inner = group(
      .vertical, .fractionalWidth(0.5), .estimated(50),
      .divided(item(.fractionalWidth(1), .estimated(20)), count: 2), spacing: .fixed(4))
    let section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .estimated(50), .divided(.group(inner), count: 2)))
    let heights = [10, 30, 60, 5, 7, 8, 9.0].map { MeasuredSize(height: $0) }
    #expect(
      try frames(section, count: 7, measured: heights).map { [$0[0], $0[1], $0[3]] } == [
        [0, 0, 10], [0, 14, 30], [150, 0, 60], [150, 64, 5],
        [0, 69, 7], [0, 80, 8], [150, 69, 9],
      ])
  }

  @Test func `Uniform groups beside each other hand their growth on`() throws {
    let inner = group(
      .horizontal, .fractionalWidth(0.5), .uniformAcrossSiblings(20),
      .divided(item(.fractionalWidth(1), .uniformAcrossSiblings(20)), count: 2))
    let section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .estimated(20), .divided(.group(inner), count: 2)))
    let heights = [10, 30, 60, 5.0].map { MeasuredSize(height: $0) }
    #expect(try frames(section, count: 4, measured: heights).map { $0[3] } == [60, 60, 60, 60])
  }

  @Test func `An orthogonal section in a layout that scrolls sideways runs down`() throws {
    let section = LayoutSection(
      group: group(
        .vertical, .absolute(80), .absolute(50),
        .divided(item(.fractionalWidth(1), .fractionalHeight(1)), count: 1)),
      contentInsets: EdgeInsets(top: 5, leading: 7, bottom: 6, trailing: 8), interGroupSpacing: 10,
      orthogonalScrollingBehavior: .continuous)
    let result = try LayoutResult.solve(
      [SectionInput(layout: section, itemCount: 2, orthogonalOffset: 4)],
      in: LayoutEnvironment(container: Size(width: 300, height: 200)),
      configuration: LayoutConfiguration(scrollDirection: .horizontal))
    #expect(result.frame(section: 0, item: 1) == Frame(x: 7, y: 61, width: 80, height: 50))
    #expect(result.sectionFrame(0) == Frame(x: 0, y: 0, width: 95, height: 200))
    #expect(result.orthogonalContentExtent(0) == 121)
    #expect(result.contentSize == Size(width: 95, height: 200))
  }

  @Test func `A pixel too wide by rounding costs no column`() throws {
    let section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(10),
        .subitems([item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])))
    var environment = LayoutEnvironment(container: Size(width: 1024, height: 768))
    environment.grid = PixelGrid(scale: 2, rounding: .size)
    #expect(
      try frames(section, count: 3, in: environment).map { [$0[0], $0[2]] }
        == [[0, 341.5], [341.5, 341.5], [683, 341.5]])
  }

  @Test func `A million rows do not drift, and tell what is visible at once`() throws {
    let section = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .absolute(0.1),
        .divided(item(.fractionalWidth(1), .fractionalHeight(1)), count: 1)))
    let result = try LayoutResult.solve(
      [SectionInput(layout: section, itemCount: 1_000_000)],
      in: LayoutEnvironment(container: Size(width: 300, height: 600)))
    #expect(result.frame(section: 0, item: 999_999).y == 999_999 * 0.1)
    let seen = result.elements(in: Frame(x: 0, y: 50_000, width: 300, height: 1)).items
    #expect(seen.count <= 12 && seen.contains { $0.item == 500_005 })
  }

  @Test func `Headers of an empty section stay, insets and background go`() throws {
    let header = BoundarySupplementaryItem(
      elementKind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
      alignment: .top)
    var section = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .absolute(10),
        .divided(item(.fractionalWidth(1), .fractionalHeight(1)), count: 1)))
    section.contentInsets = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [DecorationItem(elementKind: "background")]
    let result = try LayoutResult.solve(
      [SectionInput(layout: section, itemCount: 0)],
      in: LayoutEnvironment(container: Size(width: 300, height: 600)))
    #expect(result.sectionFrame(0).height == 20)
    #expect(result.boundarySupplementaries.count == 1 && result.decorations.isEmpty)
  }
}
