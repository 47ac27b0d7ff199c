internal import Diagnostics
internal import LibXML
internal import MovieRecords
internal import Movies
internal import Platform
internal import RecordStream
internal import Rendering
internal import ToolRuntime
internal import XHTMLRendering

/// A page for a browser, of which nothing leaves before all of it is valid.
struct XHTMLSink: PageSink {
  private let options: PageOptions
  /// The language was given on the command line.
  private let hasLanguage: Bool
  private let page: HeldPage
  private var writer: PageWriter?
  private var buffer = ByteBuffer()
  private var streamLanguage: String?
  private var streamSource: String?
  /// The section that the changes at hand are about.
  private var changed: String?
  private var isEnded = false

  init(_ options: PageOptions, hasLanguage: Bool, page: HeldPage) {
    self.options = options
    self.hasLanguage = hasLanguage
    self.page = page
  }

  mutating func stream(_ record: borrowing RecordView) {
    streamLanguage = streamLanguage ?? record.value(of: "language")?.string()
    streamSource = streamSource ?? record.value(of: "source")?.string()
  }

  mutating func beginSection(
    _ section: PageSection, into output: inout ByteBuffer
  ) throws(StageFault) {
    try begin(rightToLeft: section.isRightToLeft)
    writer?.beginSection(
      title: section.title, layout: PageLayout(section), count: section.count,
      created: section.created, into: &buffer)
    try hold()
  }

  mutating func heading(_ frame: FrameRecord, isPinned: Bool, into output: inout ByteBuffer) {}

  mutating func movie(
    _ movie: Movie, _ frame: FrameRecord?, into output: inout ByteBuffer
  ) throws(StageFault) {
    writer?.movie(movie, into: &buffer)
    if buffer.count >= 64 << 10 { try hold() }
  }

  mutating func endSection(into output: inout ByteBuffer) throws(StageFault) {
    writer?.endSection(into: &buffer)
    try hold()
  }

  mutating func change(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    guard let change = TextChange(record) else {
      throw .record(
        RecordFault(.meaning("a change whose \"op\" is none that this program knows"), at: 0))
    }
    try begin()
    if changed != change.section {
      changed = change.section
      writer?.beginChanges(title: change.section, into: &buffer)
    }
    let id = MovieID(record.value(of: "id")?.integer() ?? 0)
    let ranks = (record.value(of: "old_rank")?.integer(), record.value(of: "rank")?.integer())
    let (what, isSection) = PageChange.of(change, oldRank: ranks.0, rank: ranks.1)
    if isSection {
      writer?.change(what, section: change.section, into: &buffer)
    } else {
      writer?.change(what, id: id, title: change.title, into: &buffer)
    }
    if buffer.count >= 64 << 10 { try hold() }
  }

  mutating func finish(
    holdsChanges: Bool, into output: inout ByteBuffer
  ) throws(StageFault) -> Bool {
    if !isEnded {
      isEnded = true
      try begin()
      if holdsChanges, changed == nil { writer?.beginChanges(title: "Changes", into: &buffer) }
      writer?.end(into: &buffer)
      try hold()
      do {
        try page.check()
      } catch {
        throw .failure(error)
      }
    }
    do {
      return try page.readNext(into: &output)
    } catch {
      throw StageFault(error)
    }
  }

  /// Writes the head, once it is known what the stream says of itself.
  private mutating func begin(rightToLeft: Bool = false) throws(StageFault) {
    guard writer == nil else { return }
    var options = options
    if !hasLanguage, let streamLanguage { options.language = streamLanguage }
    options.source = options.source ?? streamSource
    if rightToLeft { options.direction = .rightToLeft }
    var writer = PageWriter(options)
    writer.begin(into: &buffer)
    self.writer = writer
    try hold()
  }

  private mutating func hold() throws(StageFault) {
    do {
      try page.append(buffer.span)
    } catch {
      throw StageFault(error)
    }
    buffer.removeAll()
  }
}

/// A page that waits, checked as it grows: in memory up to 1 MiB, in a temporary file above.
final class HeldPage {
  private var validation: PageCheck
  private let spool: Spool
  private var position: Int64 = 0

  init(_ environment: Environment) throws(Diagnostic) {
    validation = try PageCheck()
    spool = Spool(environment)
  }

  func append(_ bytes: Span<UInt8>) throws(IOFailure) {
    validation.feed(bytes)
    try spool.append(bytes)
  }

  /// Throws a defect where the page is not valid; no input can bring that about.
  func check() throws(Diagnostic) {
    guard let fault = validation.finish().first else { return }
    throw Diagnostic(
      .defect,
      "the page is not valid and was not written: line \(fault.line): \(fault.message); "
        + "please report this")
  }

  /// The next piece of the page; false behind the last.
  func readNext(into buffer: inout ByteBuffer) throws(IOFailure) -> Bool {
    let count = try spool.read(position..<spool.count, into: &buffer)
    position += count
    return count > 0
  }
}
