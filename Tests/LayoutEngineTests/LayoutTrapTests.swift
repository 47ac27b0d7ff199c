import Testing

@testable import LayoutEngine

/// Descriptions that cannot be laid out, and those that can but seldom as meant.
@Suite struct LayoutTrapTests {
  private let full = item(.fractionalWidth(1), .fractionalHeight(1))
  private let environment = LayoutEnvironment(container: Size(width: 300, height: 600))

  private func error(_ group: LayoutGroup) -> LayoutError? {
    #expect(throws: LayoutError.self) {
      try LayoutResult.solve(
        [SectionInput(layout: LayoutSection(group: group), itemCount: 1)], in: environment)
    }
  }

  private func warnings(_ group: LayoutGroup) throws -> [LayoutWarning] {
    try LayoutResult.solve(
      [SectionInput(layout: LayoutSection(group: group), itemCount: 1)], in: environment
    ).warnings
  }

  @Test func `A group without room says how much is missing, and where`() {
    let inner = group(
      .vertical, .absolute(20), .absolute(10), .subitems([full]),
      insets: EdgeInsets(top: 6, bottom: 6))
    let outer = group(
      .horizontal, .fractionalWidth(1), .absolute(10),
      .subitems([item(.absolute(20), .absolute(5)), .group(inner)]))
    #expect(
      error(outer)
        == LayoutError(
          reason: .groupHasNoRoom, section: 0, path: "group.subitems[1]",
          effectiveSize: Size(width: 20, height: -2)))
  }

  @Test func `A first item that does not fit is an error, and so is spacing that leaves nothing`() {
    let wide = group(
      .horizontal, .absolute(100), .absolute(10), .subitems([item(.absolute(100.5), .absolute(5))]))
    #expect(error(wide)?.reason == .groupCannotFitSingleItem)
    #expect(error(wide)?.effectiveSize == Size(width: 100, height: 10))
    let spread = group(
      .horizontal, .absolute(100), .absolute(10), .divided(full, count: 3), spacing: .fixed(50))
    #expect(error(spread)?.reason == .groupHasNoRoom)
  }

  @Test func `What no screen could show is refused before it fills memory`() {
    let dust = group(
      .horizontal, .fractionalWidth(1), .absolute(10),
      .subitems([item(.absolute(1e-9), .absolute(1))]))
    #expect(error(dust)?.reason == .tooManyItemsInGroup)
    let many = group(
      .horizontal, .fractionalWidth(1), .absolute(10), .divided(full, count: 1_000_000_000))
    #expect(error(many)?.reason == .tooManyItemsInGroup)
    #expect(
      error(group(.horizontal, .absolute(-1), .absolute(1), .subitems([full])))?.reason
        == .unusableDimension)
    #expect(
      error(group(.horizontal, .absolute(.nan), .absolute(1), .subitems([full])))?.reason
        == .unusableDimension)
    #expect(
      error(group(.horizontal, .absolute(9), .absolute(1), .subitems([])))?.reason
        == .groupWithoutItems)
    #expect(
      error(group(.horizontal, .absolute(9), .absolute(1), .repeating(full, count: 0)))?.reason
        == .countBelowOne)
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func `A measured size that is none is refused`(_ height: Double) {
    let section = LayoutSection(
      group: group(
        .vertical, .fractionalWidth(1), .estimated(10),
        .divided(item(.fractionalWidth(1), .estimated(10)), count: 1)))
    let error = #expect(throws: LayoutError.self) {
      try LayoutResult.solve(
        [
          SectionInput(
            layout: section, itemCount: 2,
            measuredSizes: [.unmeasured, MeasuredSize(height: height)])
        ], in: environment)
    }
    #expect(error?.reason == .unusableMeasurement && error?.path == "item 1")
  }

  @Test func `More sizes than items are refused`() {
    let section = LayoutSection(
      group: group(.vertical, .absolute(9), .absolute(9), .divided(full, count: 1)))
    let error = #expect(throws: LayoutError.self) {
      try LayoutResult.solve(
        [SectionInput(layout: section, itemCount: 0, measuredSizes: [.unmeasured])],
        in: environment)
    }
    #expect(error?.reason == .surplusMeasurements)
  }

  @Test func `Sections beside one that cannot be are laid out on request`() throws {
    let bad = LayoutSection(
      group: group(
        .horizontal, .absolute(9), .absolute(9), .subitems([item(.absolute(10), .absolute(1))])))
    let good = LayoutSection(
      group: group(.vertical, .fractionalWidth(1), .absolute(9), .divided(full, count: 1)))
    let result = try LayoutResult.solve(
      [SectionInput(layout: bad, itemCount: 3), SectionInput(layout: good, itemCount: 1)],
      in: environment, keepsGoing: true)
    #expect(result.errors.map(\.section) == [0])
    #expect(result.itemCount(inSection: 0) == 0)
    #expect(result.frame(section: 1, item: 0) == Frame(x: 0, y: 0, width: 300, height: 9))
  }

  @Test func `Thirds with spacing lose a column, with a warning`() throws {
    let third = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
    let spaced = group(
      .horizontal, .fractionalWidth(1), .absolute(9), .subitems([third]), spacing: .fixed(10))
    #expect(
      try warnings(spaced).map(\.trap) == [.spacingDropsItems(placed: 2, without: 3)])
    let close = group(.horizontal, .fractionalWidth(1), .absolute(9), .subitems([third]))
    #expect(try warnings(close).isEmpty)
    let loose = item(.fractionalWidth(0.3), .fractionalHeight(1))
    let roomy = group(
      .horizontal, .fractionalWidth(1), .absolute(9), .subitems([loose]), spacing: .fixed(2))
    #expect(try warnings(roomy).isEmpty)
  }

  @Test func `A subitem that never gets its turn is told of`() throws {
    let never = group(.horizontal, .fractionalWidth(1), .absolute(9), .subitems([full, full]))
    #expect(try warnings(never).map(\.trap) == [.subitemNeverPlaced(index: 1)])
  }

  @Test func `A fraction of an estimate, and insets along one, are told of`() throws {
    let fraction = group(.horizontal, .fractionalWidth(1), .estimated(9), .subitems([full]))
    #expect(try warnings(fraction).map(\.trap) == [.fractionOfEstimate(.vertical)])
    let inset = group(
      .horizontal, .fractionalWidth(1), .estimated(9),
      .subitems([item(.fractionalWidth(1), .estimated(9), insets: EdgeInsets(top: 1))]))
    #expect(try warnings(inset).map(\.trap) == [.insetsOnEstimatedAxis(.vertical)])
    #expect(try warnings(inset).first?.path == "group.subitems[0]")
    // A divided item's own axis does not count.
    let divided = group(
      .vertical, .fractionalWidth(1), .estimated(9),
      .divided(item(.fractionalWidth(1), .fractionalHeight(1)), count: 1))
    #expect(try warnings(divided).isEmpty)
  }
}
