package import CommandKit
package import Movies
package import Platform
internal import TMDBClient

/// What a command line and the environment ask for, resolved without looking at any file.
package struct FetchOptions: Sendable {
  package var sections: [FetchSection] = []
  /// Nil where neither pages nor a limit were asked for.
  package var pages: PageSpan?
  /// Films wanted of each section.
  package var limit: Int?
  package var source = FetchSource.tmdb
  package var language: String?
  package var region: String?
  package var isBare = false
  /// How long after a round's beginning the next one begins; nil for one round.
  package var interval: Duration?
  package var requests: RequestOptions
  /// What was decided for the user, for those who ask for it.
  package var notes: [String] = []

  package init(
    _ arguments: ParsedArguments, _ environment: Environment, today: CalendarDate?
  ) throws(UsageError) {
    source = try arguments.choice("source") ?? .tmdb
    pages = try arguments.parsed("pages", Self.pages)
    limit = try arguments.integer("limit", in: 1...10_000_000)
    language = try Self.setting("language", "TMDB_LANGUAGE", arguments, environment) {
      text throws(ValueFault) in
      guard !text.contains(",") else {
        throw ValueFault("\"\(text)\": several languages go with details alone; write one")
      }
      return try LanguageTag.read(text)
    }
    region = try Self.region(arguments, environment)
    isBare = arguments.has("bare")
    requests = try RequestOptions(arguments, environment)
    sections = try sections(arguments, today: today)
    if DiscoverOption.needsVotes(arguments) {
      notes.append(
        "discover: films of fewer than \(DiscoverOption.leastVotes) votes are left out; "
          + "--vote-count 0.. takes them all")
    }
    interval = try Self.interval(arguments)
    // What may have changed since the last round has to be asked about, fresh or not.
    if interval != nil, requests.cache?.mode == .normal { requests.cache?.mode = .refresh }
  }

  static func region(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(UsageError) -> String? {
    try setting("region", "TMDB_REGION", arguments, environment, LanguageTag.region)
  }

  package var queries: [MovieQuery] { sections.map(\.query) }

  /// Each operand once, in the order of the command line.
  private func sections(
    _ arguments: ParsedArguments, today: CalendarDate?
  ) throws(UsageError) -> [FetchSection] {
    let windows = arguments.has("windows")
    let filter = try DiscoverOption.filter(arguments, windows: windows, today: today)
    var sections: [FetchSection] = []
    for operand in arguments.operands {
      let query = try query(operand, filter, arguments)
      guard !sections.contains(where: { $0.query.name == query.name }) else { continue }
      let isWhole = limit != nil || (windows && query.isDiscovery)
      sections.append(
        FetchSection(query, pages ?? (isWhole ? .all : .one), limit: limit, isCut: windows))
    }
    try check(sections, arguments)
    return sections
  }

  private func query(
    _ operand: String, _ filter: DiscoverFilter, _ arguments: ParsedArguments
  ) throws(UsageError) -> MovieQuery {
    let query: MovieQuery
    do throws(OperandFault) {
      query = try MovieQuery(operand: operand, filter: filter)
    } catch {
      throw arguments.failure(Self.sentence(error))
    }
    guard source == .tmdb || SampleMovies.lists.map(MovieQuery.list).contains(query) else {
      throw arguments.failure(
        "the sample has no \"\(operand)\"; it has "
          + SampleMovies.lists.map(\.name).listed(with: "and"))
    }
    return query
  }

  private static func sentence(_ fault: OperandFault) -> String {
    switch fault {
    case .unknown("details"):
      return "details stands alone: it reads films, and takes no list beside it"
    case .unknown(let name):
      let names = QueryOperand.allCases.map(\.rawValue) + ["details"]
      let near = nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
      return "there is no list \"\(name)\"\(near)"
    case .form(let operand, let text):
      return "\"\(text)\" is not complete or not understood; write it as \(operand.form)"
        + (operand.form.contains("DAY") ? " with days such as 2026-12-24, none before another" : "")
    }
  }

  /// Options that would silently mean nothing.
  private func check(
    _ sections: [FetchSection], _ arguments: ParsedArguments
  ) throws(UsageError) {
    let details = [
      "append", "checkpoint", "on-error", "max-skipped", "allow-incomplete", "allow-empty",
      "require-end",
    ]
    if let name = details.first(where: arguments.has) {
      throw arguments.failure("--\(name) goes with details")
    }
    guard !sections.contains(where: \.query.isDiscovery) else { return }
    let names = ["windows"] + DiscoverOption.all.map(\.name)
    if let name = names.first(where: arguments.has) {
      throw arguments.failure("--\(name) goes with discover")
    }
  }

  private static func interval(_ arguments: ParsedArguments) throws(UsageError) -> Duration? {
    let interval = try arguments.parsed("every", ArgumentValue.duration)
    guard let interval else { return nil }
    guard interval >= .seconds(1) else { throw arguments.failure("--every wants 1s or more") }
    if arguments.has("bare") || arguments.value("output").map({ $0 != "-" }) ?? false {
      throw arguments.failure(
        "--every writes one snapshot after another to standard output, and goes with neither -o nor "
          + "--bare")
    }
    return interval
  }

  private static func pages(_ text: String) throws(ValueFault) -> PageSpan {
    let range = try ArgumentValue.pages(text)
    guard let span = PageSpan(first: range.first, end: range.last) else {
      throw ValueFault(
        "\(text) reaches beyond page \(PageSpan.last), the last that TMDb answers")
    }
    return span
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

extension MovieQuery {
  /// Films that go with one.
  var isRelated: Bool {
    switch kind {
    case .similar, .recommendations: true
    default: false
    }
  }
  var isDiscovery: Bool { if case .discover = kind { true } else { false } }
}
