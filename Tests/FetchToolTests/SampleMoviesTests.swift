import Foundation
import Movies
import Testing

@testable import FetchTool

@Suite struct SampleMoviesTests {
  private struct Film: Decodable {
    let id: Int
    let title: String
    let originalTitle: String
    let releaseDate: String
    let posterPath: String?
    let voteAverage: Double
    let voteCount: Int
    let genreIds: [Int]
  }

  private func films(_ list: MovieList) async throws -> (MoviePage, [Film]) {
    let page = try await SampleMovies().page(1, of: .list(list))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return (
      page,
      try page.body.split(separator: 0x0A).map { try decoder.decode(Film.self, from: Data($0)) }
    )
  }

  @Test("Each list has twenty films, each with its facts", arguments: SampleMovies.lists)
  func twenty(_ list: MovieList) async throws {
    let (page, films) = try await films(list)
    #expect(page.films.count == 20)
    #expect(page.films.map(\.id.value) == films.map { Int64($0.id) })
    for film in films {
      #expect(!film.title.isEmpty)
      #expect(CalendarDate(film.releaseDate) != nil)
      #expect((0...10).contains(film.voteAverage))
      #expect(film.voteCount > 0 || film.voteAverage == 0)
      #expect(film.posterPath?.hasPrefix("/") ?? true)
    }
  }

  @Test("No film is in it twice")
  func distinct() async throws {
    var ids: Set<Int> = []
    for list in SampleMovies.lists { ids.formUnion(try await films(list).1.map(\.id)) }
    #expect(ids.count == 40)
  }

  @Test("Titles are in several scripts")
  func scripts() async throws {
    var titles = ""
    for list in SampleMovies.lists { titles += try await films(list).1.map(\.title).joined() }
    for range in [
      0x41...0x5A, 0xC0...0x24F, 0x400...0x4FF, 0x900...0x97F, 0x3040...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3,
    ] {
      #expect(titles.unicodeScalars.contains { range.contains(Int($0.value)) })
    }
  }

  @Test("It says of when its facts are, and has no second page")
  func page() async throws {
    let page = try await SampleMovies().page(1, of: .list(.popular))
    #expect(page.created?.description == "2026-08-11T00:00:00Z")
    #expect(page.totalPages == 1)
    #expect(try await SampleMovies().page(2, of: .list(.popular)).films.isEmpty)
  }
}
