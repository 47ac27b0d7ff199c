internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TMDBClient

/// The stream that the tool writes: `stream`, then each section with its films, then `end`.
///
/// Bytes in a buffer; knows no descriptor.
struct FetchRecords {
  private let tool: String
  private let isBare: Bool
  private var queries: [MovieQuery] = []
  private var splicers: [MovieRecordSplicer] = []
  private var extras = FetchCounts()
  private(set) var counts = RecordCounts()
  /// Routine facts, for those who ask for them.
  private var notes: [String] = []
  /// What a user can do something about.
  private var warnings: [String] = []
  private var isLimited = false
  /// What was asked for by number and does not exist.
  private var missing: [String] = []

  init(tool: String, isBare: Bool) {
    self.tool = tool
    self.isBare = isBare
  }

  /// Whether the stream was begun.
  private(set) var hasBegun = false
  /// Whether its end has left: nothing is to be said in it any more.
  private(set) var hasEnded = false

  /// Whether something that was named does not exist.
  var hasMissing: Bool { extras.gone > 0 }

  /// Begins the stream; options that could not be made out are left out of it.
  mutating func begin(
    _ options: FetchOptions?, snapshot: Int? = nil, into output: inout ByteBuffer
  ) {
    hasBegun = true
    queries = options?.queries ?? []
    isLimited = options?.limit != nil
    splicers = queries.map { MovieRecordSplicer(section: $0.name, type: $0.recordType) }
    guard !isBare else { return }
    output.append(#"{"type":"stream","version":"#)
    output.append(decimal: StreamHeader.version)
    output.append(#","tool":"#)
    output.appendJSON(string: tool)
    output.append(#","contents":"movies""#)
    if let snapshot {
      output.append(#","snapshot":"#)
      output.append(decimal: snapshot)
    }
    if let options { output.append(wishes: options) }
    output.append("}\n")
  }

  /// Writes what a page has, and before the first page of a section its `section`.
  mutating func take(_ element: PageSequence.Element, into output: inout ByteBuffer) {
    let query = queries[element.section]
    let isFilms = query.recordType == "movie"
    let isThere = element.page.missing == nil || query.fixedPages != nil
    if element.isFirst, isFilms, isThere, !isBare {
      output.append(section: query, of: element.page)
      counts.sections += 1
    }
    if isFilms || !isBare {
      for film in element.films {
        splicers[element.section].append(film, of: element.page, to: &output)
      }
    }
    if isFilms { counts.movies += element.films.count }
    counts.skipped += element.page.faults.count
    counts.dropped += element.repeats
    extras.repeats += element.repeats
    for fault in element.page.faults {
      notes.append(
        "\(query.name): item \(fault.position) of page \(element.number) was left out: "
          + fault.reason)
    }
    if let thing = element.page.missing { lack(thing, query, &output) }
    if let ending = element.ending { note(ending, of: query, element) }
    if element.isSectionOver {
      if extras.repeats > 0 {
        notes.append("\(query.name): repeated films left out: \(extras.repeats)")
      }
      extras.repeats = 0
    }
  }

  /// Ends the stream; a failure makes it say that it is not whole, and why.
  mutating func end(_ failure: Diagnostic?, into output: inout ByteBuffer) {
    guard !isBare else { return }
    output.appendEnd(counts, failure: failure, extra: extras.members)
  }

  /// Notes that what `end` made was written as a whole: until then the stream may yet fail.
  mutating func noteEnd() { hasEnded = true }

  /// The notes so far, once.
  mutating func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// What everyone should hear, so far, once.
  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// What does not exist, so far, once.
  mutating func takeMissing() -> [String] {
    defer { missing = [] }
    return missing
  }

  private mutating func lack(
    _ thing: MissingThing, _ query: MovieQuery, _ output: inout ByteBuffer
  ) {
    extras.gone += 1
    missing.append("TMDb has no \(thing.name)")
    guard let id = thing.id, !isBare else { return }
    output.append(#"{"type":"gone","section":"#)
    output.appendJSON(string: query.name)
    output.append(#","id":"#)
    output.append(decimal: Int(id.value))
    output.append("}\n")
  }

  private mutating func note(
    _ ending: PageCourse.Ending, of query: MovieQuery, _ element: PageSequence.Element
  ) {
    switch ending {
    case .complete, .limit, .tooLarge: return
    case .clamped:
      extras.clamped += 1
      let promised = element.page.totalPages.map { " of \($0)" } ?? ""
      let fact = "\(query.name): TMDb answers no page beyond \(PageSpan.last)\(promised)"
      // Who names a number of films expects them; who asks for all knows that lists have an end.
      if isLimited {
        warnings.append(
          fact
            + (query.isDiscovery
              ? "; --windows brings more films" : "; fewer films came than --limit"))
      } else {
        notes.append(fact)
      }
      return
    case .empty(let page):
      notes.append("\(query.name): the list ended early, page \(page) has no films")
    case .echo(let page, let answered):
      let fact =
        "\(query.name): the list ends early, since page \(page) was answered with page \(answered)"
      // These are known to say the same for ever (overseerr#1363, tmdbhelper#1570).
      if query.isRelated { notes.append(fact) } else { warnings.append(fact + "; try again later") }
    case .repeats(let page):
      notes.append("\(query.name): the list ended, page \(page) has no film that is new")
    }
    extras.endedEarly += 1
  }
}
