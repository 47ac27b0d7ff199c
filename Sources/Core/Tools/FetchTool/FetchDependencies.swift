internal import CommandKit
internal import Diagnostics
internal import Movies
internal import Platform
internal import TMDBClient
internal import ToolRuntime

/// The composition root: what the fetching is made of, in the one place that knows it all.
struct FetchDependencies {
  let repository: any MovieRepository
  /// What is sent to prove who asks, in words; nil where nothing is sent.
  let credential: String?

  /// Looks for the credential; touches nothing else.
  init(
    _ options: FetchOptions, _ context: ToolContext, progress: (any FetchProgressObserving)?
  ) throws {
    guard options.source == .tmdb else {
      repository = SampleMovies()
      credential = nil
      return
    }
    let found = try CredentialSearch(
      environment: context.environment, tokenFile: options.tokenFile
    ).find()
    let base = try Self.base(options.base)
    let clock = SystemClock()
    let chain = Self.chain(
      options, found.credential, base.origin, clock, progress,
      transport: URLSessionTransport(connections: options.connections, silence: options.silence))
    repository = TMDBMovieRepository(
      transport: chain, base: base, agent: "\(context.program)/\(Release.version)",
      language: options.language, region: options.region, credential: found.credential)
    credential = found.description
  }

  /// The interceptors in their order; a request meets them from top to bottom.
  ///
  /// - Retry stands above all that an attempt has to pass anew.
  /// - A redirect is a request of its own: it is paced, signed and given its time like any other.
  /// - Pacing comes before the wait for a free connection, since it is the start that counts.
  /// - Only what is under way has a deadline, so that waiting in line costs no one an answer.
  /// - Authorization is last, so that nothing above it ever holds the credential.
  static func chain(
    _ options: FetchOptions, _ credential: Credential, _ origin: Origin, _ clock: any RequestClock,
    _ progress: (any FetchProgressObserving)?, transport: any HTTPTransport
  ) -> any HTTPTransport {
    var policy = RetryPolicy()
    policy.retries = options.retries
    policy.deadline = options.timeout * 4
    return transport.behind([
      Retry(policy, clock: clock) { Double.random(in: 0...1) },
      Redirects(),
      RateLimit(rate: options.rate, clock: clock, progress: progress),
      ConnectionLimit(options.connections),
      Deadline(options.timeout, clock: clock),
      Authorization(credential, for: origin),
    ])
  }

  /// The API's address, with `/3` behind it where it has no path.
  static func base(_ text: String) throws(Diagnostic) -> WebAddress {
    guard var base = WebAddress(text), base.query.isEmpty else {
      throw Diagnostic(
        .configuration,
        "TMDB_BASE_URL is no address of http or https, such as \(TMDBMovieRepository.base)")
    }
    while base.path.hasSuffix("/") { base.path.removeLast() }
    if base.path.isEmpty { base.path = "/3" }
    return base
  }
}

extension FetchOptions {
  /// How long a server may send nothing at all; no longer than the whole answer may take.
  var silence: Duration { min(timeout, .seconds(10)) }
}
