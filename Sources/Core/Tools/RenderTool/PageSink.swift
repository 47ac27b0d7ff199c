internal import MovieRecords
internal import Movies
internal import RecordStream
internal import ToolRuntime

/// What a page format makes of a stream: sections with titles, films in order, changes.
protocol PageSink {
  /// What a stream says of itself; comes before everything else.
  mutating func stream(_ record: borrowing RecordView)
  mutating func beginSection(_ section: PageSection, into output: inout ByteBuffer)
    throws(StageFault)
  mutating func heading(_ frame: FrameRecord, isPinned: Bool, into output: inout ByteBuffer)
  mutating func movie(_ movie: Movie, _ frame: FrameRecord?, into output: inout ByteBuffer)
    throws(StageFault)
  mutating func endSection(into output: inout ByteBuffer) throws(StageFault)
  mutating func change(_ record: borrowing RecordView, into output: inout ByteBuffer)
    throws(StageFault)
  /// True where there is more to write, and it is called again.
  mutating func finish(holdsChanges: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool
}

/// A section as a page shows it.
struct PageSection: Equatable, Sendable {
  var name: String
  var title: String
  /// How many films there are, only where the stream says so.
  var count: Int?
  /// A layout's name; nil where the stream names none.
  var layout: String?
  var description: SectionDescription?
  /// Points; nil without a layout.
  var width: Double?
  /// When the data was made, RFC 3339.
  var created: String?
  /// Laid out from right to left.
  var isRightToLeft = false

  /// Whether the films stand in one row.
  var scrollsSideways: Bool {
    description.map(\.scrollsSideways) ?? (layout == "carousel")
  }
}

extension PageSection {
  /// What a `section` record says.
  init(_ record: borrowing RecordView) throws(RecordFault) {
    let header = try SectionHeader(record)
    var description: SectionDescription?
    if let field = record.value(of: "layout_description") {
      description = SectionDescription(field)
    }
    var width: Double?
    if let environment = record.value(of: "environment"),
      let container = environment.member("container"), let number = container.member("width")
    {
      width = number.number()
    }
    self.init(
      name: header.name, title: header.title,
      count: header.count.flatMap { Int(exactly: $0) }, layout: header.layout,
      description: description, width: width,
      created: header.created,
      isRightToLeft: record.value(of: "environment")?.member("direction")?.equals("rtl") ?? false)
  }
}
