internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import ToolRuntime

/// Turns records into what happens on a page: sections open and close, films arrive.
struct PageStage<Sink: PageSink>: RecordStage {
  private(set) var counts = RecordCounts()
  private(set) var sink: Sink
  private var repeats = RepeatFilter()
  /// The open section's name; nil where none is open.
  private var open: [UInt8]?
  private var holdsChanges = false

  init(_ sink: Sink) {
    self.sink = sink
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .movie: try film(record, into: &output)
    case .section: try section(record, into: &output)
    case .supplementary:
      guard record.value(of: "kind")?.equals("header") == true,
        let frame = FrameRecord(of: record), record.value(of: "section") != nil
      else { return }
      let isPinned = record.value(of: "pinned")?.boolean ?? false
      sink.heading(frame, isPinned: isPinned, into: &output)
    case .sectionEnd:
      if open != nil { try sink.endSection(into: &output) }
      open = nil
    case .change:
      holdsChanges = true
      counts.changes += 1
      try sink.change(record, into: &output)
    case .stream:
      repeats.noteStream()
      let header: StreamHeader
      do throws(RecordFault) {
        header = try StreamHeader(record)
      } catch {
        throw .record(error)
      }
      if header.contents == .changes { holdsChanges = true }
      sink.stream(record)
    case .decoration, .layout, .gone, .end, .otherMedia, .unknown: return
    }
  }

  private mutating func film(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    guard !repeats.isRepeat(record) else {
      counts.dropped += 1
      return
    }
    guard let movie = Movie(record) else { return }
    var name: [UInt8] = []
    if let field = record.value(of: "section"), field.kind == .string {
      var bytes = ByteBuffer()
      bytes.appendUnescaped(field.content)
      name = bytes.bytes
    }
    if open != name {
      let text = String(decoding: name, as: UTF8.self)
      try begin(PageSection(name: text, title: text.isEmpty ? "Movies" : text), into: &output)
    }
    counts.movies += 1
    try sink.movie(movie, FrameRecord(of: record), into: &output)
  }

  private mutating func section(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    let section: PageSection
    do throws(RecordFault) {
      section = try PageSection(record)
    } catch {
      throw .record(error)
    }
    // A merged stream declares the section again.
    if open == Array(section.name.utf8) { return }
    try begin(section, into: &output)
  }

  private mutating func begin(
    _ section: PageSection, into output: inout ByteBuffer
  ) throws(StageFault) {
    if open != nil { try sink.endSection(into: &output) }
    open = Array(section.name.utf8)
    counts.sections += 1
    try sink.beginSection(section, into: &output)
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    if open != nil { try sink.endSection(into: &output) }
    open = nil
    return try sink.finish(holdsChanges: holdsChanges, into: &output)
  }
}
