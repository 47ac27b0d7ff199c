import Movies
import Testing

@testable import TMDBClient

@Suite struct TMDBMovieRepositoryTests {
  private func repository(_ transport: ScriptedTransport) -> TMDBMovieRepository {
    TMDBMovieRepository(
      TMDBAPI(transport: transport, base: .test("https://api.themoviedb.org/3")), language: "sk",
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

  @Test("An answer that is another page is asked for twice more, past any cache")
  func wrongPage() async throws {
    let transport = ScriptedTransport(.page(1, of: 9, [1]), .page(2, of: 9, [2]))
    let page = try await repository(transport).page(2, of: .list(.popular))
    #expect(page.number == 2)
    #expect(transport.requests.map { $0.headers["Cache-Control"] } == [nil, "no-cache"])
    let stubborn = ScriptedTransport(.page(1, of: 9, [1]))
    #expect(try await repository(stubborn).page(2, of: .list(.popular)).number == 1)
    #expect(stubborn.requests.count == 3)
  }

  @Test("A film that does not exist is missing, not a failure")
  func missingMovie() async throws {
    let transport = ScriptedTransport(HTTPResponse(404, json: #"{"status_code":34}"#))
    let query = try MovieQuery(operand: "movie:603,604", filter: DiscoverFilter())
    let page = try await repository(transport).page(2, of: query)
    #expect(page.missing == MissingThing(name: "movie 604", id: MovieID(604)))
    #expect(page.films.isEmpty)
  }

  @Test("An IMDb number that nothing is found for is missing, too, though the status is 200")
  func missingIMDb() async throws {
    let transport = ScriptedTransport(
      HTTPResponse(200, json: #"{"movie_results":[],"tv_results":[{"id":1}]}"#))
    let query = try MovieQuery(operand: "imdb:tt0133093", filter: DiscoverFilter())
    let page = try await repository(transport).page(1, of: query)
    #expect(page.missing == MissingThing(name: "movie tt0133093"))
    #expect(
      transport.requests.first?.address.target
        == "/3/find/tt0133093?external_source=imdb_id&language=sk&region=SK")
  }

  @Test("A list of TMDb's own that is not there is a failure: the address must be wrong")
  func noList() async {
    let transport = ScriptedTransport(HTTPResponse(404, json: "{}"))
    await #expect(throws: FetchFault.self) {
      try await repository(transport).page(1, of: .list(.popular))
    }
  }

  @Test("A collection's name is its heading, and its parts are its films")
  func collection() async throws {
    let transport = ScriptedTransport(
      HTTPResponse(200, json: #"{"id":10,"name":"Some \"Saga\"","parts":[{"id":7},{"id":8}]}"#))
    let query = try MovieQuery(operand: "collection:10", filter: DiscoverFilter())
    let page = try await repository(transport).page(1, of: query)
    #expect(page.title == #"Some "Saga""#)
    #expect(page.films.map(\.id.value) == [7, 8])
  }

  @Test("The configuration is a record without a number")
  func configuration() async throws {
    let transport = ScriptedTransport(HTTPResponse(200, json: #"{"images":{"x":[1]}}"#))
    let query = try MovieQuery(operand: "configuration", filter: DiscoverFilter())
    let page = try await repository(transport).page(1, of: query)
    #expect(page.films.count == 1)
    #expect(transport.requests.first?.address.target == "/3/configuration")
  }

  private static let targets = [
    ("trending:day", "/3/trending/movie/day?page=1"), ("trending", "/3/trending/movie/week?page=1"),
    ("discover", "/3/discover/movie?with_genres=28%7C12&vote_average.gte=7&page=1"),
    ("search:a&b", "/3/search/movie?query=a%26b&page=1"), ("movie:603", "/3/movie/603"),
    ("similar:603", "/3/movie/603/similar?page=1"),
    ("recommendations:603", "/3/movie/603/recommendations?page=1"),
    ("list:509", "/3/list/509?page=1"), ("keyword:5", "/3/keyword/5/movies?page=1"),
    ("company:25", "/3/discover/movie?with_companies=25&page=1"),
    ("person:31", "/3/discover/movie?with_people=31&page=1"),
    ("changes:2026-11-30", "/3/movie/changes?start_date=2026-11-30&end_date=2026-12-01&page=1"),
    ("changes", "/3/movie/changes?page=1"), ("genres", "/3/genre/movie/list"),
  ]

  @Test("Every query has its place in the API", arguments: targets)
  func target(_ operand: String, target: String) throws {
    let filter = DiscoverFilter([.init("with_genres", "28|12"), .init("vote_average.gte", "7")])
    let endpoint = try #require(Endpoint(MovieQuery(operand: operand, filter: filter), page: 1))
    var address = WebAddress.test("http://h/3")
    address.path += endpoint.path
    address.query = endpoint.query
    #expect(address.target == target)
  }
}
