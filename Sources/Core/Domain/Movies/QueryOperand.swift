/// The names that operands may begin with, and how what follows is read.
package enum QueryOperand: String, CaseIterable, Sendable {
  case popular
  case upcoming
  case nowPlaying = "now-playing"
  case topRated = "top-rated"
  case trending
  case discover
  case search
  case movie
  case imdb
  case similar
  case recommendations
  case collection
  case list
  case keyword
  case company
  case person
  case changes
  case genres
  case configuration
  case export

  /// The operand as documentation shows it.
  package var form: String {
    switch self {
    case .popular, .upcoming, .nowPlaying, .topRated, .discover, .genres, .configuration: rawValue
    case .trending: "trending[:day|week]"
    case .search: "search:TEXT"
    case .movie: "movie:ID[,ID]"
    case .imdb: "imdb:ttID[,ttID]"
    case .similar, .recommendations, .collection, .list, .keyword, .company, .person:
      "\(rawValue):ID"
    case .changes: "changes[:DAY..DAY]"
    case .export: "export[:DAY]"
    }
  }

  /// What it is, as a phrase.
  package var meaning: String {
    switch self {
    case .popular: "popular films"
    case .upcoming: "films that come to the cinema"
    case .nowPlaying: "films in the cinemas now"
    case .topRated: "films with the best votes"
    case .trending: "what people look at, of the day or the week"
    case .discover: "films that pass the discover options"
    case .search: "films by title"
    case .movie: "films by their TMDb numbers"
    case .imdb: "films by their IMDb numbers"
    case .similar: "films like one"
    case .recommendations: "what is recommended with a film"
    case .collection: "the films of a series"
    case .list: "a list that a user of TMDb keeps"
    case .keyword: "films with a keyword"
    case .company: "films of a company"
    case .person: "films that a person made or played in"
    case .changes:
      "films that changed, in the last day or from one day to another; --pages is of each day"
    case .genres: "the genres, as genre records"
    case .configuration: "TMDb's own settings, as one record"
    case .export: "every film there is, from the daily export"
    }
  }
}

/// Why an operand is no query.
package enum OperandFault: Error, Equatable, Sendable {
  case unknown(String)
  /// The name is known; what should follow is missing or different.
  case form(QueryOperand, String)
}

extension MovieQuery {
  /// Reads an operand: `NAME` or `NAME:VALUE`, with `_` and `-` the same in names.
  ///
  /// - Parameter filter: what `discover` stands for.
  package init(operand: String, filter: DiscoverFilter) throws(OperandFault) {
    let typed = operand.prefix { $0 != ":" }
    let value = typed.endIndex == operand.endIndex ? nil : operand[typed.endIndex...].dropFirst()
    let folded = String(typed.map { $0 == "_" ? "-" : $0 })
    guard let name = QueryOperand(rawValue: folded) else { throw .unknown(folded) }
    guard let kind = Self.kind(name, value.map(String.init), filter) else {
      throw .form(name, operand)
    }
    self.init(kind, name: folded + (value.map { ":" + $0 } ?? ""))
  }

  private static func kind(
    _ name: QueryOperand, _ value: String?, _ filter: DiscoverFilter
  ) -> Kind? {
    switch (name, value) {
    case (.popular, nil): .list(.popular)
    case (.upcoming, nil): .list(.upcoming)
    case (.nowPlaying, nil): .list(.nowPlaying)
    case (.topRated, nil): .list(.topRated)
    case (.trending, let value): TrendingWindow(rawValue: value ?? "week").map { .trending($0) }
    case (.discover, nil): .discover(filter)
    case (.search, let text?): text.contains { $0 != " " } ? .search(text) : nil
    case (.movie, let value?): all(value, movie).map { .movies($0) }
    case (.imdb, let value?): all(value, imdb).map { .imdb($0) }
    case (.similar, let value?): movie(value[...]).map { .similar($0) }
    case (.recommendations, let value?): movie(value[...]).map { .recommendations($0) }
    case (.collection, let value?): number(value[...]).map { .collection($0) }
    case (.list, let value?): number(value[...]).map { .userList($0) }
    case (.keyword, let value?): number(value[...]).map { .keyword($0) }
    case (.company, let value?): number(value[...]).map { .company($0) }
    case (.person, let value?): number(value[...]).map { .person($0) }
    case (.changes, nil): .changes(nil)
    case (.changes, let value?): days(value).map { .changes($0) }
    case (.genres, nil): .genres
    case (.configuration, nil): .configuration
    case (.export, nil): .export(nil)
    case (.export, let value?): day(value[...]).map { .export($0) }
    default: nil
    }
  }

  private static func all<Value>(_ text: String, _ read: (Substring) -> Value?) -> [Value]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap(read)
    return values.count == parts.count ? values : nil
  }

  private static func number(_ text: Substring) -> Int64? {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int64(text), number >= 1
    else { return nil }
    return number
  }

  private static func movie(_ text: Substring) -> MovieID? { number(text).map(MovieID.init) }

  private static func imdb(_ text: Substring) -> String? {
    guard text.hasPrefix("tt"), number(text.dropFirst(2)) != nil else { return nil }
    return String(text)
  }

  private static func day(_ text: Substring) -> CalendarDate? {
    text.utf8.count == 10 ? CalendarDate(String(text)) : nil
  }

  /// `DAY..DAY` or one day; no more than ten years.
  private static func days(_ text: String) -> DaySpan? {
    guard let first = day(text.prefix(10)) else { return nil }
    let rest = text.dropFirst(10)
    if rest.isEmpty { return DaySpan(first, first) }
    guard rest.hasPrefix(".."), let last = day(rest.dropFirst(2)), first <= last,
      last.daysSinceEpoch - first.daysSinceEpoch < 3660
    else { return nil }
    return DaySpan(first, last)
  }
}
