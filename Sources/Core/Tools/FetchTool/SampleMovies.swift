package import Movies
internal import TMDBClient

/// Films that are built in, so that the tools can be tried without a network and without a key.
package struct SampleMovies: MovieRepository {
  /// What the sample has.
  package static let lists: [MovieList] = [.popular, .upcoming]

  /// When the facts were true.
  private static let created = CalendarDate(year: 2026, month: 8, day: 11)
    .flatMap { Moment($0, hour: 0, minute: 0, second: 0) }

  package init() {}

  /// Every list has one page; those beyond it are empty.
  package func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
    guard number == 1, let text = Self.text(of: query) else { return MoviePage(number: number) }
    let body = text.withUTF8Buffer { unsafe Array($0) }
    var page = MoviePage(number: 1, totalPages: 1, created: Self.created)
    var finder = FilmFinder()
    var start = 0
    for end in body.indices + [body.count] where end == body.count || body[end] == 0x0A {
      if case .success(let film) = finder.film(at: start..<end, in: body.span) {
        page.films.append(film)
      }
      start = end + 1
    }
    page.body = body
    return page
  }

  private static func text(of query: MovieQuery) -> StaticString? {
    switch query.kind {
    case .list(.popular): popular
    case .list(.upcoming): upcoming
    default: nil
    }
  }
}
