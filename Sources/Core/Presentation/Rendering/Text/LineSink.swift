internal import RecordStream
internal import TextCells

/// Puts lines on pages: blank lines between blocks, never at the top of a page or at the end; and
/// where pages have a height, blocks that stay together below a repeated heading.
struct LineSink: Sendable {
  private let pageHeight: Int?
  /// Written at the top of each page that starts inside a section.
  var heading: [PaintedLine] = []
  private var row = 0
  private var owedBlanks = 0
  private var isEmpty = true

  init(pageHeight: Int? = nil) {
    self.pageHeight = pageHeight.flatMap { $0 >= 2 ? $0 : nil }
  }

  /// Blank lines before whatever comes next, if anything does.
  mutating func leaveBlank(_ count: Int) {
    guard !isEmpty else { return }
    owedBlanks += max(0, count)
  }

  /// At least one blank line before whatever comes next.
  mutating func separate() {
    guard !isEmpty else { return }
    owedBlanks = max(owedBlanks, 1)
  }

  /// Writes lines that belong together, with `following` more rows kept on the same page.
  mutating func write(
    _ block: [PaintedLine], following: Int = 0, into out: inout ByteBuffer
  ) {
    guard !block.isEmpty else { return }
    if let pageHeight, !isEmpty { turnPage(pageHeight, for: block.count + following, into: &out) }
    for _ in 0..<owedBlanks { end(into: &out) }
    owedBlanks = 0
    for line in block {
      out.append(line.bytes)
      end(into: &out)
    }
    isEmpty = false
  }

  /// Fills the page where so many rows do not fit on it, and begins the next one.
  private mutating func turnPage(
    _ pageHeight: Int, for rows: Int, into out: inout ByteBuffer
  ) {
    if row > 0, row + owedBlanks + rows > pageHeight {
      for _ in row..<pageHeight { end(into: &out) }
    }
    guard row == 0 else { return }
    owedBlanks = 0
    guard heading.count < pageHeight else { return }
    for line in heading {
      out.append(line.bytes)
      end(into: &out)
    }
  }

  private mutating func end(into out: inout ByteBuffer) {
    out.append(0x0A)
    row += 1
    if row == pageHeight { row = 0 }
  }
}
