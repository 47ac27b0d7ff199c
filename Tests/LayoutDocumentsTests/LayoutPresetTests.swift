import LayoutEngine
import Testing

@testable import LayoutDocuments

@Suite struct LayoutPresetTests {
  private func frames(_ preset: LayoutPreset, columns: Int? = nil, count: Int) throws -> [Frame] {
    let environment = LayoutEnvironment(container: Size(width: 390, height: 844))
    let layout = try #require(
      try preset.document(columns: columns).layout(for: "any", in: environment))
    let result = try LayoutResult.solve(
      [SectionInput(layout: layout, itemCount: count)], in: environment)
    #expect(result.boundarySupplementaries.map(\.frame.height) == [44])
    return (0..<count).map { result.frame(section: 0, item: $0) }
  }

  @Test func `A carousel is a row of cells 140 points wide`() throws {
    #expect(
      try frames(.carousel, count: 3)
        == [0, 140, 280].map { Frame(x: $0, y: 44, width: 140, height: 250) })
  }

  @Test func `A grid has three columns`() throws {
    #expect(
      try frames(.grid, count: 4).map { [$0.x, $0.y, $0.height] }
        == [[0, 44, 320], [130, 44, 320], [260, 44, 320], [0, 364, 320]])
  }

  @Test(arguments: [1, 2, 5, 7, 1000])
  func `A grid has as many columns as asked for`(_ columns: Int) throws {
    let frames = try frames(.grid, columns: columns, count: columns + 1)
    #expect(frames[columns - 1].y == 44 && frames[columns].y == 364)
    #expect(abs(frames[columns - 1].x + frames[columns - 1].width - 390) < 1e-6)
  }

  @Test func `A list is one cell under another`() throws {
    #expect(
      try frames(.list, count: 2)
        == [44, 108].map { Frame(x: 0, y: $0, width: 390, height: 64) })
  }
}
