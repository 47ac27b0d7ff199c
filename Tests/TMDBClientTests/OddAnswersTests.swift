import Movies
import RecordStream
import Testing

@testable import TMDBClient

/// What other programs have stumbled over in TMDb's answers, as small bodies of the same shapes.
@Suite struct KnownCasesTests {
  private func repository(_ responses: [HTTPResponse]) -> TMDBMovieRepository {
    let transport = ScriptedTransport(responses.map { .success($0) }).behind([
      Retry(RetryPolicy(), clock: VirtualClock()) { 0 }
    ])
    return TMDBMovieRepository(TMDBAPI(transport: transport, base: .test("https://h/3")))
  }

  private func page(_ text: String, _ operand: String = "popular") async throws -> MoviePage {
    let query = try MovieQuery(operand: operand, filter: DiscoverFilter())
    return try await repository([HTTPResponse(200, json: text)]).page(1, of: query)
  }

  private func records(_ page: MoviePage) -> [String] {
    var output = ByteBuffer()
    let splicer = MovieRecordSplicer(section: "s")
    for film in page.films { splicer.append(film, of: page, to: &output) }
    return output.text.split(separator: "\n").map(String.init)
  }

  /// Items as they occur; each is a film, and passes on as it is.
  private static let oddities = [
    ("an empty day of release", #"{"id":1,"title":"A","release_date":""}"#),
    ("no day of release", #"{"id":1,"title":"A"}"#),
    ("a day that is null", #"{"id":1,"release_date":null}"#),
    ("a day with a time", #"{"id":1,"release_date":"2013-02-14T00:00:00.000Z"}"#),
    ("no poster", #"{"id":1,"poster_path":null,"backdrop_path":null}"#),
    ("no IMDb number", #"{"id":1,"imdb_id":null}"#),
    ("nothing known", #"{"id":1,"runtime":0,"budget":0,"revenue":0}"#),
    ("no runtime", #"{"id":1,"runtime":null}"#),
    ("whole votes", #"{"id":1,"vote_average":7,"vote_count":0}"#),
    ("broken votes", #"{"id":1,"vote_average":7.128,"vote_count":9}"#),
    ("large sums", #"{"id":1,"revenue":2923706026}"#),
    ("a new member", #"{"id":1,"softcore":false,"origin_country":["SK"]}"#),
    ("an unknown genre", #"{"id":1,"genre_ids":[10769]}"#),
    ("no genres", #"{"id":1,"genre_ids":[]}"#),
    ("no adult flag", #"{"id":1,"adult":null}"#), ("a clip", #"{"id":1,"video":true}"#),
    ("a television series", #"{"id":1,"media_type":"tv","name":"N","first_air_date":""}"#),
    ("no language", #"{"id":1,"original_language":"xx","overview":""}"#),
    ("odd spaces", "{\"id\":1,\"title\":\"A\u{A0}B  C\\r\\n\",\"overview\":\"e\u{301}\"}"),
    ("right to left", #"{"id":1,"title":"سعيد ‏שלום"}"#),
    ("escapes", #"{"id":1,"title":"\u001b[31m\u202e"}"#),
    ("emoji", #"{"id":1,"title":"👨‍👩‍👧 \ud83d\ude00"}"#),
    ("plain http", #"{"id":1,"base_url":"http:\/\/image.tmdb.org\/t\/p\/"}"#),
  ]

  @Test("A film with what films may have passes on byte for byte", arguments: oddities)
  func oddity(_ name: String, item: String) async throws {
    let page = try await page(#"{"page":1,"total_pages":1,"results":[\#(item)]}"#)
    #expect(page.faults.isEmpty)
    #expect(records(page) == [#"{"type":"movie","section":"s","# + item.dropFirst()])
  }

  @Test("One broken film never costs its page")
  func oneBroken() async throws {
    let page = try await page(
      #"{"page":1,"total_pages":1,"results":[{"id":1},{"air_date":null,"name":null},{"id":3}]}"#)
    #expect(page.films.map(\.id.value) == [1, 3])
    #expect(page.faults.count == 1)
  }

  @Test("A page may have more films than twenty, and fewer", arguments: [21, 19, 1])
  func pageSize(_ count: Int) async throws {
    let items = (1...count).map { #"{"id":\#($0)}"# }.joined(separator: ",")
    let page = try await page(
      #"{"page":1,"total_pages":2,"results":[\#(items)]}"#, "recommendations:7")
    #expect(page.films.count == count)
  }

  @Test("Films outside the days of their list are what TMDb says, and stay")
  func outsideWindow() async throws {
    let page = try await page(
      #"{"dates":{"maximum":"2026-12-23","minimum":"2026-12-02"},"page":1,"total_pages":1,"#
        + #""results":[{"id":1,"release_date":"1991-07-03"}]}"#, "upcoming")
    #expect(page.films.count == 1)
  }

  @Test("No film found is a page, with a promise of one page")
  func noneFound() async throws {
    let page = try await page(
      #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#, "search:x")
    var course = PageCourse(.all)
    #expect(course.take(page).isEmpty)
    #expect(course.ending == .complete)
  }

  /// Refusals that stay what they are, and are never taken for a film or a page.
  private static let refusals: [(Int, String)] = [
    (401, #"{"status_message":"Invalid API key","success":false,"status_code":7}"#),
    (401, #"{"status_code":7,"status_message":"Invalid API key"}"#),
    (401, #"{"failure":true,"status_code":17,"status_message":"Session denied."}"#),
    (404, #"{"success":false,"status_code":34,"status_message":"not found"}"#),
    (200, #"{"success":false,"status_code":21,"status_message":"Entry not found"}"#),
    (200, #"{"status_code":34,"status_message":"not found"}"#),
    (422, #"{"errors":["query must be provided"]}"#),
    (422, #"{"success":false,"errors":["query must be provided"]}"#),
    (422, #"{"success":false,"status_code":20,"status_message":"Invalid date range"}"#),
    (400, #"{"success":false,"status_code":27,"status_message":"Too many append to response"}"#),
    (429, #"{"status_code":25,"status_message":"over the allowed limit of 40."}"#),
    (200, #"{"status_code":25,"status_message":"over the allowed limit of 40."}"#),
    (503, #"{"status_code":46,"status_message":"maintenance"}"#), (504, ""), (502, "<html>"),
    (403, "<html>Request blocked.</html>"), (200, "<!doctype html><title>Sign in</title>"),
    (200, #"callback({"page":1})"#), (200, "null"), (200, #"{"page":1,"results":null}"#),
  ]

  @Test("A refusal is a failure, however it is told", arguments: refusals)
  func refusal(_ status: Int, body: String) async {
    await #expect(throws: FetchFault.self) {
      try await repository([HTTPResponse(status, json: body)]).page(1, of: .list(.popular))
    }
  }

  @Test("A film that was deleted, or merged into another, is gone and no failure")
  func deleted() async throws {
    let query = try MovieQuery(operand: "movie:7", filter: DiscoverFilter())
    let page = try await repository([
      HTTPResponse(404, json: #"{"success":false,"status_code":34}"#)
    ]).page(1, of: query)
    #expect(page.missing?.id == MovieID(7))
  }

  @Test("A list that says the same page for ever comes to an end")
  func endless() async throws {
    var course = PageCourse(.all)
    var pages = 0
    while let number = course.ask() {
      let response = HTTPResponse.page(number, of: 500, [1, 2, 3])
      let page = try await repository([response]).page(number, of: .list(.popular))
      _ = course.take(page)
      pages += 1
    }
    #expect(pages == 2)
    #expect(course.ending == .repeats(page: 2))
  }

  @Test("A list that answers page 1 whatever is asked comes to an end")
  func samePage() async throws {
    var course = PageCourse(.all)
    for number in 1...2 {
      let page = try await repository([.page(1, of: 500, [number])])
        .page(number, of: .list(.popular))
      _ = course.take(page)
    }
    #expect(course.ending == .echo(page: 2, answered: 1))
  }

  @Test("Numbers of pages that move between answers do no harm")
  func movingTotals() {
    var course = PageCourse(.all)
    for (number, total) in [(1, 4), (2, 5), (3, 4), (4, 4)] {
      #expect(course.ending == nil)
      let films = [FoundMovie(id: MovieID(Int64(number)), members: [])]
      _ = course.take(MoviePage(number: number, totalPages: total, films: films))
    }
    #expect(course.ending == .complete)
  }
}
