package import CommandKit
package import Movies
package import Platform
internal import TMDBClient

/// What a command line and the environment ask for, resolved without looking at any file.
package struct FetchOptions: Sendable {
  package var queries: [MovieQuery] = []
  /// Nil where neither pages nor a limit were asked for: the first page.
  package var pages: PageSpan?
  /// Films wanted of each list.
  package var limit: Int?
  package var source = FetchSource.tmdb
  package var language: String?
  package var region: String?
  package var base = TMDBMovieRepository.base
  package var tokenFile: String?
  package var connections = 20
  /// Requests per second; nil for no limit.
  package var rate: Double? = RateLimit.usual
  package var retries = 3
  package var timeout = Duration.seconds(30)
  package var isBare = false
  package var failsIfEmpty = false

  package init(_ arguments: ParsedArguments, _ environment: Environment) throws(UsageError) {
    source = try arguments.choice("source") ?? .tmdb
    queries = try Self.queries(arguments, from: source)
    pages = try arguments.parsed("pages", Self.pages)
    limit = try arguments.integer("limit", in: 1...1_000_000)
    language = try Self.setting(
      "language", "TMDB_LANGUAGE", arguments, environment, LanguageTag.read)
    region = try Self.setting("region", "TMDB_REGION", arguments, environment, LanguageTag.region)
    base = environment.nonEmpty("TMDB_BASE_URL") ?? base
    tokenFile = arguments.value("token-file")
    connections = try arguments.integer("connections", in: 1...100) ?? connections
    if let rate = try arguments.parsed("rate", Self.rate) { self.rate = rate.value }
    retries = try arguments.integer("retries", in: 0...20) ?? retries
    timeout = try arguments.parsed("timeout", Self.timeout) ?? timeout
    isBare = arguments.has("bare")
    failsIfEmpty = arguments.has("fail-if-empty")
  }

  /// How each list is gone through.
  package var course: PageCourse {
    PageCourse(pages ?? (limit == nil ? .one : .all), limit: limit)
  }

  /// Lists once each, in the order of the command line; `_` and `-` are the same.
  private static func queries(
    _ arguments: ParsedArguments, from source: FetchSource
  ) throws(UsageError) -> [MovieQuery] {
    var queries: [MovieQuery] = []
    let known = source == .sample ? SampleMovies.lists : MovieList.allCases
    for operand in arguments.operands {
      let name = String(operand.map { $0 == "_" ? "-" : $0 })
      guard let list = MovieList(rawValue: name), known.contains(list) else {
        let names = known.map(\.name)
        let near = nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
        let place = source == .sample ? "the sample has no list" : "no list is called"
        throw arguments.failure(
          "\(place) \"\(operand)\"; there are \(names.listed(with: "and"))\(near)")
      }
      if !queries.contains(.list(list)) { queries.append(.list(list)) }
    }
    return queries
  }

  private static func pages(_ text: String) throws(ValueFault) -> PageSpan {
    let range = try ArgumentValue.pages(text)
    guard let span = PageSpan(first: range.first, end: range.last) else {
      throw ValueFault(
        "\(text) reaches beyond page \(PageSpan.last), the last that TMDb answers")
    }
    return span
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

  /// The option, else the variable, in one form.
  private static func setting(
    _ option: String, _ variable: String, _ arguments: ParsedArguments, _ environment: Environment,
    _ read: (String) throws(ValueFault) -> String
  ) throws(UsageError) -> String? {
    if let value = try arguments.parsed(option, read) { return value }
    guard let text = environment.nonEmpty(variable) else { return nil }
    do throws(ValueFault) {
      return try read(text)
    } catch {
      throw arguments.failure("\(variable): \(error.sentence)")
    }
  }
}
