internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TextCells

/// The steps behind the events: what is written, and when.
extension TextRenderer {
  mutating func place(
    _ movie: Movie, _ frame: FrameRecord, in section: inout TextSection,
    into out: inout ByteBuffer
  ) {
    var painter =
      section.painter
      ?? painter(for: section, columns: section.columns ?? options.columns ?? 80)
    section.painter = nil
    let first = options.wrapsCarousels ? 1 : options.scroll[section.id] ?? 1
    if section.seen < first, section.seen != section.count {
      painter.skip(frame)
      section.painter = painter
      return
    }
    if first > 1, section.shown == nil { painter.scroll(to: frame) }
    switch painter.place(movie, frame) {
    case .placed(let block):
      section.noteShown()
      if block != nil { writeHeading(of: &section, into: &out) }
      write(block, into: &out)
    case .hidden: break
    }
    section.painter = painter
  }

  mutating func list(
    _ movie: Movie, in section: inout TextSection, into out: inout ByteBuffer
  ) {
    let block = section.painter?.flush()
    writeHeading(of: &section, into: &out)
    write(block, into: &out)
    if !section.isHeadingWritten { startList(&section, into: &out) }
    section.noteShown()
    let line = FilmLine(count: section.count, style: options.style)
    let rank = section.firstRank + section.seen - 1
    sink.write([line.painted(movie, rank: rank, columns: options.columns)], into: &out)
  }

  /// The heading of a section without frames.
  mutating func startList(_ section: inout TextSection, into out: inout ByteBuffer) {
    let label = section.count.map { SectionHeading.label(count: $0) } ?? CellText("")
    let heading = SectionHeading(title: section.title, label: label, columns: options.columns)
    section.heading = .written
    guard !section.title.isEmpty else { return }
    sink.write(heading.lines(rows: 2, style: options.style), following: 1, into: &out)
  }

  /// Writes a heading that was held back, now that its label is known as well as it will be.
  mutating func writeHeading(
    of section: inout TextSection, into out: inout ByteBuffer
  ) {
    guard case .held(let rows, let blankRows) = section.heading else { return }
    section.heading = .written
    sink.leaveBlank(blankRows)
    sink.write(lines(of: section, label: section.label, rows: rows), following: 3, into: &out)
    // Only the heading that is written first says how many films there are.
    if section.isPinned { sink.heading = lines(of: section, label: CellText(""), rows: rows) }
  }

  func lines(of section: TextSection, label: CellText, rows: Int) -> [PaintedLine] {
    SectionHeading(title: section.title, label: label, columns: section.painter?.columns)
      .lines(rows: rows, style: options.style)
  }

  func painter(for section: TextSection, columns: Int) -> FramePainter {
    section.painter
      ?? FramePainter(cell: cell, columns: columns, wraps: options.wrapsCarousels)
  }

  mutating func write(_ block: FramePainter.Block?, into out: inout ByteBuffer) {
    guard let block else { return }
    sink.leaveBlank(block.blankRows)
    sink.write(block.lines, into: &out)
  }

  /// Wraps a text of ours where lines have an end.
  mutating func write(
    _ text: String, _ emphasis: Emphasis, into out: inout ByteBuffer
  ) {
    let text = CellText(text)
    let lines = options.columns.map { text.lines(of: max(1, $0), atMost: .max) } ?? [text]
    let painted = lines.map { text in
      var line = PaintedLine()
      line.append(text, emphasis, style: options.style)
      return line
    }
    sink.write(painted, into: &out)
  }
}
