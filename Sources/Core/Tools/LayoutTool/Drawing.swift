internal import LayoutEngine
internal import RecordStream
internal import TextCells

/// A frame to be drawn.
struct DrawnBox {
  enum Kind: Equatable {
    case film
    case supplementary
    case decoration
  }

  var frame: Frame
  var label: String
  var kind: Kind
  var zIndex: Int
}

/// Draws boxes on the cells of a terminal, 8 points wide and 16 high, as tmdb-render places them.
///
/// Rows are painted in bands, so that memory does not grow with the height of the content.
struct Drawing {
  /// The part of the content that is drawn.
  let area: Frame

  private static let bandRows = 128

  /// Draws in the order of z-indexes, the later of equals on top.
  func draw(_ boxes: [DrawnBox], into output: inout ByteBuffer) {
    let columns = min(CellGeometry.column(at: area.width), 1_000)
    let rows = CellGeometry.row(at: area.height)
    guard columns > 0, rows > 0 else { return }
    let placed = boxes.enumerated().map { order, box in
      PlacedBox(box, order: order, origin: area.origin)
    }.filter { $0.right > 0 && $0.left < columns && $0.bottom > 0 && $0.top < rows }
      .sorted { ($0.top, $0.order) < ($1.top, $1.order) }
    var next = 0
    var open: [PlacedBox] = []
    for band in stride(from: 0, to: rows, by: Self.bandRows) {
      let end = min(band + Self.bandRows, rows)
      while next < placed.count, placed[next].top < end {
        open.append(placed[next])
        next += 1
      }
      open.removeAll { $0.bottom <= band }
      var canvas = BoxCanvas(columns: columns, rows: band..<end)
      for box in open.sorted(by: { ($0.zIndex, $0.order) < ($1.zIndex, $1.order) }) {
        canvas.paint(box)
      }
      canvas.write(into: &output)
    }
  }
}

/// A box in columns and rows; right and bottom are the first ones outside.
struct PlacedBox {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int
  let label: String
  let kind: DrawnBox.Kind
  let zIndex: Int
  let order: Int

  init(_ box: DrawnBox, order: Int, origin: Point) {
    left = CellGeometry.column(at: box.frame.x - origin.x)
    top = CellGeometry.row(at: box.frame.y - origin.y)
    right = max(left + 1, CellGeometry.column(at: box.frame.end(.horizontal) - origin.x))
    bottom = max(top + 1, CellGeometry.row(at: box.frame.end(.vertical) - origin.y))
    label = box.label
    kind = box.kind
    zIndex = box.zIndex
    self.order = order
  }
}
