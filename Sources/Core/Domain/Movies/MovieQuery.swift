/// What is asked for; each becomes a section.
package struct MovieQuery: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case list(MovieList)
    case trending(TrendingWindow)
    case discover(DiscoverFilter)
    case search(String)
    /// Films one by one, by their numbers.
    case movies([MovieID])
    /// Films one by one, by the numbers that IMDb has for them.
    case imdb([String])
    case similar(MovieID)
    case recommendations(MovieID)
    case collection(Int64)
    /// A list that some user of TMDb keeps.
    case userList(Int64)
    case keyword(Int64)
    case company(Int64)
    case person(Int64)
    /// Films that changed: on one of some days, or in the last 24 hours.
    case changes(DaySpan?)
    case genres
    case configuration
    /// Every film that there is, as of a day; nil for the newest day there is.
    case export(CalendarDate?)
  }

  package let kind: Kind
  /// The section's name: the operand as typed, with `_` folded to `-` in front of the colon.
  package let name: String

  package init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  package static func list(_ list: MovieList) -> MovieQuery {
    MovieQuery(.list(list), name: list.name)
  }

  /// The heading that people read, where the answer itself does not name one.
  package var title: String {
    switch kind {
    case .list(let list): list.title
    case .trending(.day): "Trending Movies Today"
    case .trending(.week): "Trending Movies This Week"
    case .discover: "Discovered Movies"
    case .search(let text): "Movies called \u{201C}\(text)\u{201D}"
    case .movies, .imdb: "Movies"
    case .similar(let id): "Movies similar to #\(id.value)"
    case .recommendations(let id): "Movies recommended with #\(id.value)"
    case .collection(let id): "Collection #\(id)"
    case .userList(let id): "List #\(id)"
    case .keyword(let id): "Movies with keyword #\(id)"
    case .company(let id): "Movies of company #\(id)"
    case .person(let id): "Movies of person #\(id)"
    case .changes: "Changed Movies"
    case .genres: "Genres"
    case .configuration: "Configuration"
    case .export: "All Movies"
    }
  }

  /// The name of the layout that suits the section.
  package var layout: String {
    if case .list(.popular) = kind { "carousel" } else { "grid" }
  }

  /// What the records are; only films stand in sections.
  package var recordType: String {
    switch kind {
    case .genres: "genre"
    case .configuration: "configuration"
    default: "movie"
    }
  }

  /// How many requests make it whole, where that is known from the start: no paging then.
  package var fixedPages: Int? {
    switch kind {
    case .movies(let ids): ids.count
    case .imdb(let ids): ids.count
    case .collection, .genres, .configuration, .export: 1
    case .list, .trending, .discover, .search, .similar, .recommendations, .userList, .keyword,
      .company, .person, .changes:
      nil
    }
  }

  /// How many films a page is likely to have.
  package var filmsPerPage: Int {
    switch kind {
    case .changes: 100
    case .export: 1000
    case .movies, .imdb: 1
    default: 20
    }
  }

  /// The parts that are asked for one after the other to make it whole: changes go day by day, since
  /// TMDb answers at most 14 days at once and 500 pages of each answer.
  package var parts: [MovieQuery] {
    guard case .changes(let span?) = kind else { return [self] }
    return span.days.map { MovieQuery(.changes(DaySpan($0, $0)), name: name) }
  }

  /// Two halves that together are the same, where it can be cut further.
  package var halves: (MovieQuery, MovieQuery)? {
    guard case .discover(let filter) = kind, let (first, second) = filter.halves else { return nil }
    return (
      MovieQuery(.discover(first), name: name), MovieQuery(.discover(second), name: name)
    )
  }
}

/// How far back a trend looks.
package enum TrendingWindow: String, CaseIterable, Sendable {
  case day
  case week
}
