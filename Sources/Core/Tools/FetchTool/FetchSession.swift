internal import Diagnostics
internal import Movies
internal import RecordStream
internal import TMDBClient
internal import ToolRuntime

/// What a run needs to fetch: made once, however often it fetches.
final class FetchSession: Sendable {
  let repository: any MovieRepository
  private let dependencies: FetchDependencies?
  private let options: FetchOptions
  private let context: ToolContext
  private let line: ProgressLine
  private let display: FetchProgressDisplay

  /// Looks for the credential; nothing is asked for yet.
  init(_ options: FetchOptions, _ context: ToolContext, _ line: ProgressLine) throws {
    self.options = options
    self.context = context
    self.line = line
    display = FetchProgressDisplay(options.queries.map(\.name), on: line, clock: SystemClock())
    guard options.source == .tmdb else {
      (repository, dependencies) = (SampleMovies(), nil)
      return
    }
    let dependencies = try FetchDependencies(
      options.requests, context, progress: display, telling: Teller(context.reporter, line))
    self.dependencies = dependencies
    repository = TMDBMovieRepository(
      dependencies.api, exports: dependencies.exports, language: options.language,
      region: options.region)
  }

  /// Fetches for the last time: afterwards nothing that was started for it is left.
  func finish(_ records: inout FetchRecords, to output: inout ToolOutput) async throws {
    do {
      try await fetch(&records, to: &output)
    } catch {
      await abandon()
      throw error
    }
    try await dependencies?.interceptors.close()
  }

  /// Ends what was started for fetching, whatever becomes of it.
  func abandon() async {
    try? await dependencies?.interceptors.close()
  }

  /// Whether an interceptor has failed: it is not started again, so that nothing can be fetched.
  var hasLostInterceptor: Bool { dependencies?.interceptors.hasFailed == true }

  /// Writes the films of every section; what fails names what was asked for.
  func fetch(
    _ records: inout FetchRecords, to output: inout ToolOutput
  ) async throws {
    let drawing = Task { [display] in await display.draw() }
    defer { drawing.cancel() }
    let pages = PageSequence(
      repository, options.sections, window: options.requests.window, progress: display)
    var buffer = ByteBuffer()
    defer { dependencies?.tidy() }
    do {
      for try await page in pages {
        records.take(page, into: &buffer)
        line.makeWayForData()
        try output.write(&buffer)
        tell(&records)
      }
    } catch let fault as FetchFault {
      throw fault.naming(dependencies?.credential)
    }
  }

  private func tell(_ records: inout FetchRecords) {
    let (notes, warnings) = (records.takeNotes(), records.takeWarnings())
    let missing = records.takeMissing()
    let teller = Teller(context.reporter, line)
    for note in notes { teller.note(note) }
    for warning in warnings { teller.warning(warning) }
    for sentence in missing { teller.failure(Diagnostic(.found, sentence)) }
  }
}

/// Tells messages without tearing the progress line.
struct Teller: Sendable {
  private let reporter: Reporter
  private let line: ProgressLine

  init(_ reporter: Reporter, _ line: ProgressLine) {
    self.reporter = reporter
    self.line = line
  }

  var isVerbose: Bool { reporter.isVerbose }

  func note(_ sentence: String) {
    guard reporter.isVerbose else { return }
    line.wipe()
    reporter.note(sentence)
  }

  func warning(_ sentence: String) {
    line.wipe()
    reporter.warning(sentence)
  }

  func failure(_ diagnostic: Diagnostic) {
    line.wipe()
    reporter.failure(diagnostic)
  }
}

extension FetchFault {
  /// The same in words, with what was sent where that was refused.
  func naming(_ credential: String?) -> Diagnostic {
    guard case .answer(.refused, _) = cause, let credential else { return diagnostic }
    return Diagnostic(diagnostic.status, "\(diagnostic.sentence) (it was the \(credential))")
  }
}
