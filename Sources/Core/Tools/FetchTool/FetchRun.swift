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
    var records = newRecords()
    let line = ProgressLine(context, arguments)
    defer { line.end() }
    do {
      let options = try options()
      for note in options.notes { context.reporter.note(note) }
      if let interval = options.interval {
        try await follow(options, every: interval, line, &records, &output)
      } else {
        // Before anything that may fail or take time: whoever reads knows that something began.
        try begin(options, snapshot: nil, &records, &output)
        try await FetchSession(options, context, line).finish(&records, to: &output)
        try end(nil, &records, &output)
      }
    } catch {
      line.end()
      throw failure(error, &records, output)
    }
    try output.commit()
    if records.hasMissing { return .found }
    return arguments.has("fail-if-empty") && records.counts.movies == 0 ? .found : .done
  }

  private func newRecords() -> FetchRecords {
    FetchRecords(tool: context.program, isBare: arguments.has("bare"))
  }

  private func options() throws(UsageError) -> FetchOptions {
    try FetchOptions(
      arguments, context.environment,
      today: Moment(secondsSinceEpoch: context.clock.now().secondsSinceEpoch).date)
  }

  private func begin(
    _ options: FetchOptions?, snapshot: Int?, _ records: inout FetchRecords,
    _ output: inout ToolOutput
  ) throws(IOFailure) {
    var buffer = ByteBuffer()
    records.begin(options, snapshot: snapshot, into: &buffer)
    try output.write(&buffer)
  }

  private func end(
    _ failure: Diagnostic?, _ records: inout FetchRecords, _ output: inout ToolOutput
  ) throws(IOFailure) {
    var buffer = ByteBuffer()
    records.end(failure, into: &buffer)
    try output.write(&buffer)
    records.noteEnd()
  }

  /// Fetches again and again, each time a snapshot that replaces the one before. A round that fails
  /// is a snapshot that is not complete; a credential that is refused ends the rounds, and an
  /// interceptor that ended, since it would fail every round from then on.
  private func follow(
    _ options: FetchOptions, every interval: Duration, _ line: ProgressLine,
    _ records: inout FetchRecords, _ output: inout ToolOutput
  ) async throws {
    let clock = SystemClock()
    var session: FetchSession?
    do {
      for snapshot in 1... {
        let start = clock.now()
        records = newRecords()
        try begin(options, snapshot: snapshot, &records, &output)
        // What is wrong before anything is asked will be wrong in every round.
        let current = try session ?? FetchSession(options, context, line)
        session = current
        do {
          try await current.fetch(&records, to: &output)
          try end(nil, &records, &output)
        } catch let failure as Diagnostic
          where isPassing(failure) && session?.hasLostInterceptor != true
        {
          try end(failure, &records, &output)
          Teller(context.reporter, line).failure(failure)
        }
        try await clock.sleep(for: interval - (clock.now() - start))
      }
    } catch {
      await session?.abandon()
      throw error
    }
  }

  private func isPassing(_ failure: Diagnostic) -> Bool {
    Signals.requestedEnd == nil && failure.status != .noPermission
      && failure.status != .configuration
  }

  /// Says in the stream that it is not whole, as far as that can still be said.
  private func failure(
    _ error: any Error, _ records: inout FetchRecords, _ output: consuming ToolOutput
  ) -> any Error {
    if case .readerWentAway = error as? IOFailure { return error }
    var words = ByteBuffer()
    if let signal = Signals.requestedEnd {
      let failure = Diagnostic(.badInput, "\(context.program) was stopped by signal \(signal)")
      if !records.hasEnded { records.end(failure, into: &words) }
      output.writeLastWords(words)
      return IOFailure.interrupted(signal: signal)
    }
    // An `end` has to have something to end, even where the options are wrong.
    if !records.hasBegun { records.begin(nil, into: &words) }
    let failure =
      (error as? any Diagnosable)?.diagnostic
      ?? Diagnostic(.defect, "a defect of this program: \(type(of: error))")
    if !records.hasEnded { records.end(failure, into: &words) }
    try? output.write(&words)
    let file = output.fileName
    output.abandon()
    if error is UsageError { return error }
    context.reporter.failure(failure)
    if let file {
      context.reporter.failure(
        Diagnostic(failure.status, "\(file) was left as it was: what came is not whole"))
    }
    return Told(failure.status)
  }
}
