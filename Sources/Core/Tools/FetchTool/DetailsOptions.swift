internal import CommandKit
internal import Movies
internal import Platform
internal import ToolRuntime

/// What `tmdb-fetch details` is asked for.
struct DetailsOptions: Sendable {
  /// Parts to fetch along, by TMDb's names.
  let appended: [String]
  /// In the order of preference; empty for TMDb's default.
  let languages: [String]
  let region: String?
  let input: InputOptions
  let requests: RequestOptions
  let isBare: Bool
  /// Where the state of a long run is kept.
  let checkpoint: String?

  /// What TMDb can append to a film (developer.themoviedb.org/reference/movie-details).
  static let parts = [
    "account_states", "alternative_titles", "changes", "credits", "external_ids", "images",
    "keywords", "lists", "recommendations", "release_dates", "reviews", "similar", "translations",
    "videos", "watch/providers",
  ]

  init(_ arguments: ParsedArguments, _ environment: Environment) throws(UsageError) {
    appended = try arguments.parsed("append", Self.list) ?? []
    let tags = arguments.value("language") ?? environment.nonEmpty("TMDB_LANGUAGE")
    languages = try Self.languages(tags, arguments)
    region = try FetchOptions.region(arguments, environment)
    requests = try RequestOptions(arguments, environment)
    isBare = arguments.has("bare")
    checkpoint = arguments.value("checkpoint")
    input = try Self.input(arguments)
    try check(arguments)
  }

  /// The parts to ask for: those that are wanted, and those that something is taken from: translations,
  /// where a text may have to come from one of several languages, and what is told of one country.
  var requested: [String] {
    let sources =
      (languages.count > 1 ? ["translations"] : [])
      + (region == nil ? [] : ["release_dates", "watch/providers"])
    return appended + sources.filter { !appended.contains($0) }
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    let foreign =
      ["pages", "limit", "windows"].filter(arguments.has)
      + DiscoverOption.all.map(\.name).filter(arguments.has)
    if let name = foreign.first {
      throw arguments.failure("--\(name) does not go with details")
    }
    if let source = arguments.value("source"), source != FetchSource.tmdb.rawValue {
      throw arguments.failure("details asks TMDb; the source \(source) has none")
    }
    guard checkpoint != nil else { return }
    if isBare { throw arguments.failure("--checkpoint does not go with --bare") }
    guard let output = arguments.value("output"), output != "-" else {
      throw arguments.failure("--checkpoint needs -o FILE, a regular file that it can cut back")
    }
    if let facts = FileFacts.of(output), facts.kind != .regular {
      throw arguments.failure(
        "\(output) is no regular file, and --checkpoint has to cut its output back")
    }
  }

  private static func list(_ text: String) throws(ValueFault) -> [String] {
    var parts: [String] = []
    for part in try ArgumentValue.list(text) {
      guard Self.parts.contains(part) else { throw .notOne(of: Self.parts, part) }
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  private static func languages(
    _ tags: String?, _ arguments: ParsedArguments
  ) throws(UsageError) -> [String] {
    guard let tags else { return [] }
    do throws(ValueFault) {
      var languages: [String] = []
      for tag in try ArgumentValue.list(tags) { languages.append(try LanguageTag.read(tag)) }
      return languages
    } catch {
      let place = arguments.has("language") ? "--language" : "TMDB_LANGUAGE"
      throw arguments.failure("\(place): \(error.sentence)")
    }
  }

  private static func input(_ arguments: ParsedArguments) throws(UsageError) -> InputOptions {
    var input = try InputOptions(arguments)
    let paths = Array(arguments.operands.dropFirst())
    for path in paths where FileFacts.of(path) == nil {
      guard (try? MovieQuery(operand: path, filter: DiscoverFilter())) == nil else {
        throw arguments.failure(
          "details stands alone, and there is no file \"\(path)\"; to enrich a list, write "
            + "tmdb-fetch \(path) | tmdb-fetch details")
      }
    }
    input.paths = paths.isEmpty ? ["-"] : paths
    return input
  }
}
