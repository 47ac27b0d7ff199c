internal import Movies

/// Where a query is answered, and how its answer is built.
struct Endpoint: Equatable {
  enum Content: Equatable {
    /// The films are the elements of the member of this name.
    case items(String)
    /// The answer is the film of this number.
    case film(MovieID)
    /// The answer is one record without a number.
    case record
  }

  /// Below the base, begins with `/`.
  let path: String
  let query: [WebAddress.QueryItem]
  let content: Content
  /// Whether the answer depends on language and region.
  let isLocal: Bool
  /// What does not exist where the answer is that there is no such thing, or no film.
  let subject: MissingThing?

  private init(
    _ path: String, _ query: [WebAddress.QueryItem] = [], content: Content = .items("results"),
    page: Int? = nil, isLocal: Bool = true, subject: MissingThing? = nil
  ) {
    self.path = path
    self.query = query + (page.map { [.init("page", "\($0)")] } ?? [])
    self.content = content
    self.isLocal = isLocal
    self.subject = subject
  }

  /// Nil where the query is not answered by the API: the daily export has a place of its own.
  init?(_ query: MovieQuery, page: Int) {
    switch query.kind {
    case .list(let list):
      self.init("/movie/\(Self.path(list))", page: page)
    case .trending(let window):
      self.init("/trending/movie/\(window.rawValue)", page: page)
    case .discover(let filter):
      self.init("/discover/movie", Self.items(filter), page: page)
    case .search(let text):
      self.init("/search/movie", [.init("query", text)], page: page)
    case .movies(let ids):
      guard ids.indices.contains(page - 1) else { return nil }
      let id = ids[page - 1]
      self.init(
        "/movie/\(id.value)", content: .film(id),
        subject: MissingThing(name: "movie \(id.value)", id: id))
    case .imdb(let ids):
      guard ids.indices.contains(page - 1) else { return nil }
      self.init(
        "/find/\(ids[page - 1])", [.init("external_source", "imdb_id")],
        content: .items("movie_results"), subject: MissingThing(name: "movie \(ids[page - 1])"))
    case .similar(let id):
      self.init("/movie/\(id.value)/similar", page: page, subject: Self.movie(id))
    case .recommendations(let id):
      self.init("/movie/\(id.value)/recommendations", page: page, subject: Self.movie(id))
    case .collection(let id):
      self.init(
        "/collection/\(id)", content: .items("parts"),
        subject: MissingThing(name: "collection \(id)"))
    case .userList(let id):
      self.init(
        "/list/\(id)", content: .items("items"), page: page,
        subject: MissingThing(name: "list \(id)"))
    case .keyword(let id):
      self.init(
        "/keyword/\(id)/movies", page: page, subject: MissingThing(name: "keyword \(id)"))
    case .company(let id):
      // The company's own list answers every page with the first.
      self.init("/discover/movie", [.init("with_companies", "\(id)")], page: page)
    case .person(let id):
      self.init("/discover/movie", [.init("with_people", "\(id)")], page: page)
    case .changes(let span):
      self.init("/movie/changes", Self.items(span), page: page, isLocal: false)
    case .genres:
      self.init("/genre/movie/list", content: .items("genres"))
    case .configuration:
      self.init("/configuration", content: .record, isLocal: false)
    case .export:
      return nil
    }
  }

  private static func path(_ list: MovieList) -> String {
    switch list {
    case .popular: "popular"
    case .upcoming: "upcoming"
    case .nowPlaying: "now_playing"
    case .topRated: "top_rated"
    }
  }

  private static func movie(_ id: MovieID) -> MissingThing {
    MissingThing(name: "movie \(id.value)")
  }

  private static func items(_ filter: DiscoverFilter) -> [WebAddress.QueryItem] {
    filter.allParameters.map { WebAddress.QueryItem($0.name, $0.value) }
  }

  private static func items(_ span: DaySpan?) -> [WebAddress.QueryItem] {
    guard let span else { return [] }
    // The last day's own changes are those before the next one begins.
    return [
      .init("start_date", "\(span.first)"), .init("end_date", "\(span.last.next ?? span.last)"),
    ]
  }
}
