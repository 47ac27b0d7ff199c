package import MovieRecords
package import Movies
package import RecordStream
internal import TextCells

/// Writes a page as text, fed with what a stream of records says, one call an event.
///
/// With frames, a section is painted as the layout says, a terminal cell being 8 x 16 points;
/// sections stand one below the other with a blank line between them, whatever their frames say of
/// their distance. Films without a frame take a line each. Changes are gathered, since their totals
/// come first. Memory holds one row of films, and the changes.
package struct TextRenderer: Sendable {
  private let options: TextOptions
  private let cell: MovieCell
  private var sink: LineSink
  private var section: TextSection?
  private var changes: ChangeList
  /// By section: the rank at which it would go on.
  private var ranks: [String: Int] = [:]

  package init(_ options: TextOptions) {
    self.options = options
    cell = MovieCell(style: options.style, overviewLines: options.overviewLines)
    sink = LineSink(pageHeight: options.pageHeight)
    changes = ChangeList(columns: options.columns, style: options.style)
  }

  /// Opens a section, and closes the one before.
  ///
  /// `count` is the number of films where the stream says so; `width` that of the layout, in points
  /// (without it the heading's, then the options' columns, then 80 columns count). A section that
  /// comes again goes on: at once where it is still open and has no frames, else under its title,
  /// marked as continued.
  package mutating func beginSection(
    id: String, title: String, count: Int? = nil, scrollsSideways: Bool = false,
    width: Double? = nil, into out: inout ByteBuffer
  ) {
    if let section, section.id == id, section.painter == nil { return }
    endSection(into: &out)
    let rank = ranks[id]
    section = TextSection(
      id: id, title: CellText(rank == nil ? title : title + " (continued)"), count: count,
      scrollsSideways: scrollsSideways, columns: width.map { CellGeometry.column(at: $0) },
      firstRank: rank ?? 1)
  }

  /// Paints the section's title where its heading's frame is.
  package mutating func heading(
    frame: FrameRecord, isPinned: Bool = false, into out: inout ByteBuffer
  ) {
    var section = takeOrOpen()
    defer { self.section = section }
    guard section.isHeadingAbsent else { return }
    let columns = section.columns ?? CellGeometry.column(at: frame.x + frame.width)
    var painter = painter(for: section, columns: columns)
    let rows = CellGeometry.row(at: frame.height) >= 2 ? 2 : 1
    let place = painter.placeHeading(frame, lines: rows)
    write(place.before, into: &out)
    section.painter = painter
    section.heading = .held(rows: rows, blankRows: place.blankRows)
    section.isPinned = isPinned
    if !section.scrollsSideways || options.wrapsCarousels { writeHeading(of: &section, into: &out) }
  }

  /// Paints a film in its frame, or on a line of its own where it has none.
  package mutating func movie(
    _ movie: Movie, frame: FrameRecord? = nil, into out: inout ByteBuffer
  ) {
    var section = takeOrOpen()
    defer { self.section = section }
    section.seen += 1
    if let frame {
      place(movie, frame, in: &section, into: &out)
    } else {
      list(movie, in: &section, into: &out)
    }
  }

  /// Closes the section; nothing where none is open.
  package mutating func endSection(into out: inout ByteBuffer) {
    guard var section = take() else { return }
    ranks[section.id] = section.firstRank + section.seen
    let last = section.painter?.flush()
    let wasWritten = section.isHeadingWritten
    if section.seen == 0, !wasWritten { startList(&section, into: &out) }
    writeHeading(of: &section, into: &out)
    write(last, into: &out)
    if section.seen == 0 {
      write("No films.", .dim, into: &out)
    } else if wasWritten, let shown = section.shown, shown.count < section.seen {
      // Only now is it known that the row went on.
      write(SectionHeading.label(shown: shown, of: section.seen).text, .dim, into: &out)
    }
    sink.heading = []
    sink.separate()
  }

  /// Takes note of a change.
  package mutating func change(_ change: TextChange) {
    changes.append(change)
  }

  /// Writes what is left: the changes of a stream of changes, and the notice.
  ///
  /// `holdsChanges` says that the stream is one of changes, which may be none.
  package mutating func finish(holdsChanges: Bool = false, into out: inout ByteBuffer) {
    endSection(into: &out)
    if holdsChanges || !changes.isEmpty {
      for block in changes.blocks {
        sink.write(block, into: &out)
        sink.separate()
      }
    }
    if let notice = options.notice { write(notice, .dim, into: &out) }
  }

  /// Moves the open section out, so that it is changed in place.
  private mutating func take() -> TextSection? {
    defer { section = nil }
    return section
  }

  /// A film without a section is shown without a title.
  private mutating func takeOrOpen() -> TextSection {
    take()
      ?? TextSection(id: "", title: CellText(""), count: nil, scrollsSideways: false, columns: nil)
  }
}

extension TextRenderer {
  private mutating func place(
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

  private mutating func list(
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
  private mutating func startList(_ section: inout TextSection, into out: inout ByteBuffer) {
    let label = section.count.map { SectionHeading.label(count: $0) } ?? CellText("")
    let heading = SectionHeading(title: section.title, label: label, columns: options.columns)
    section.heading = .written
    guard !section.title.isEmpty else { return }
    sink.write(heading.lines(rows: 2, style: options.style), following: 1, into: &out)
  }

  /// Writes a heading that was held back, now that its label is known as well as it will be.
  private mutating func writeHeading(
    of section: inout TextSection, into out: inout ByteBuffer
  ) {
    guard case .held(let rows, let blankRows) = section.heading else { return }
    section.heading = .written
    sink.leaveBlank(blankRows)
    sink.write(lines(of: section, label: section.label, rows: rows), following: 3, into: &out)
    // Only the heading that is written first says how many films there are.
    if section.isPinned { sink.heading = lines(of: section, label: CellText(""), rows: rows) }
  }

  private func lines(of section: TextSection, label: CellText, rows: Int) -> [PaintedLine] {
    SectionHeading(title: section.title, label: label, columns: section.painter?.columns)
      .lines(rows: rows, style: options.style)
  }

  private func painter(for section: TextSection, columns: Int) -> FramePainter {
    section.painter
      ?? FramePainter(cell: cell, columns: columns, wraps: options.wrapsCarousels)
  }

  private mutating func write(_ block: FramePainter.Block?, into out: inout ByteBuffer) {
    guard let block else { return }
    sink.leaveBlank(block.blankRows)
    sink.write(block.lines, into: &out)
  }

  /// Wraps a text of ours where lines have an end.
  private mutating func write(
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
