internal import CommandKit
internal import Diagnostics
internal import Movies
internal import Platform
internal import TMDBClient
internal import ToolRuntime

/// The composition root: what the fetching is made of, in the one place that knows it all.
struct FetchDependencies {
  let api: TMDBAPI
  let exports: ExportRepository
  /// What is sent to prove who asks, in words; nil where nothing is sent.
  let credential: String?
  let interceptors: Interceptors
  private let cache: BoundedResponseFolder?

  /// Looks for the credential; touches nothing else.
  ///
  /// - Parameter teller: hears of every request, and of what a user should know.
  init(
    _ options: RequestOptions, _ context: ToolContext, progress: (any FetchProgressObserving)?,
    telling teller: Teller
  ) throws {
    let search = CredentialSearch(
      environment: context.environment, tokenFile: options.tokenFile)
    let found = options.isWithoutNetwork ? nil : try search.find()
    let base = try Self.base(options.base)
    let clock = SystemClock()
    cache =
      options.cache == nil
      ? nil
      : Self.cacheFolder(context.environment).map { BoundedResponseFolder($0, clock: clock) }
    var parts = Parts(clock: clock, origin: base.origin, credential: found?.credential)
    parts.progress = progress
    if teller.isVerbose { parts.note = { teller.note($0) } }
    parts.warn = { teller.warning($0) }
    parts.cache = cache
    interceptors = try Interceptors(
      options.intercept, context, credential: found?.credential, silence: options.timeout,
      clock: clock, telling: teller)
    parts.interceptors = interceptors.chain
    if let folder = options.replaysFrom, FileFacts.of(folder)?.kind != .folder {
      throw Diagnostic(.noInput, "\(folder) is no folder; --replay wants one that --record filled")
    }
    parts.ledger = Self.ledger(context.environment, base.origin)
    let transport: any HTTPTransport =
      if let folder = options.replaysFrom {
        Replay(ResponseFolder(folder))
      } else {
        try Self.network(options)
      }
    api = TMDBAPI(
      transport: Self.chain(options, parts, transport: transport), base: base,
      agent: "\(context.program)/\(Release.version)", credential: found?.credential)
    let today = Moment(secondsSinceEpoch: context.clock.now().secondsSinceEpoch).date
    exports = ExportRepository(api.at(try Self.files(options.files)), today: today)
    credential = found?.description
    interceptors.start()
  }

  /// The network, once the file of --cacert is known to be one that can be read.
  static func network(_ options: RequestOptions) throws -> URLSessionTransport {
    if let path = options.transfers.authorities {
      let file = try Descriptor.open(path)
      // The networking library opens it again, so that a pipe would be empty by then.
      guard try file.facts().kind == .regular else {
        throw Diagnostic(.configuration, "\(path) is no regular file, which --cacert has to be")
      }
      let text = try file.readAll(limit: 16 << 20)
      guard String(decoding: text, as: UTF8.self).contains(" CERTIFICATE-----") else {
        throw Diagnostic(
          .configuration,
          "\(path) holds no certificate; --cacert wants those of authorities, in PEM form")
      }
    }
    return URLSessionTransport(
      connections: options.connections, silence: options.silence, settings: options.transfers)
  }

  /// Keeps the cache within its bounds; called once the work is done or has failed.
  func tidy() {
    // What a signal ends has no time left.
    if Signals.requestedEnd == nil { cache?.settle() }
  }

  /// What the chain needs besides its options.
  struct Parts {
    let clock: any RequestClock
    let origin: Origin
    let credential: Credential?
    var progress: (any FetchProgressObserving)?
    var note: (@Sendable (String) -> Void)?
    var warn: @Sendable (String) -> Void = { _ in }
    var interceptors: [any Interceptor] = []
    var cache: (any ResponseStore)?
    var ledger: any RateLedger = OwnRateLedger()

    init(clock: any RequestClock, origin: Origin, credential: Credential?) {
      self.clock = clock
      self.origin = origin
      self.credential = credential
    }
  }

  /// The interceptors in their order; a request meets them from top to bottom.
  ///
  /// - Trace stands above all, since it tells what came of a request in the end.
  /// - Interceptors stand above what keeps answers: what they make up or change is never kept.
  /// - The cache and the recorder keep what is final: an answer that was tried again is none.
  /// - Retry stands above all that an attempt has to pass anew.
  /// - A redirect is a request of its own: it is paced, signed and given its time like any other.
  /// - Pacing comes after the wait for a free connection: it is the start that counts, and requests
  ///   that were paced before would start together once a server answers all at a time again.
  /// - Only what is under way has a deadline, so that waiting in line costs no one an answer.
  /// - Authorization is last, so that nothing above it ever holds the credential.
  static func chain(
    _ options: RequestOptions, _ parts: Parts, transport: any HTTPTransport
  ) -> any HTTPTransport {
    let clock = parts.clock
    var chain: [any Interceptor] = []
    if let note = parts.note { chain.append(Trace(clock: clock, note)) }
    chain += parts.interceptors
    if options.replaysFrom != nil { return transport.behind(chain) }
    if let policy = options.cache, let store = parts.cache {
      chain.append(
        ResponseCache(
          store, policy, clock: clock, credential: parts.credential, warn: parts.warn))
    }
    if let folder = options.recordsTo {
      chain.append(
        Recorder(ResponseFolder(folder), clock: clock, credential: parts.credential))
    }
    var policy = RetryPolicy()
    policy.retries = options.retries
    policy.deadline = options.timeout * 4
    chain += [
      Retry(policy, clock: clock, telling: parts.note) { Double.random(in: 0...1) },
      Redirects(),
      ConnectionLimit(options.connections),
      RateLimit(
        rate: options.rate, ledger: parts.ledger, clock: clock, progress: parts.progress,
        patience: policy.deadline, telling: parts.note),
      Deadline(options.timeout, clock: clock),
      Authorization(parts.credential, for: parts.origin),
    ]
    return transport.behind(chain)
  }

  /// The API's address, with `/3` behind it where it has no path.
  static func base(_ text: String) throws(Diagnostic) -> WebAddress {
    guard var base = WebAddress(text), base.query.isEmpty else {
      throw Diagnostic(
        .configuration,
        "TMDB_BASE_URL is no address of http or https, such as \(TMDBMovieRepository.base)")
    }
    // Foundation's URLSession on Linux refuses them (URLError.badURL).
    guard !base.origin.host.hasPrefix("[") else {
      throw Diagnostic(
        .configuration,
        "TMDB_BASE_URL has an IPv6 address, which cannot be connected to; give it as a host's name")
    }
    while base.path.hasSuffix("/") { base.path.removeLast() }
    if base.path.isEmpty { base.path = "/3" }
    return base
  }

  private static func files(_ text: String) throws(Diagnostic) -> WebAddress {
    guard var base = WebAddress(text), base.query.isEmpty else {
      throw Diagnostic(.configuration, "TMDB_FILES_URL is no address of http or https")
    }
    while base.path.hasSuffix("/") { base.path.removeLast() }
    return base
  }

  static func cacheFolder(_ environment: Environment) -> ResponseFolder? {
    Directories(environment).cache.map { ResponseFolder("\($0)/responses") }
  }

  /// One ledger for all processes of the user, where there is a place for it.
  private static func ledger(_ environment: Environment, _ origin: Origin) -> any RateLedger {
    guard let folder = environment.nonEmpty("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else {
      return OwnRateLedger()
    }
    return SharedRateLedger(folder: folder, origin: origin)
  }
}
