internal import CommandKit
internal import Movies

extension DiscoverOption {
  /// Every parameter of discover that is not a general option, in the order of the help
  /// (developer.themoviedb.org/reference/discover-movie).
  static let all: [DiscoverOption] = [
    DiscoverOption(
      "sort-by", "ORDER",
      "The order in which films come. By vote_average, films of fewer than \(leastVotes) votes are "
        + "left out, since a single vote of 10 would come first; --vote-count 0.. takes them all.",
      choices: orders
    ) { text throws(ValueFault) in
      guard orders.contains(text) else { throw .notOne(of: orders, text) }
      return [.init("sort_by", text)]
    },
    .days("primary-release-date", "When a film came out first, anywhere."),
    .days("release-date", "When a film came out in the --region, or anywhere."),
    .year("primary-release-year", "The year in which a film came out first."),
    .year("year", "A year in which a film came out somewhere."),
    .numbers(
      "vote-average", "A..B", "The average of votes, 0 to 10, as in 7.. or 6.5..8.", in: 0...10),
    .numbers("vote-count", "A..B", "How many voted, as in 200..", in: 0...1e9),
    .numbers("with-runtime", "A..B", "Minutes, as in ..100.", in: 0...1e6),
    .genres("with-genres", "Genres by name or number: commas mean all of them, bars any."),
    .genres("without-genres", "Genres that a film must not have."),
    .ids("with-keywords", "Keywords by number."),
    .ids("without-keywords", "Keywords that a film must not have."),
    .ids("with-companies", "Companies by number."),
    .ids("without-companies", "Companies that must not have made it."),
    .ids("with-people", "People by number, whatever they did."),
    .ids("with-cast", "People who play in it."),
    .ids("with-crew", "People who made it."),
    DiscoverOption(
      "with-original-language", "LANG", "The language it was made in: two letters, as in ko."
    ) { text throws(ValueFault) in
      guard text.utf8.count == 2, text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
        throw ValueFault(
          "\"\(text)\" is no language of two letters; TMDb finds nothing for others, such as en-US")
      }
      return [.init("with_original_language", text)]
    },
    .country("with-origin-country", "The country it comes from."),
    .words(
      "with-release-type", "TYPE|…", "How it came out; with --release-date and --region.",
      among: [
        "premiere": "1", "limited": "2", "theatrical": "3", "digital": "4", "physical": "5",
        "tv": "6",
      ]),
    DiscoverOption(
      "certification", "RATING", "Its rating in the --certification-country, or a range of ratings."
    ) { text throws(ValueFault) in
      let parts = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
      guard !text.isEmpty, parts.count <= 2 else {
        throw ValueFault(
          "\"\(text)\" is no rating; write one, as in PG-13, or a range, as in G..PG-13")
      }
      guard parts.count == 2 else { return [.init("certification", text)] }
      return zip(["certification.gte", "certification.lte"], parts)
        .filter { !$0.1.isEmpty }.map { Parameter($0.0, $0.1) }
    },
    .country("certification-country", "The country whose ratings count."),
    .country("watch-region", "The country in which it can be watched."),
    .ids("with-watch-providers", "Where it can be watched, by number; with --watch-region."),
    .ids("without-watch-providers", "Where it must not be offered; with --watch-region."),
    .words(
      "with-watch-monetization-types", "TYPE|…", "How it is offered; with --watch-region.",
      among: [
        "flatrate": "flatrate", "free": "free", "ads": "ads", "rent": "rent", "buy": "buy",
      ]),
    .flag("include-adult", "Films for adults, too."),
    .flag("include-video", "Videos that are no feature films, too."),
  ]

  /// What an order by votes asks for where nobody says how many: as many as TMDb's own list of the
  /// best films does (developer.themoviedb.org/reference/movie-top-rated-list).
  static let leastVotes = 200

  /// Orders by what people call them; the plain name is the natural direction of TMDb's list.
  static let orders = [
    "popularity", "vote_average", "vote_count", "primary_release_date", "revenue", "title",
    "original_title",
  ].flatMap { ["\($0).desc", "\($0).asc"] }

  /// Options that mean nothing without another.
  private static let needs = [
    ("certification", "certification-country"), ("with-watch-providers", "watch-region"),
    ("without-watch-providers", "watch-region"),
    ("with-watch-monetization-types", "watch-region"),
  ]

  /// The filter that a command line describes.
  ///
  /// - Parameter windows: whether the days of release have to have both ends.
  static func filter(
    _ arguments: ParsedArguments, windows: Bool, today: CalendarDate?
  ) throws(UsageError) -> DiscoverFilter {
    var filter = DiscoverFilter()
    for option in all where arguments.has(option.name) {
      if option.placeholder == nil {
        filter.parameters.append(.init(parameter(option.name), "true"))
      } else if let parameters = try arguments.parsed(option.name, option.read) {
        filter.parameters += parameters
      }
    }
    if needsVotes(arguments) {
      filter.parameters.append(.init("vote_count.gte", "\(leastVotes)"))
    }
    for (option, needed) in needs where arguments.has(option) && !arguments.has(needed) {
      throw arguments.failure("--\(option) needs --\(needed)")
    }
    return windows ? windowed(filter, today) : filter
  }

  /// Whether films come in the order of their votes, and nobody said how many votes that takes.
  static func needsVotes(_ arguments: ParsedArguments) -> Bool {
    arguments.value("sort-by")?.hasPrefix("vote_average.") == true && !arguments.has("vote-count")
  }

  /// Moves the days of release to where they can be cut: from the first films on, and as far ahead as
  /// films are announced.
  private static func windowed(_ filter: DiscoverFilter, _ today: CalendarDate?) -> DiscoverFilter {
    func day(_ name: String) -> CalendarDate? {
      filter.parameters.first { $0.name == "primary_release_date.\(name)" }
        .flatMap { CalendarDate($0.value) }
    }
    guard let first = day("gte") ?? CalendarDate(year: 1870, month: 1, day: 1),
      let last = day("lte") ?? CalendarDate(year: (today?.year ?? 2035) + 15, month: 12, day: 31)
    else { return filter }
    return DiscoverFilter(
      filter.parameters.filter { !$0.name.hasPrefix("primary_release_date.") },
      released: DaySpan(first, last))
  }
}
