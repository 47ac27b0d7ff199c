internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import Rendering
internal import ToolRuntime

/// A page as text for a terminal or a pipe.
struct TextSink: PageSink {
  private var renderer: TextRenderer
  private var isEmpty = true
  /// Whether the open section's layout keeps its header in view, scrolled or not.
  private var pinsHeader = false

  init(_ options: TextOptions) {
    renderer = TextRenderer(options)
  }

  mutating func stream(_ record: borrowing RecordView) {}

  mutating func beginSection(
    _ section: PageSection, into output: inout ByteBuffer
  ) throws(StageFault) {
    isEmpty = false
    pinsHeader = section.description?.pinsHeader == true
    renderer.beginSection(
      id: section.name, title: section.title, count: section.count,
      scrollsSideways: section.scrollsSideways, width: section.width, into: &output)
  }

  mutating func heading(_ frame: FrameRecord, isPinned: Bool, into output: inout ByteBuffer) {
    renderer.heading(frame: frame, isPinned: isPinned || pinsHeader, into: &output)
  }

  mutating func movie(
    _ movie: Movie, _ frame: FrameRecord?, into output: inout ByteBuffer
  ) throws(StageFault) {
    renderer.movie(movie, frame: frame, into: &output)
  }

  mutating func endSection(into output: inout ByteBuffer) throws(StageFault) {
    renderer.endSection(into: &output)
  }

  mutating func change(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    guard let change = TextChange(record) else {
      throw .record(
        RecordFault(.meaning("a change whose \"op\" is none that this program knows"), at: 0))
    }
    renderer.change(change)
  }

  mutating func finish(
    holdsChanges: Bool, into output: inout ByteBuffer
  ) throws(StageFault) -> Bool {
    if isEmpty, !holdsChanges { output.append("No films.\n\n") }
    renderer.finish(holdsChanges: holdsChanges, into: &output)
    return false
  }
}
