internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TMDBClient

/// The stream that the tool writes: `stream`, then each list's `section` and films, then `end`.
///
/// Bytes in a buffer; knows no descriptor.
struct FetchRecords {
  private let tool: String
  private let isBare: Bool
  private var queries: [MovieQuery] = []
  private var splicers: [MovieRecordSplicer] = []
  private var courses: [Int: PageCourse] = [:]
  private var clamped = 0
  private var endedEarly = 0
  private(set) var counts = RecordCounts()
  /// Routine facts, for those who ask for them.
  private(set) var notes: [String] = []

  init(tool: String, isBare: Bool) {
    self.tool = tool
    self.isBare = isBare
  }

  /// Begins the stream; options that could not be made out are left out of it.
  mutating func begin(_ options: FetchOptions?, into output: inout ByteBuffer) {
    queries = options?.queries ?? []
    splicers = queries.map { MovieRecordSplicer(section: $0.name) }
    guard !isBare else { return }
    output.append(#"{"type":"stream","version":"#)
    output.append(decimal: StreamHeader.version)
    output.append(#","tool":"#)
    output.appendJSON(string: tool)
    output.append(#","contents":"movies""#)
    if let options {
      output.append(#","lists":["#)
      for (index, query) in queries.enumerated() {
        if index > 0 { output.append(",") }
        output.appendJSON(string: query.name)
      }
      output.append("]")
      for (name, value) in [
        ("language", options.language), ("region", options.region),
        ("pages", options.pages.map { "\($0)" }), ("limit", options.limit.map { "\($0)" }),
        ("source", options.source.rawValue),
      ] {
        guard let value else { continue }
        output.append(",")
        output.appendJSON(string: name)
        output.append(":")
        output.appendJSON(string: value)
      }
    }
    output.append("}\n")
  }

  /// Writes the films of a page, and before the first of a list its `section`.
  mutating func take(_ element: PageSequence.Element, into output: inout ByteBuffer) {
    let query = queries[element.list]
    if element.isFirst, !isBare {
      output.append(section: query, created: element.page.created)
      counts.sections += 1
    }
    for film in element.films {
      splicers[element.list].append(film, of: element.page, to: &output)
    }
    counts.movies += element.films.count
    counts.skipped += element.page.faults.count
    for fault in element.page.faults {
      notes.append(
        "\(query.name): item \(fault.position) of a page was left out: \(fault.reason)")
    }
    counts.dropped += element.course.dropped - (courses[element.list]?.dropped ?? 0)
    courses[element.list] = element.course
    if let ending = element.course.ending { note(ending, of: query, element) }
  }

  /// Ends the stream; a failure makes it say that it is not whole, and why.
  mutating func end(_ failure: Diagnostic?, into output: inout ByteBuffer) {
    guard !isBare else { return }
    var extra = ByteBuffer()
    for (name, count) in [("clamped", clamped), ("ended_early", endedEarly)] where count > 0 {
      if !extra.isEmpty { extra.append(",") }
      extra.appendJSON(string: name)
      extra.append(":")
      extra.append(decimal: count)
    }
    output.appendEnd(counts, failure: failure, extra: extra)
  }

  /// The notes so far, once.
  mutating func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  private mutating func note(
    _ ending: PageCourse.Ending, of query: MovieQuery, _ element: PageSequence.Element
  ) {
    if element.course.dropped > 0 {
      notes.append("\(query.name): repeated films left out: \(element.course.dropped)")
    }
    switch ending {
    case .complete, .limit: break
    case .clamped:
      clamped += 1
      let promised = element.page.totalPages.map { " of \($0)" } ?? ""
      notes.append("\(query.name): TMDb answers no page beyond \(PageSpan.last)\(promised)")
    case .empty(let page):
      endedEarly += 1
      notes.append("\(query.name): the list ended early, page \(page) has no films")
    case .echo(let page, let answered):
      endedEarly += 1
      notes.append("\(query.name): the list ended, page \(page) was answered with page \(answered)")
    case .repeats(let page):
      endedEarly += 1
      notes.append("\(query.name): the list ended, page \(page) has no film that is new")
    }
  }
}

extension ByteBuffer {
  fileprivate mutating func append(section query: MovieQuery, created: Moment?) {
    append(#"{"type":"section","section":"#)
    appendJSON(string: query.name)
    append(#","title":"#)
    appendJSON(string: query.title)
    append(#","layout":"#)
    appendJSON(string: query.layout)
    if let created {
      append(#","created":"#)
      appendJSON(string: created.description)
    }
    append("}\n")
  }
}
