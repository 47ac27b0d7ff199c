internal import TextCells

/// A film's lines at their place in a section, in columns and rows.
struct PlacedCell: Sendable {
  var left: Int
  var top: Int
  /// The width that its lines may take.
  var columns: Int
  var lines: [PaintedLine]
  /// Where its frame ends, gutter included.
  var frameBottom = 0

  /// The row below its last line.
  var bottom: Int { top + lines.count }

  /// Whether the two would touch: columns keep one between them.
  func overlaps(_ other: PlacedCell) -> Bool {
    left <= other.left + other.columns && other.left <= left + columns
      && top < other.bottom && other.top < bottom
  }

  /// Moves down by as much as is needed for a blank row between the two.
  mutating func move(below other: PlacedCell) {
    frameBottom += other.bottom + 1 - top
    top = other.bottom + 1
  }
}
