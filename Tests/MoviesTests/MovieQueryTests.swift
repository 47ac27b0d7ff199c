import Testing

@testable import Movies

@Suite struct MovieQueryTests {
  @Test(
    "A list becomes a section with a name, a heading and a layout",
    arguments: [
      (.popular, "popular", "Popular Movies", "carousel"),
      (.upcoming, "upcoming", "Upcoming Movies", "grid"),
      (.nowPlaying, "now-playing", "Now Playing Movies", "grid"),
      (.topRated, "top-rated", "Top Rated Movies", "grid"),
    ] as [(MovieList, String, String, String)])
  func section(_ list: MovieList, name: String, title: String, layout: String) {
    let query = MovieQuery.list(list)
    #expect(query.name == name)
    #expect(query.title == title)
    #expect(query.layout == layout)
  }
}
