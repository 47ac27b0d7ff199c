internal import MovieRecords
internal import RecordStream
internal import ToolRuntime

/// Collects one side of a comparison from its records; writes nothing.
struct SnapshotCollector: RecordStage {
  let counts = RecordCounts()
  private(set) var snapshot = RecordedSnapshot()

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .stream: try begin(record)
    case .section:
      guard let name = record.value(of: "section"), name.kind == .string else {
        throw .record(
          RecordFault(
            .meaning("a section without its name; the member \"section\" is a string"), at: 0))
      }
      snapshot.declare(name, record)
    case .movie: snapshot.add(film: record.value(of: "id")?.integer() ?? 0, record)
    case .change: throw .record(Self.holdsChanges)
    case .supplementary, .decoration, .sectionEnd, .layout, .gone, .end, .otherMedia, .unknown:
      break
    }
  }

  private mutating func begin(_ record: borrowing RecordView) throws(StageFault) {
    let header: StreamHeader
    do throws(RecordFault) {
      header = try StreamHeader(record)
    } catch {
      throw .record(error)
    }
    guard header.contents == .movies else { throw .record(Self.holdsChanges) }
    // A stream with a number replaces the one before, one without goes on with it.
    if header.snapshot != nil { snapshot = RecordedSnapshot() }
    snapshot.note(question: record)
  }

  private static let holdsChanges = RecordFault(
    .meaning("changes, where films are compared; give what tmdb-diff read, not what it wrote"),
    at: 0)

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    false
  }
}
