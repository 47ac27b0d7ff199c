import CommandKit
import Diagnostics
import Movies
import Platform
import RecordStream
import TMDBClient
import Testing

@testable import FetchTool

/// What tmdb-fetch does with answers that a test has written: all of it from the command line to the
/// records, without process, files and network.
struct Conversation: Sendable {
  let server: AnsweringServer
  var clock = LeapingClock()
  var credential: Credential?
  var cache: (any ResponseStore)?
  var ledger: any RateLedger = OwnRateLedger()
  let trace = Log()

  init(_ answer: @escaping AnsweringServer.Answering) {
    server = AnsweringServer(answer)
  }

  /// Answers in order; the last is given again and again.
  init(answers: [AnsweringServer.Answer]) {
    self.init { _, number in answers[min(number, answers.count) - 1] }
  }

  func fetch(_ words: String...) async throws -> Transcript { try await fetch(words: words) }

  /// Runs a command line of lists; a command line that is wrong throws.
  func fetch(words: [String]) async throws -> Transcript {
    let options = try FetchOptions(
      parse(Self.pace + words, as: FetchCommand.command), [:],
      today: CalendarDate("2026-11-30"))
    let repository = TMDBMovieRepository(
      try api(options.requests), language: options.language, region: options.region)
    var records = FetchRecords(tool: "tmdb-fetch", isBare: options.isBare)
    var output = ByteBuffer()
    var failure: Diagnostic?
    records.begin(options, into: &output)
    let pages = PageSequence(repository, options.sections, window: options.requests.window)
    do {
      for try await page in pages { records.take(page, into: &output) }
    } catch let fault as FetchFault {
      failure = fault.naming(credential?.kind)
    }
    records.end(failure, into: &output)
    return Transcript(
      output, notes: options.notes + records.takeNotes(), missing: records.takeMissing(),
      namesMissing: records.hasMissing, failure: failure)
  }

  func details(of films: [Int64], _ words: String...) async throws -> Transcript {
    try await details(of: films, words: words)
  }

  /// Runs `details` over films that come as bare numbers.
  func details(of films: [Int64], words: [String]) async throws -> Transcript {
    let options = try DetailsOptions(
      parse(["details"] + Self.pace + words, as: FetchCommand.command), [:])
    let repository = DetailsRepository(
      try api(options.requests), languages: options.languages, appended: options.requested)
    var records = DetailsRecords(
      options, tool: "tmdb-fetch", contents: CrawlFile.Contents())
    var output = ByteBuffer()
    var failure: Diagnostic?
    do {
      for id in films.map(MovieID.init) {
        records.take(id, nil, try await repository.details(of: id), into: &output)
      }
    } catch let fault as FetchFault {
      failure = fault.naming(credential?.kind)
    }
    records.end(failure, into: &output)
    return Transcript(
      output, notes: records.takeNotes(), missing: [], namesMissing: false, failure: failure)
  }

  /// Deadlines beyond every wait, and no pacing: what passes of the clock is what is waited.
  private static let pace = ["--rate=off", "--timeout=1h"]

  private func api(_ options: RequestOptions) throws -> TMDBAPI {
    let base = try FetchDependencies.base("https://api.themoviedb.org/3")
    var parts = FetchDependencies.Parts(
      clock: clock, origin: base.origin, credential: credential)
    parts.note = { [trace] in trace.add($0) }
    parts.cache = cache
    parts.ledger = ledger
    return TMDBAPI(
      transport: FetchDependencies.chain(options, parts, transport: server), base: base,
      agent: "tmdb-fetch/test", credential: credential)
  }
}

/// What came of a conversation.
struct Transcript: Sendable {
  let text: String
  let notes: [String]
  let missing: [String]
  /// Whether the exit status says that something named does not exist.
  let namesMissing: Bool
  let failure: Diagnostic?

  init(
    _ output: ByteBuffer, notes: [String], missing: [String], namesMissing: Bool,
    failure: Diagnostic?
  ) {
    text = output.text
    self.notes = notes
    self.missing = missing
    self.namesMissing = namesMissing
    self.failure = failure
  }

  var lines: [String] { text.split(separator: "\n").map(String.init) }

  func lines(of kind: String) -> [String] {
    lines.filter { $0.hasPrefix(#"{"type":"\#(kind)""#) }
  }

  /// The films' numbers, in order.
  var films: [Int64] { get throws { try movies.map(\.id.value) } }

  /// What the end record says after its counts of records.
  var end: String {
    let end = lines(of: "end").last ?? ""
    return String(end.drop { $0 != "}" }.dropFirst())
  }

  var isComplete: Bool { lines(of: "end").last?.contains(#""complete":true"#) == true }
}
