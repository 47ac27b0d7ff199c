internal import CommandKit
internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import Platform
internal import RecordStream
internal import TMDBClient
internal import ToolRuntime

/// One run of `tmdb-fetch details`: films come in, and go out in their order with all that TMDb says
/// about them. Requests are made ahead, as many as connections are allowed.
struct DetailsRun: Sendable {
  let context: ToolContext
  let arguments: ParsedArguments

  private static let spaceBetweenSaves = Duration.milliseconds(500)

  func run() async throws -> ExitStatus {
    let options = try DetailsOptions(arguments, context.environment)
    var contents = CrawlFile.Contents()
    var sink: DetailsSink
    do {
      sink = try self.sink(options, &contents)
    } catch is CrawlFile.Finished {
      let path = arguments.value("output") ?? ""
      context.reporter.warning("\(path) is whole already; to fetch its films again, remove it")
      return .done
    }
    var records = DetailsRecords(options, tool: context.program, contents: contents)
    let judgement: Judgement
    do {
      judgement = try await write(&records, to: &sink, options, contents.done)
    } catch {
      throw end(after: error, &records, sink)
    }
    if let warning = judgement.warning { context.reporter.warning(warning) }
    if let failure = judgement.failure {
      var words = ByteBuffer()
      records.end(failure, into: &words)
      sink.abandon(words, isHurried: false)
      if !judgement.isToldUpstream { context.reporter.failure(failure) }
      throw Told(failure.status)
    }
    var last = ByteBuffer()
    records.end(nil, into: &last)
    do {
      try sink.write(&last)
    } catch {
      throw end(after: error, &records, sink)
    }
    try sink.commit()
    return arguments.has("fail-if-empty") && records.counts.movies == 0 ? .found : .done
  }

  private func sink(
    _ options: DetailsOptions, _ contents: inout CrawlFile.Contents
  ) throws -> DetailsSink {
    guard let checkpoint = options.checkpoint, let path = arguments.value("output") else {
      return .plain(try ToolOutput(context, arguments))
    }
    try checkApart(path, checkpoint, options.input.paths)
    return .crawl(
      try CrawlFile.open(
        path, checkpoint: checkpoint, purpose: options.purpose,
        environment: context.environment, contents: &contents))
  }

  /// What grows in place must not be what is read, nor the checkpoint.
  private func checkApart(
    _ output: String, _ checkpoint: String, _ inputs: [String]
  ) throws {
    func isSame(_ path: String) throws -> Bool {
      if path == output { return true }
      let facts = path == "-" ? try Descriptor.standardInput.facts() : FileFacts.of(path)
      guard let facts, let other = FileFacts.of(output) else { return false }
      return facts.device == other.device && facts.inode == other.inode
    }
    if try isSame(checkpoint) {
      throw arguments.failure("--checkpoint and -o name the same file, \(output)")
    }
    if let path = try inputs.first(where: isSame) {
      let name = path == "-" ? "standard input" : path
      throw arguments.failure(
        "-o \(output) is the same file as \(name), which is read; name another")
    }
  }

  private func write(
    _ records: inout DetailsRecords, to sink: inout DetailsSink, _ options: DetailsOptions,
    _ done: SeenMovies
  ) async throws -> Judgement {
    let line = ProgressLine(context, arguments)
    let clock = SystemClock()
    let input = DetailsInput(options.input.paths)
    let display = FetchProgressDisplay([], on: line, clock: clock)
    let drawing = Task { await display.draw() }
    defer {
      drawing.cancel()
      line.end()
    }
    let dependencies = try FetchDependencies(
      options.requests, context, progress: display, telling: Teller(context.reporter, line))
    defer { dependencies.tidy() }
    let repository = DetailsRepository(
      dependencies.api, languages: options.languages, appended: options.requested)
    let teller = Teller(context.reporter, line)
    if options.input.paths.contains("-"), Descriptor.standardInput.isTerminal {
      teller.warning(RecordPump.waiting(on: "standard input"))
    }
    var judge = RecordJudge(options.input, telling: teller.warning)
    input.start()
    var feed = DetailsFeed(
      input, window: options.requests.window, isOnce: options.checkpoint != nil, done: done)
    let underWay = UnderWay<Int, DetailsAnswer?>()
    var buffer = ByteBuffer()
    var saved = clock.now()
    do {
      while let slot = try await feed.next(begin: { key, id in
        underWay.begin(key) { try await repository.details(of: id) }
      }) {
        switch slot {
        case .other(let kind, let bytes): records.pass(kind, bytes, into: &buffer)
        case .film(let key, let id, let record):
          records.take(id, record, try await underWay.value(of: key), into: &buffer)
          display.observe(.delivered(section: "details", page: 1, films: 1))
          if let fraction = feed.fraction { display.observe(.done(fraction: fraction)) }
        case .dropped: records.drop()
        case .fault(let sentence, let mayBeLeftOut):
          try judge.judge(sentence, mayBeLeftOut: mayBeLeftOut)
          records.skip()
          // Not at the end alone: every film until then costs a request.
          try judge.checkNumber()
        }
        line.makeWayForData()
        try sink.write(&buffer)
        if options.checkpoint != nil, clock.now() - saved >= Self.spaceBetweenSaves {
          try sink.save()
          saved = clock.now()
        }
        for note in records.takeNotes() { context.reporter.note(note) }
      }
    } catch {
      try? await dependencies.interceptors.close()
      if let fault = error as? FetchFault { throw fault.naming(dependencies.credential) }
      throw error
    }
    try await dependencies.interceptors.close()
    try judge.finish()
    return Judgement(feed.verdict, options.input)
  }

  private func end(
    after error: any Error, _ records: inout DetailsRecords, _ sink: consuming DetailsSink
  ) -> any Error {
    if case .readerWentAway = error as? IOFailure { return error }
    var words = ByteBuffer()
    if let signal = Signals.requestedEnd {
      records.end(
        Diagnostic(.badInput, "\(context.program) was stopped by signal \(signal)"), into: &words)
      sink.abandon(words, isHurried: true)
      return IOFailure.interrupted(signal: signal)
    }
    let failure =
      (error as? any Diagnosable)?.diagnostic
      ?? Diagnostic(.defect, "a defect of this program: \(type(of: error))")
    records.end(failure, into: &words)
    sink.abandon(words, isHurried: false)
    return failure
  }
}
