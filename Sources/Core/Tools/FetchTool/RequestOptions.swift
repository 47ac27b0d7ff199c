package import CommandKit
package import Platform
package import TMDBClient

/// How requests are made: where to, how many, how long, and from what cache.
package struct RequestOptions: Sendable {
  package var base: String
  /// Where the daily exports are.
  package var files: String
  package var tokenFile: String?
  package var connections = 20
  /// Requests per second; nil for no limit.
  package var rate: Double? = RateLimit.usual
  package var retries = 3
  package var timeout = Duration.seconds(30)
  /// Nil where no cache is wanted.
  package var cache: CachePolicy? = CachePolicy()
  package var recordsTo: String?
  package var replaysFrom: String?
  package var intercept: InterceptOptions
  package var transfers = TransferSettings()

  package init(_ arguments: ParsedArguments, _ environment: Environment) throws(UsageError) {
    base = environment.nonEmpty("TMDB_BASE_URL") ?? TMDBMovieRepository.base
    // A server that stands in for the API stands in for the files, too.
    let origin = WebAddress(base).map { "\($0.origin)" } ?? base
    files =
      environment.nonEmpty("TMDB_FILES_URL")
      ?? (environment.nonEmpty("TMDB_BASE_URL") == nil ? ExportRepository.base : origin)
    tokenFile = arguments.value("token-file")
    connections = try arguments.integer("connections", in: 1...100) ?? connections
    if let rate = try arguments.parsed("rate", Self.rate) { self.rate = rate.value }
    retries = try arguments.integer("retries", in: 0...20) ?? retries
    timeout = try arguments.parsed("timeout", Self.timeout) ?? timeout
    recordsTo = arguments.value("record")
    replaysFrom = arguments.value("replay")
    intercept = try InterceptOptions(arguments)
    cache = try Self.cache(arguments)
    transfers.authorities = arguments.value("cacert")
    transfers.unproxied = Self.unproxied(base, environment)
    transfers.patience = min(transfers.patience, timeout)
    if arguments.has("ipv4"), arguments.has("ipv6") {
      throw arguments.failure("--ipv4 and --ipv6 exclude each other")
    }
    if arguments.has("ipv4") { transfers.version = .version4 }
    if arguments.has("ipv6") { transfers.version = .version6 }
  }

  /// Whether nothing is asked of a server, so that no credential is needed.
  var isWithoutNetwork: Bool { replaysFrom != nil || cache?.mode == .offline }

  /// How long a server may send nothing at all: until after the whole answer had to be there, so that it
  /// is always the same deadline that ends a request.
  var silence: Duration { timeout + .seconds(1) }

  /// How many answers may be asked for and not yet written: half as many again as may be under way, so
  /// that one that is late does not idle the rest.
  var window: Int { connections + connections / 2 }

  /// A credential for this machine must not leave it, and least of all unencrypted.
  private static func unproxied(_ base: String, _ environment: Environment) -> String? {
    guard let origin = WebAddress(base)?.origin, origin.scheme == .http, origin.isLoopback,
      ["http_proxy", "all_proxy", "ALL_PROXY"].contains(where: { environment.nonEmpty($0) != nil })
    else { return nil }
    let others = environment.nonEmpty("no_proxy") ?? environment.nonEmpty("NO_PROXY")
    return ([others, origin.host].compactMap(\.self)).joined(separator: ",")
  }

  private static func cache(_ arguments: ParsedArguments) throws(UsageError) -> CachePolicy? {
    let given = ["record", "replay", "no-cache", "offline", "refresh"].filter(arguments.has)
    if given.count > 1 {
      throw arguments.failure(given.map { "--\($0)" }.listed(with: "and") + " exclude each other")
    }
    var policy = CachePolicy()
    policy.longestStale = try arguments.parsed("max-stale", ArgumentValue.duration)
    switch given.first {
    // What is recorded has to be whole, and what is played has to be what was recorded.
    case "record", "replay", "no-cache":
      if policy.longestStale != nil {
        throw arguments.failure("--max-stale needs the cache, which --\(given[0]) leaves out")
      }
      return nil
    case "offline": policy.mode = .offline
    case "refresh": policy.mode = .refresh
    default: break
    }
    return policy
  }

  private struct Rate {
    let value: Double?
  }

  private static func rate(_ text: String) throws(ValueFault) -> Rate {
    if text == "off" { return Rate(value: nil) }
    let number = try ArgumentValue.decimal(text, in: 0...10_000)
    guard number > 0 else {
      throw ValueFault("\"\(text)\" is no rate; write requests per second, or off")
    }
    return Rate(value: number)
  }

  private static func timeout(_ text: String) throws(ValueFault) -> Duration {
    let timeout = try ArgumentValue.duration(text)
    guard timeout > .zero, timeout <= .seconds(3600) else {
      throw ValueFault("\"\(text)\" is no time to wait; write 500ms, 30s or 2m, at most an hour")
    }
    return timeout
  }
}
