/// Points of a layout against cells of a terminal: a cell is 8 points wide and 16 high.
///
/// Edges are rounded, contents are rounded down less one column (or row) of gutter. For any
/// frames that tile in points, cells therefore tile too, and contents keep at least one column
/// between them: round(x + w) - round(x) is never below floor(w).
package enum CellGeometry {
  package static let pointsPerColumn = 8.0
  package static let pointsPerRow = 16.0

  /// The column at an edge's x, in points.
  package static func column(at x: Double) -> Int { edge(x / pointsPerColumn) }

  /// The row at an edge's y, in points.
  package static func row(at y: Double) -> Int { edge(y / pointsPerRow) }

  /// The columns that a frame of this width offers its content: at least 1.
  package static func contentColumns(width: Double) -> Int {
    max(1, whole(width / pointsPerColumn) - 1)
  }

  /// The rows that a frame of this height offers its content: at least 1.
  package static func contentRows(height: Double) -> Int {
    max(1, whole(height / pointsPerRow) - 1)
  }

  /// The height in points of a cell of so many rows, with one blank row below it.
  package static func height(rows: Int) -> Double {
    Double(rows + 1) * pointsPerRow
  }

  /// Thirds and sevenths of a width are not exact: 27 must not become 26.999….
  private static let tolerance = 1e-6

  /// Far beyond any screen, and safe to add up.
  private static let bound = 1e9

  private static func edge(_ cells: Double) -> Int {
    clamped((cells + tolerance).rounded())
  }

  private static func whole(_ cells: Double) -> Int {
    clamped((cells + tolerance).rounded(.down))
  }

  private static func clamped(_ cells: Double) -> Int {
    cells.isNaN ? 0 : Int(min(max(cells, -bound), bound))
  }
}
