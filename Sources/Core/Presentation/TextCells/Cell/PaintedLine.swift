/// One line ready for output: bytes, and the columns that they take.
package struct PaintedLine: Equatable, Sendable {
  /// UTF-8, without a newline; each SGR sequence in it is closed again.
  package private(set) var bytes: [UInt8] = []
  package private(set) var columns = 0

  package init() {}

  package mutating func append(
    _ text: CellText, _ emphasis: Emphasis = .none, style: CellStyle = .plain
  ) {
    guard !text.isEmpty else { return }
    let sequences = style.isColored ? emphasis.sequences : nil
    if let sequences { bytes.append(contentsOf: sequences.on.utf8) }
    let isIsolated = style.isolatesRightToLeft && text.isRightToLeft
    if isIsolated { bytes.append(contentsOf: "\u{2068}".utf8) }
    bytes.append(contentsOf: text.text.utf8)
    if isIsolated { bytes.append(contentsOf: "\u{2069}".utf8) }
    if let sequences { bytes.append(contentsOf: sequences.off.utf8) }
    columns += text.columns
  }

  package mutating func append(_ rating: Rating, style: CellStyle = .plain) {
    for part in rating.parts { append(part.text, part.emphasis, style: style) }
  }

  package mutating func append(_ line: PaintedLine) {
    bytes.append(contentsOf: line.bytes)
    columns += line.columns
  }

  /// Fills with spaces until the line is `column` columns long; one that is longer stays.
  package mutating func pad(to column: Int) {
    guard column > columns else { return }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: column - columns))
    columns = column
  }
}
