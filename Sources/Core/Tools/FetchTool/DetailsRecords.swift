internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TMDBClient

/// The stream that `details` writes: what came in, each film with all that TMDb says about it.
struct DetailsRecords {
  /// The section of films that came without one.
  static let section = "movies"

  private let tool: String
  private let isBare: Bool
  private var composer: DetailsComposer
  private var hasBegun: Bool
  private var sections: Set<String>
  private(set) var counts: RecordCounts
  private var gone: Int
  private var notes: [String] = []

  /// - Parameter contents: what a run that is taken up has written already.
  init(_ options: DetailsOptions, tool: String, contents: CrawlFile.Contents) {
    self.tool = tool
    isBare = options.isBare
    composer = DetailsComposer(
      languages: options.languages, region: options.region,
      hidden: options.requested.filter { !options.appended.contains($0) })
    hasBegun = contents.hasStream
    sections = contents.sections
    counts = contents.counts
    gone = contents.gone
  }

  /// Begins the stream where nothing has.
  mutating func begin(into output: inout ByteBuffer) {
    if !hasBegun, !isBare { output.appendStream(tool: tool) }
    hasBegun = true
  }

  /// Passes on what is no film: the first `stream`, sections once each, whatever else there is.
  mutating func pass(_ kind: RecordKind, _ bytes: [UInt8], into output: inout ByteBuffer) {
    guard !isBare else { return }
    switch kind {
    case .end: return
    case .stream:
      if !hasBegun { append(stream: bytes, into: &output) }
      hasBegun = true
    case .section:
      begin(into: &output)
      guard sections.insert(Self.name(bytes)).inserted else { return }
      counts.sections += 1
      append(bytes, into: &output)
    case .supplementary, .decoration, .movie, .sectionEnd, .layout, .change, .gone, .otherMedia,
      .unknown:
      begin(into: &output)
      append(bytes, into: &output)
    }
  }

  /// Writes a film, or that it is gone; counts one that could not be made a record of.
  mutating func take(
    _ id: MovieID, _ record: [UInt8]?, _ answer: DetailsAnswer?, into output: inout ByteBuffer
  ) {
    begin(into: &output)
    if record == nil { declareSection(into: &output) }
    guard let answer else {
      gone += 1
      if !isBare { append(gone: id, record, into: &output) }
      return
    }
    do throws(DetailsComposer.Fault) {
      try composer.append(
        answer, of: id, input: record, section: Self.section, to: &output)
      counts.movies += 1
    } catch {
      counts.skipped += 1
      notes.append("movie \(id.value) was left out: \(error.reason)")
    }
  }

  mutating func drop() { counts.dropped += 1 }

  mutating func skip() { counts.skipped += 1 }

  mutating func end(_ failure: Diagnostic?, into output: inout ByteBuffer) {
    guard !isBare else { return }
    begin(into: &output)
    var extra = ByteBuffer()
    if gone > 0 {
      extra.append(#""gone":"#)
      extra.append(decimal: gone)
    }
    output.appendEnd(counts, failure: failure, extra: extra)
  }

  mutating func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  private mutating func declareSection(into output: inout ByteBuffer) {
    guard !isBare, sections.insert(Self.section).inserted else { return }
    counts.sections += 1
    output.append(#"{"type":"section","section":"movies","title":"Movies","layout":"grid"}"#)
    output.append("\n")
  }

  private func append(_ bytes: [UInt8], into output: inout ByteBuffer) {
    output.append(bytes)
    output.append("\n")
  }

  private func append(stream bytes: [UInt8], into output: inout ByteBuffer) {
    var parser = RecordParser()
    guard (try? parser.parse(bytes.span)) != nil else { return }
    output.append(stream: parser.view(of: bytes.span), via: tool)
  }

  private func append(gone id: MovieID, _ record: [UInt8]?, into output: inout ByteBuffer) {
    output.append(#"{"type":"gone","section":"#)
    output.appendJSON(string: record.map(Self.name) ?? Self.section)
    output.append(#","id":"#)
    output.append(decimal: Int(id.value))
    output.append("}\n")
  }

  /// The section that a record names, or the one for those that name none.
  private static func name(_ bytes: [UInt8]) -> String {
    var parser = RecordParser()
    guard (try? parser.parse(bytes.span)) != nil else { return section }
    return parser.view(of: bytes.span).value(of: "section")?.string() ?? section
  }
}
