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
  let options: TextOptions
  let cell: MovieCell
  var sink: LineSink
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
