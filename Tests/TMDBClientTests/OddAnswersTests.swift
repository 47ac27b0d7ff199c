import Movies
import Testing

@testable import TMDBClient

/// Answers that are odd and no less real, as small bodies of the same shapes.
@Suite struct OddAnswersTests {
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
