import LayoutEngine
import RecordStream
import Testing

@testable import LayoutDocuments

@Suite struct LayoutVectorTests {
  @Test func `The fixtures are there`() {
    #expect(LayoutVector.layouts.count >= 110)
    #expect(LayoutVector.snaps.count == 4)
    #expect(LayoutVector.legacy.count == 4)
  }

  @Test(arguments: LayoutVector.layouts)
  func `A layout comes out as expected`(_ vector: LayoutVector) throws {
    let environment = vector.environment()
    let document = try vector.document()
    let inputs = try vector.inputs(document, environment)
    let solve = {
      try LayoutResult.solve(inputs, in: environment, configuration: document.configuration)
    }
    if let error = vector.expected["error"]?.string {
      let thrown = #expect(throws: LayoutError.self) { try solve() }
      #expect(thrown.map { "\($0.reason)" } == error)
      return
    }
    VectorCheck(vector: vector, result: try solve()).checkAll()
  }

  @Test(arguments: LayoutVector.legacy)
  func `What old UIKit versions did wrong is not copied`(_ vector: LayoutVector) throws {
    let environment = vector.environment()
    let document = try vector.document()
    let result = try LayoutResult.solve(
      vector.inputs(document, environment), in: environment, configuration: document.configuration)
    #expect(result.sectionFrame(0).height == (vector.name.contains("list") ? 48 : 0))
    #expect(result.decorations.allSatisfy { $0.section != 0 })
  }

  @Test(arguments: LayoutVector.snaps)
  func `A section that scrolls sideways comes to rest where it should`(
    _ vector: LayoutVector
  ) throws {
    let extents = (vector.json["groups"]?.array ?? []).compactMap(\.double)
    let spacing = vector.json["interGroupSpacing"]?.double ?? 0
    let behavior = try #require(
      vector.json["behavior"]?.string.flatMap(OrthogonalScrollingBehavior.init))
    let section = LayoutSection(
      group: LayoutGroup(
        axis: .vertical,
        size: LayoutSize(width: .absolute(extents[0]), height: .absolute(10)),
        contents: .divided(
          .item(
            LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))),
          count: 1)),
      contentInsets: EdgeInsets(
        leading: vector.json["contentInsets"]?["leading"]?.double ?? 0,
        trailing: vector.json["contentInsets"]?["trailing"]?.double ?? 0),
      interGroupSpacing: spacing, orthogonalScrollingBehavior: behavior)
    let width = vector.json["container"]?["width"]?.double ?? 0
    let result = try LayoutResult.solve(
      [SectionInput(layout: section, itemCount: extents.count)],
      in: LayoutEnvironment(container: Size(width: width, height: 500)))
    let rest = try #require(result.restPoints(0))
    #expect(rest.points == (vector.expected["restPoints"]?.array ?? []).compactMap(\.double))
    for pair in (vector.expected["nearest"]?.array ?? []).compactMap(\.array) {
      #expect(rest.nearest(to: pair[0].double ?? .nan) == pair[1].double)
    }
  }
}
