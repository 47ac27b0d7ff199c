/// A list of films that TMDb keeps and serves in pages.
package enum MovieList: String, CaseIterable, Sendable {
  case popular
  case upcoming
  case nowPlaying = "now-playing"
  case topRated = "top-rated"

  /// The name of the section that the list becomes.
  package var name: String { rawValue }

  /// The heading that people read.
  package var title: String {
    switch self {
    case .popular: "Popular Movies"
    case .upcoming: "Upcoming Movies"
    case .nowPlaying: "Now Playing Movies"
    case .topRated: "Top Rated Movies"
    }
  }
}
