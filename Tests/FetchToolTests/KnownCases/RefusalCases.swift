import CommandKit
import Diagnostics
import Movies
import TMDBClient
import Testing

@testable import FetchTool

/// Answers that are no films: errors in every shape, and no answer at all.
@Suite struct RefusalCases {
  private static let good: AnsweringServer.Answer = .page(1, of: 1, [1])

  @Test(
    "18: An error in the second shape is told in its words, and asked for once",
    arguments: [
      #"{"errors":["query must be provided"]}"#,
      #"{"success":false,"errors":["query must be provided"]}"#,
    ])
  func secondShape(_ body: String) async throws {
    let conversation = Conversation(answers: [.json(body, status: 422)])
    let transcript = try await conversation.fetch("search:x")
    #expect(transcript.failure?.status == .usage)
    #expect(transcript.failure?.sentence.hasSuffix(": query must be provided") == true)
    #expect(!transcript.isComplete)
    #expect(conversation.server.requests.count == 1)
    await #expect(throws: UsageError.self) { try await conversation.fetch("search:") }
  }

  private static let limited = #"{"status_code":25,"status_message":"over the limit of 40."}"#

  @Test(
    "19: After too many requests it waits as long as the answer asks, or from a second on",
    arguments: [
      (429, ["Retry-After": "7"], 7...7), (429, ["Retry-After": "0"], 0...0),
      (429, ["Retry-After": "Sun, 06 Nov 1994 08:49:40 GMT"], 3...3), (429, [:], 1...2),
      (429, ["Retry-After": "soon"], 1...2), (200, [:], 1...2), (403, [:], 1...2),
    ] as [(Int, HTTPHeaders, ClosedRange<Int>)])
  func tooMany(
    _ status: Int, _ headers: HTTPHeaders, seconds: ClosedRange<Int>
  ) async throws {
    var conversation = Conversation(answers: [
      .json(Self.limited, status: status, headers), Self.good,
    ])
    conversation.clock = LeapingClock(wall: 784_111_777)
    let transcript = try await conversation.fetch("popular")
    #expect(try transcript.films == [1])
    #expect(transcript.isComplete)
    let waited = conversation.clock.now()
    #expect(waited >= .seconds(seconds.lowerBound) && waited <= .seconds(seconds.upperBound))
  }

  @Test("20: Too many requests with one key hold the other back, for TMDb counts by address")
  func perAddress() async throws {
    let clock = LeapingClock()
    let ledger = OwnRateLedger()
    var first = Conversation(answers: [
      .json(Self.limited, status: 429, ["Retry-After": "30"])
    ])
    (first.clock, first.ledger) = (clock, ledger)
    first.credential = Credential("0123456789abcdef0123456789abcdef")
    let refused = try await first.fetch("popular", "--retries=0")
    #expect(refused.failure?.status == .tryAgain)
    #expect(clock.now() == .zero)
    var second = Conversation(answers: [Self.good])
    (second.clock, second.ledger) = (clock, ledger)
    second.credential = Credential("fedcba9876543210fedcba9876543210")
    #expect(try await second.fetch("popular").films == [1])
    #expect(clock.now() == .seconds(30))
  }

  @Test(
    "21: Headers that count requests change nothing, whatever they say",
    arguments: [
      [:],
      ["X-RateLimit-Limit": "40", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9999999999"],
    ] as [HTTPHeaders])
  func countingHeaders(_ headers: HTTPHeaders) async throws {
    let conversation = Conversation { request, _ in
      .page(request.page, of: 3, items: [#"{"id":\#(request.page)}"#], headers)
    }
    #expect(try await conversation.fetch("popular", "--pages=all").films == [1, 2, 3])
    #expect(conversation.clock.now() == .zero)
  }

  @Test(
    "22: An error that says it may be kept is not, so that a key that was put right works at once",
    arguments: [
      (401, #"{"status_code":7,"status_message":"Invalid API key","success":false}"#),
      (401, #"{"status_code":7,"status_message":"Invalid API key"}"#),
      (404, #"{"success":false,"status_code":34}"#), (422, #"{"errors":["no"]}"#),
      (200, #"{"success":false,"status_code":7}"#),
    ])
  func errorsAreNotKept(_ status: Int, body: String) async throws {
    let store = MemoryStore()
    var conversation = Conversation(answers: [
      .json(body, status: status, ["Cache-Control": "public, max-age=300", "ETag": "W/\"x\""]),
      Self.good,
    ])
    conversation.cache = store
    let refused = try await conversation.fetch("popular")
    #expect(refused.failure != nil)
    #expect(store.addresses.isEmpty)
    let well = try await conversation.fetch("popular")
    #expect(try well.films == [1])
    #expect(conversation.server.requests.count == 2)
  }

  private static let deleted: AnsweringServer.Answer = .json(
    #"{"success":false,"status_code":34,"status_message":"could not be found"}"#, status: 404)

  @Test("23: A film that was deleted, or merged into another, is a record of its own")
  func deleted() async throws {
    let conversation = Conversation { request, _ in
      request.address.path == "/3/movie/2"
        ? Self.deleted : .json(#"{"id":\#(request.address.path.dropFirst(9))}"#)
    }
    let named = try await conversation.fetch("movie:1,2,3")
    #expect(try named.films == [1, 3])
    #expect(named.lines(of: "gone") == [#"{"type":"gone","section":"movie:1,2,3","id":2}"#])
    #expect(named.isComplete && named.end == #","gone":1}"#)
    #expect(named.missing == ["TMDb has no movie 2"])
    #expect(named.namesMissing)
    let crawled = try await conversation.details(of: [1, 2, 3])
    #expect(try crawled.films == [1, 3])
    #expect(crawled.lines(of: "gone") == [#"{"type":"gone","section":"movies","id":2}"#])
    #expect(crawled.isComplete && crawled.end == #","gone":1}"#)
    #expect(conversation.clock.now() == .zero)
  }

  @Test(
    "24: An answer is a film where its status and its number say so, and no other time",
    arguments: [
      (.json("{}"), "movie:7: the answer has no id"),
      (.json(#"{"id":8,"title":"B"}"#), "movie:7: the answer is about another film, #8"),
      (.json(#"{"id":null,"title":""}"#), "movie:7: the answer has no id"),
      (.json(#"{"id":7}"#, status: 418), "movie:7: HTTP 418, which is not expected"),
    ] as [(AnsweringServer.Answer, String)])
  func noFilm(_ answer: AnsweringServer.Answer, sentence: String) async throws {
    let transcript = try await Conversation(answers: [answer]).fetch("movie:7")
    #expect(transcript.lines(of: "movie").isEmpty)
    #expect(transcript.failure?.status == .unreachable)
    #expect(transcript.failure?.sentence.hasPrefix(sentence) == true)
  }

  @Test(
    "24: A film that is another one is asked for again, past any cache; a crawl goes on without it")
  func otherFilm() async throws {
    let moody = Conversation(answers: [.json(#"{"id":8}"#), .json(#"{"id":7}"#)])
    #expect(try await moody.fetch("movie:7").films == [7])
    #expect(moody.server.requests.map { $0.headers["Cache-Control"] } == [nil, "no-cache"])
    let again = Conversation(answers: [.json(#"{"id":8}"#), .json(#"{"id":7}"#)])
    #expect(try await again.details(of: [7]).films == [7])
    #expect(again.server.requests.map { $0.headers["Cache-Control"] } == [nil, "no-cache"])
    let stubborn = Conversation(answers: [.json(#"{"id":8}"#)])
    let crawled = try await stubborn.details(of: [7, 8])
    #expect(stubborn.server.requests.count == 4)
    #expect(try crawled.films == [8])
    #expect(crawled.isComplete && crawled.end == #","skipped":1}"#)
    #expect(crawled.notes == ["movie 7 was left out: the answer is about another film"])
  }

  @Test(
    "25: An IMDb number that nothing is found for does not exist, though the answer is a success")
  func nothingFound() async throws {
    let transcript = try await Conversation(answers: [
      .json(
        #"{"movie_results":[],"person_results":[],"tv_results":[{"id":1}],"#
          + #""tv_episode_results":[],"tv_season_results":[]}"#),
      .json(#"{"movie_results":[{"id":603}]}"#),
    ]).fetch("imdb:tt0903747,tt0133093", "--connections=1")
    #expect(try transcript.films == [603])
    #expect(transcript.namesMissing)
    #expect(transcript.missing == ["TMDb has no movie tt0903747"])
    #expect(transcript.isComplete && transcript.end == #","gone":1}"#)
  }
}
