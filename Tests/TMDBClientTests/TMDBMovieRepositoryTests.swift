import Movies
import Testing

@testable import TMDBClient

@Suite struct TMDBMovieRepositoryTests {
  private func repository(_ transport: ScriptedTransport) -> TMDBMovieRepository {
    TMDBMovieRepository(
      transport: transport, base: .test("https://api.themoviedb.org/3"), language: "sk",
      region: "SK")
  }

  @Test(
    "A list is asked for under its own path",
    arguments: [
      (.popular, "popular"), (.upcoming, "upcoming"), (.nowPlaying, "now_playing"),
      (.topRated, "top_rated"),
    ] as [(MovieList, String)])
  func address(_ list: MovieList, path: String) async throws {
    let transport = ScriptedTransport(.page(3, of: 9, [1]))
    _ = try await repository(transport).page(3, of: .list(list))
    #expect(
      transport.requests.map(\.address.description) == [
        "https://api.themoviedb.org/3/movie/\(path)?page=3&language=sk&region=SK"
      ])
  }

  @Test("The time of the answer is the page's")
  func created() async throws {
    var response = HTTPResponse.page(1, of: 9, [1])
    response.headers["Date"] = "Mon, 30 Nov 2026 08:00:00 GMT"
    let page = try await repository(ScriptedTransport(response)).page(1, of: .list(.popular))
    #expect(page.created?.description == "2026-11-30T08:00:00Z")
  }

  @Test(
    "A page past the last, in each way TMDb has of saying so, has no films",
    arguments: [
      HTTPResponse(
        400, json: #"{"success":false,"status_code":22,"status_message":"Invalid page"}"#),
      HTTPResponse(422, json: #"{"errors":["page must be less than or equal to 500"]}"#),
      HTTPResponse(200, json: #"{"page":7,"results":[],"total_pages":6,"total_results":9}"#),
    ])
  func pastTheEnd(_ response: HTTPResponse) async throws {
    let page = try await repository(ScriptedTransport(response)).page(7, of: .list(.popular))
    #expect(page.films.isEmpty)
  }

  @Test("A refusal names list and page")
  func refusal() async {
    let transport = ScriptedTransport(
      HTTPResponse(401, json: #"{"status_code":7,"status_message":"Invalid API key"}"#))
    await #expect(
      throws: FetchFault(
        query: "popular", page: 2,
        cause: .answer(.refused(status: 401, message: "Invalid API key"), attempts: 1))
    ) {
      try await repository(transport).page(2, of: .list(.popular))
    }
  }

  @Test("A film that is not UTF-8, time and again, is left out alone")
  func notUTF8() async throws {
    let body =
      Array(#"{"page":1,"total_pages":1,"results":[{"id":1},{"id":2,"t":""#.utf8) + [0xFF]
      + Array(#""}]}"#.utf8)
    let transport = ScriptedTransport(HTTPResponse(status: 200, body: body))
    let page = try await repository(transport).page(1, of: .list(.popular))
    #expect(page.films.map(\.id.value) == [1])
    #expect(page.faults.map(\.position) == [2])
  }

  @Test("An answer that is another page is asked for once more, past any cache")
  func wrongPage() async throws {
    let transport = ScriptedTransport(.page(1, of: 9, [1]), .page(2, of: 9, [2]))
    let page = try await repository(transport).page(2, of: .list(.popular))
    #expect(page.number == 2)
    #expect(transport.requests.map { $0.headers["Cache-Control"] } == [nil, "no-cache"])
    let stubborn = ScriptedTransport(.page(1, of: 9, [1]))
    #expect(try await repository(stubborn).page(2, of: .list(.popular)).number == 1)
    #expect(stubborn.requests.count == 2)
  }
}
