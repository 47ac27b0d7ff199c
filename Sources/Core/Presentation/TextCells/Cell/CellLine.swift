/// A line of a cell before it is painted: parts and how they look.
struct CellLine {
  struct Part {
    var text: CellText
    var emphasis: Emphasis

    init(_ text: CellText, _ emphasis: Emphasis) {
      self.text = text
      self.emphasis = emphasis
    }
  }

  var parts: [Part]

  init(_ parts: [Part]) {
    self.parts = parts
  }

  var columns: Int { parts.reduce(0) { $0 + $1.text.columns } }

  func painted(style: CellStyle) -> PaintedLine {
    var line = PaintedLine()
    for part in parts { line.append(part.text, part.emphasis, style: style) }
    return line
  }
}
