internal import Diagnostics
internal import MovieRecords
internal import RecordStream
internal import Rendering
internal import ToolRuntime

/// Films or changes as rows of a table, in the order in which they come.
///
/// Which of the two follows what the stream says it contains, else the first of them that comes;
/// one of the other kind later is bad input. Memory is constant but for the ids of films.
struct TableStage: RecordStage {
  private(set) var counts = RecordCounts()
  private let columns: [CSVColumn]
  private let dialect: CSVDialect
  private var table: CSVTable?
  private var contents: StreamHeader.Contents?
  private var repeats = RepeatFilter()

  init(columns: [CSVColumn], dialect: CSVDialect) {
    self.columns = columns
    self.dialect = dialect
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .movie:
      guard !repeats.isRepeat(record) else {
        counts.dropped += 1
        return
      }
      if contents != .movies { try opened(.movies) }
      counts.movies += 1
      table?.append(record, to: &output)
    case .change:
      if contents != .changes { try opened(.changes) }
      counts.changes += 1
      table?.append(change: record, to: &output)
    case .stream:
      repeats.noteStream()
      do throws(RecordFault) {
        let header = try StreamHeader(record)
        if contents != header.contents { try open(header.contents) }
      } catch {
        throw .record(error)
      }
    case .section, .supplementary, .decoration, .sectionEnd, .layout, .gone, .end, .otherMedia,
      .unknown:
      return
    }
  }

  private mutating func opened(_ kind: StreamHeader.Contents) throws(StageFault) {
    do throws(RecordFault) {
      try open(kind)
    } catch {
      throw .record(error)
    }
  }

  /// Decides which table this is.
  private mutating func open(_ kind: StreamHeader.Contents) throws(RecordFault) {
    guard contents == nil else {
      throw RecordFault(
        .meaning(
          kind == .changes
            ? "a change among films; a table holds one of the two, so render them apart"
            : "a film among changes; a table holds one of the two, so render them apart"), at: 0)
    }
    contents = kind
    table = CSVTable(kind == .changes ? CSVColumns.changes : columns, dialect)
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    // A whole stream without rows is a table all the same.
    if isWhole {
      if table == nil { table = CSVTable(columns, dialect) }
      table?.begin(into: &output)
    }
    return false
  }
}
