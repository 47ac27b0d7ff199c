internal import RecordStream
internal import TextCells

/// Some rows of a terminal that boxes are painted on.
struct BoxCanvas {
  private let columns: Int
  private let rows: Range<Int>
  /// One cluster a cell; empty behind one that is two columns wide.
  private var cells: [String]

  init(columns: Int, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    cells = [String](repeating: " ", count: columns * rows.count)
  }

  private subscript(_ column: Int, _ row: Int) -> String {
    get { cells[(row - rows.lowerBound) * columns + column] }
    set {
      guard rows.contains(row), (0..<columns).contains(column) else { return }
      cells[(row - rows.lowerBound) * columns + column] = newValue
    }
  }

  /// Paints a box, or what of it lies on the canvas; what is under it disappears.
  mutating func paint(_ box: PlacedBox) {
    let strokes = Strokes(box.kind)
    let across = max(box.left, 0)..<min(box.right, columns)
    for row in rows.clamped(to: box.top..<max(box.bottom, box.top)) {
      for column in across {
        if column == across.lowerBound { separate(column, row) }
        self[column, row] = strokes.character(
          isLeft: column == box.left, isRight: column == box.right - 1, isTop: row == box.top,
          isBottom: row == box.bottom - 1)
      }
      separate(across.upperBound, row)
    }
    write(box)
  }

  /// Clears the half of a wide character that is about to lose its other half.
  private mutating func separate(_ column: Int, _ row: Int) {
    guard column > 0, column < columns, self[column, row].isEmpty else { return }
    self[column - 1, row] = " "
    self[column, row] = " "
  }

  /// The label goes inside the box, or on its only row.
  private mutating func write(_ box: PlacedBox) {
    let isFlat = box.bottom - box.top < 3
    let row = isFlat ? box.top : box.top + 1
    let left = max(box.left, 0) + 1
    let right = min(box.right - 1, columns)
    guard rows.contains(row), right > left else { return }
    var column = left
    for cluster in CellText(box.label).cut(to: right - left).text {
      let text = String(cluster)
      let width = text == " " ? 1 : CellText(text).columns
      guard width > 0, column + width <= right else { continue }
      self[column, row] = text
      for rest in 1..<max(width, 1) where width > 1 { self[column + rest, row] = "" }
      column += width
    }
  }

  /// Writes the rows, without blanks at their ends.
  func write(into output: inout ByteBuffer) {
    for row in rows {
      let start = (row - rows.lowerBound) * columns
      var line = cells[start..<start + columns]
      while line.last == " " { line.removeLast() }
      for cell in line { output.append(text: cell) }
      output.append(0x0A)
    }
  }
}

/// The lines that a box is made of.
struct Strokes {
  private let corners: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)
  private let horizontal: String
  private let vertical: String
  private let inside: String

  init(_ kind: DrawnBox.Kind) {
    switch kind {
    case .film:
      corners = ("┌", "┐", "└", "┘")
      (horizontal, vertical, inside) = ("─", "│", " ")
    case .supplementary:
      corners = ("╔", "╗", "╚", "╝")
      (horizontal, vertical, inside) = ("═", "║", " ")
    case .decoration:
      corners = ("░", "░", "░", "░")
      (horizontal, vertical, inside) = ("░", "░", "░")
    }
  }

  func character(isLeft: Bool, isRight: Bool, isTop: Bool, isBottom: Bool) -> String {
    if isTop && isBottom { return isLeft || isRight ? vertical : horizontal }
    if isLeft && isRight { return vertical }
    switch (isLeft, isRight, isTop, isBottom) {
    case (true, _, true, _): return corners.topLeft
    case (_, true, true, _): return corners.topRight
    case (true, _, _, true): return corners.bottomLeft
    case (_, true, _, true): return corners.bottomRight
    case (_, _, true, _), (_, _, _, true): return horizontal
    case (true, _, _, _), (_, true, _, _): return vertical
    default: return inside
    }
  }
}
