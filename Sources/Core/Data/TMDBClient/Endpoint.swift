internal import Movies

/// Where a query is answered, and how its answer is built.
struct Endpoint: Equatable {
  /// Below the base, begins with `/`.
  let path: String
  let query: [WebAddress.QueryItem]
  /// The member that holds the films.
  let items: String

  init(_ path: String, query: [WebAddress.QueryItem] = [], items: String = "results") {
    self.path = path
    self.query = query
    self.items = items
  }

  init(_ query: MovieQuery, page: Int) {
    switch query {
    case .list(let list):
      self.init("/movie/\(Self.path(list))", query: [.init("page", "\(page)")])
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
}
