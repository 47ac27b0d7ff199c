import Testing

@testable import TextCells

@Suite struct CellGeometryTests {
  @Test(arguments: [
    (640.0 / 3, 25), (140, 16), (640, 79), (215.99999999999997, 26), (8, 1), (0, 1), (-50, 1),
    (.nan, 1),
    (.infinity, 999_999_999),
  ])
  func `A frame offers its whole columns but one`(width: Double, columns: Int) {
    #expect(CellGeometry.contentColumns(width: width) == columns)
  }

  @Test(arguments: 1...40)
  func `Cells of equal parts tile and keep a gutter`(count: Int) {
    for columns in [80, 120, 200, 211] {
      let width = Double(columns * 8) / Double(count)
      let content = CellGeometry.contentColumns(width: width)
      for index in 0..<count {
        let left = CellGeometry.column(at: Double(index) * width)
        let right = CellGeometry.column(at: Double(index + 1) * width)
        #expect(left + content < right || right - left < 2)
      }
      #expect(CellGeometry.column(at: Double(count) * width) == columns)
    }
  }

  @Test(arguments: 1...9)
  func `A measured height gives its rows back, at any origin`(rows: Int) {
    let height = CellGeometry.height(rows: rows)
    #expect(CellGeometry.contentRows(height: height) == rows)
    for y in [0, 44, 44.5, 123.25] {
      #expect(CellGeometry.row(at: y + height) - CellGeometry.row(at: y) == rows + 1)
    }
  }
}
