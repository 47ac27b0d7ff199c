internal import CommandKit
internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import Platform
internal import RecordStream
internal import TMDBClient
internal import ToolRuntime

/// One run, from the `stream` record to the exit status.
struct FetchRun: Sendable {
  let context: ToolContext
  let arguments: ParsedArguments

  /// Runs until the films are written, something fails, or the task is cancelled because a signal
  /// asked for the end.
  func run() async throws -> ExitStatus {
    var output = try ToolOutput(context, arguments)
    var records = FetchRecords(tool: context.program, isBare: arguments.has("bare"))
    do {
      try await write(&records, to: &output)
    } catch {
      throw end(after: error, &records, output)
    }
    try output.commit()
    if records.hasMissing { return .found }
    return arguments.has("fail-if-empty") && records.counts.movies == 0 ? .found : .done
  }

  private func write(
    _ records: inout FetchRecords, to output: inout ToolOutput
  ) async throws {
    let options = try begin(&records, &output)
    let line = ProgressLine(context, arguments)
    let display = FetchProgressDisplay(options.queries.map(\.name), on: line, clock: SystemClock())
    let drawing = Task { await display.draw() }
    defer {
      drawing.cancel()
      line.end()
    }
    let (repository, dependencies) = try repository(options, display, line)
    let pages = PageSequence(
      repository, options.sections, window: options.requests.connections, progress: display)
    var buffer = ByteBuffer()
    do {
      for try await page in pages {
        records.take(page, into: &buffer)
        line.makeWayForData()
        try output.write(&buffer)
        tell(&records, line)
      }
    } catch let fault as FetchFault {
      throw fault.naming(dependencies?.credential)
    }
    records.end(nil, into: &buffer)
    try output.write(&buffer)
    dependencies?.tidy()
  }

  private func repository(
    _ options: FetchOptions, _ display: FetchProgressDisplay, _ line: ProgressLine
  ) throws -> (any MovieRepository, FetchDependencies?) {
    switch options.source {
    case .sample: return (SampleMovies(), nil)
    case .tmdb:
      let reporter = context.reporter
      let note: @Sendable (String) -> Void = { sentence in
        line.wipe()
        reporter.note(sentence)
      }
      let warn: @Sendable (String) -> Void = { sentence in
        line.wipe()
        reporter.warning(sentence)
      }
      let dependencies = try FetchDependencies(
        options.requests, context, progress: display, note: reporter.isVerbose ? note : nil,
        warn: warn)
      let repository = TMDBMovieRepository(
        dependencies.api, exports: dependencies.exports, language: options.language,
        region: options.region)
      return (repository, dependencies)
    }
  }

  private func tell(_ records: inout FetchRecords, _ line: ProgressLine) {
    let (notes, missing) = (records.takeNotes(), records.takeMissing())
    if !missing.isEmpty || (context.reporter.isVerbose && !notes.isEmpty) { line.wipe() }
    for note in notes { context.reporter.note(note) }
    for sentence in missing { context.reporter.failure(Diagnostic(.found, sentence)) }
  }

  /// Writes the `stream` record before anything that may fail or take time, and even where the options
  /// are wrong: the `end` that follows has to have something to end.
  private func begin(
    _ records: inout FetchRecords, _ output: inout ToolOutput
  ) throws -> FetchOptions {
    var buffer = ByteBuffer()
    let options: FetchOptions
    do throws(UsageError) {
      options = try FetchOptions(
        arguments, context.environment,
        today: Moment(secondsSinceEpoch: context.clock.now().secondsSinceEpoch).date)
    } catch {
      records.begin(nil, into: &buffer)
      try output.write(&buffer)
      throw error
    }
    records.begin(options, into: &buffer)
    try output.write(&buffer)
    return options
  }

  /// Says in the stream that it is not whole, as far as that can still be said.
  private func end(
    after error: any Error, _ records: inout FetchRecords, _ output: consuming ToolOutput
  ) -> any Error {
    if case .readerWentAway = error as? IOFailure { return error }
    var words = ByteBuffer()
    if let signal = Signals.requestedEnd {
      let failure = Diagnostic(.badInput, "\(context.program) was stopped by signal \(signal)")
      records.end(failure, into: &words)
      output.writeLastWords(words)
      return IOFailure.interrupted(signal: signal)
    }
    let failure =
      (error as? any Diagnosable)?.diagnostic
      ?? Diagnostic(.defect, "a defect of this program: \(type(of: error))")
    records.end(failure, into: &words)
    try? output.write(&words)
    output.abandon()
    return error is UsageError ? error : failure
  }
}

extension FetchFault {
  /// The same in words, with what was sent where that was refused.
  func naming(_ credential: String?) -> Diagnostic {
    guard case .answer(.refused, _) = cause, let credential else { return diagnostic }
    return Diagnostic(diagnostic.status, "\(diagnostic.sentence) (sent was a \(credential))")
  }
}
