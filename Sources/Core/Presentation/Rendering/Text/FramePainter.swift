internal import MovieRecords
internal import Movies
internal import TextCells

/// Turns the frames of one section into rows of cells, as soon as a row of films is complete.
///
/// Positions count from the section's own top. A frame whose place is taken, or whose rows have
/// been written, moves down to the next free rows: nothing overlaps and nothing is lost. What is
/// held back is one row of films, at most 512 of them.
struct FramePainter: Sendable {
  /// Lines to be written together, and the blank rows before them.
  struct Block {
    var blankRows: Int
    var lines: [PaintedLine]
  }

  /// What became of a film.
  enum Outcome {
    /// It has its place; the block, if any, is complete and goes out.
    case placed(Block?)
    /// It lies beyond the width, and the row shows no more.
    case hidden
  }

  /// A film at the edge is shown in part from this width on: it holds a date.
  private static let narrowest = 10
  private static let limitOfPending = 512
  /// Wider pages and higher gaps are slips of a layout, not something to fill with blanks.
  static let limitOfColumns = 10_000
  private static let limitOfGap = 200

  private let cell: MovieCell
  /// Whether what lies beyond the width gets rows of its own, or is hidden.
  private let wraps: Bool
  /// The section's width; every row of films is filled to it.
  let columns: Int

  private var originY: Double?
  /// Where x counts from: moves with each row of a wrapped carousel.
  private var originX: Double?
  /// The first film's distance from the left edge, which every row keeps.
  private var inset = 0.0
  private var rowShift = 0
  /// The next row to be written.
  private var cursor = 0
  /// Below every frame so far, gutters included.
  private var floor = 0
  private var pending: [PlacedCell] = []

  init(cell: MovieCell, columns: Int, wraps: Bool) {
    self.cell = cell
    self.columns = min(max(1, columns), Self.limitOfColumns)
    self.wraps = wraps
  }

  /// Makes room for a heading of so many lines; gives what goes out before it, and the blank rows
  /// between the two.
  mutating func placeHeading(
    _ frame: FrameRecord, lines: Int
  ) -> (before: Block?, blankRows: Int) {
    let before = flush()
    let blankRows = max(0, row(at: frame.y) - cursor)
    cursor += blankRows + lines
    return (before, min(blankRows, Self.limitOfGap))
  }

  /// Passes over a film that stands before the one to which a row is scrolled.
  mutating func skip(_ frame: FrameRecord) {
    startRows(at: frame)
  }

  /// Makes this film the first of the row.
  mutating func scroll(to frame: FrameRecord) {
    startRows(at: frame)
    originX = frame.x - inset
  }

  mutating func place(_ movie: Movie, _ frame: FrameRecord) -> Outcome {
    startRows(at: frame)
    let content = CellGeometry.contentColumns(width: frame.width)
    var done: Block?
    if wraps, left(of: frame) + content > columns, left(of: frame) > CellGeometry.column(at: inset)
    {
      done = flush()
      originX = frame.x - inset
      rowShift += max(floor, cursor) - row(at: frame.y)
    }
    var left = left(of: frame)
    if !wraps, left < 0 || columns - left < min(content, Self.narrowest) { return .hidden }
    if wraps { left = max(0, min(left, columns - content)) }
    let top = row(at: frame.y)
    if isComplete(before: top) || pending.count == Self.limitOfPending { done = flush() }
    let room = min(content, columns - left)
    let rows = CellGeometry.contentRows(height: frame.height)
    var placed = PlacedCell(
      left: left, top: top < cursor ? cursor + 1 : top, columns: room,
      lines: cell.paint(movie, columns: room, rows: rows))
    placed.frameBottom = placed.top + max(placed.lines.count, row(at: frame.y + frame.height) - top)
    while let taken = pending.first(where: { $0.overlaps(placed) }) { placed.move(below: taken) }
    floor = max(floor, placed.frameBottom)
    pending.append(placed)
    return .placed(done)
  }

  /// Completes what is held back.
  mutating func flush() -> Block? {
    guard let top = pending.map(\.top).min(), let bottom = pending.map(\.bottom).max() else {
      return nil
    }
    pending.sort { $0.left < $1.left }
    var lines: [PaintedLine] = []
    var row = top
    while row < bottom {
      var line = PaintedLine()
      for cell in pending where cell.top <= row && row < cell.bottom {
        line.pad(to: cell.left)
        line.append(cell.lines[row - cell.top])
      }
      if line.columns > 0 {
        line.pad(to: columns)
        lines.append(line)
        row += 1
      } else {
        let next = pending.lazy.map(\.top).filter { $0 > row }.min() ?? bottom
        lines += repeatElement(line, count: min(next - row, Self.limitOfGap))
        row = next
      }
    }
    let block = Block(blankRows: min(top - cursor, Self.limitOfGap), lines: lines)
    cursor = bottom
    pending.removeAll(keepingCapacity: true)
    return block
  }

  /// Whether what is held back is a whole row of films: the next one begins below it, and no room
  /// is left beside it. (Columns of films within a group come one after the other.)
  private func isComplete(before top: Int) -> Bool {
    guard let first = pending.first, pending.allSatisfy({ top >= $0.frameBottom }) else {
      return false
    }
    return pending.contains { $0.left + $0.columns + 1 + first.columns > columns }
  }

  private mutating func startRows(at frame: FrameRecord) {
    guard originX == nil else { return }
    // Sections that a layout sets side by side stand one below the other here.
    let isElsewhere = CellGeometry.column(at: frame.x) >= columns
    let origin = isElsewhere ? frame.x : wraps ? min(0, frame.x) : 0
    originX = origin
    inset = max(0, frame.x - origin)
  }

  private func left(of frame: FrameRecord) -> Int {
    CellGeometry.column(at: frame.x - (originX ?? 0))
  }

  private mutating func row(at y: Double) -> Int {
    let origin = originY ?? y
    originY = origin
    return CellGeometry.row(at: y - origin) + rowShift
  }
}
