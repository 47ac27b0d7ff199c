import CommandKit
import Diagnostics
import Movies
import TMDBClient
import Testing

@testable import FetchTool

/// Networks that fail, lie or keep what is old, and secrets that must not come out.
@Suite struct ConnectionCases {
  private static let good: AnsweringServer.Answer = .page(1, of: 1, [1])

  @Test("29: An answer is used as long as it says it may be, and then asked about by its own tag")
  func freshness() async throws {
    #expect(FetchCommand.command.discussion.contains { $0.contains("keep answers for up to") })
    var conversation = Conversation { request, number in
      request.headers["If-None-Match"] == nil
        ? .page(
          1, of: 1, items: [#"{"id":\#(number)}"#],
          [
            "Cache-Control": "public, max-age=26878", "ETag": #"W/"a""#,
            "Date": "Mon, 30 Nov 2026 08:00:00 GMT",
          ])
        : .json("", status: 304, ["Cache-Control": "public, max-age=60"])
    }
    conversation.cache = MemoryStore()
    let first = try await conversation.fetch("popular")
    #expect(first.text.contains(#""created":"2026-11-30T08:00:00Z""#))
    try await conversation.clock.sleep(for: .seconds(3000))
    #expect(try await conversation.fetch("popular").text == first.text)
    #expect(conversation.server.requests.count == 1)
    for _ in 1...8 { try await conversation.clock.sleep(for: .seconds(3000)) }
    #expect(try await conversation.fetch("popular").films == [1])
    #expect(conversation.server.requests.last?.headers["If-None-Match"] == #"W/"a""#)
    #expect(try await conversation.fetch("popular", "--no-cache").films == [3])
  }

  @Test(
    "33: A name that leads nowhere, and an address that nobody answers at, are told with a way out",
    arguments: [
      (.unknownHost("api.themoviedb.org"), "no such host: api.themoviedb.org", "network up"),
      (.cannotConnect("api.themoviedb.org"), "cannot connect to api.themoviedb.org", "--ipv4"),
      (
        .notReached("api.themoviedb.org", over: .version6),
        "cannot connect to api.themoviedb.org over IPv6", "without --ipv6"
      ),
      (.timedOut(seconds: 30), "no whole answer within 30 s", "--timeout"),
    ] as [(TransportFault, String, String)])
  func unreachable(_ fault: TransportFault, sentence: String, hint: String) async throws {
    let conversation = Conversation(answers: [.failure(fault)])
    let transcript = try await conversation.fetch("popular")
    let failure = try #require(transcript.failure)
    #expect(failure.status == (fault == .timedOut(seconds: 30) ? .tryAgain : .unreachable))
    #expect(failure.sentence.hasPrefix("popular page 1: \(sentence)"))
    #expect(failure.sentence.contains(hint))
    #expect(failure.sentence.hasSuffix("(4 attempts)"))
    #expect(failure.sentence.count <= 200)
    #expect(!transcript.isComplete)
    let passing = Conversation(answers: [.failure(fault), Self.good])
    #expect(try await passing.fetch("popular").films == [1])
  }

  @Test("34: A connection that was kept open and is reset is used anew at once")
  func reset() async throws {
    let conversation = Conversation(answers: [.failure(.connectionLost), Self.good])
    #expect(try await conversation.fetch("popular").films == [1])
    #expect(conversation.server.requests.count == 2)
    #expect(conversation.clock.now() == .zero)
    let dead = Conversation(answers: [.failure(.connectionLost)])
    let transcript = try await dead.fetch("popular")
    #expect(transcript.failure?.status == .unreachable)
    #expect(dead.server.requests.count == 4)
    #expect(dead.clock.now() >= .seconds(2))
  }

  @Test(
    "35: A success that is not JSON is tried again, and then told for what it is",
    arguments: [
      ("<!doctype html><title>Sign in</title>", .unreachable), ("  \n<html>", .unreachable),
      ("", .tryAgain), (#"{"page":1,"results":[{"id":1"#, .tryAgain), ("null", .tryAgain),
      (#"callback({"page":1})"#, .tryAgain),
    ] as [(String, Diagnostics.ExitStatus)])
  func notJSON(_ body: String, status: Diagnostics.ExitStatus) async throws {
    let passing = Conversation(answers: [.json(body), Self.good])
    let transcript = try await passing.fetch("popular")
    #expect(try transcript.films == [1])
    #expect(transcript.isComplete)
    let lasting = Conversation(answers: [.json(body)])
    let failed = try await lasting.fetch("popular")
    #expect(failed.failure?.status == status)
    #expect(failed.failure?.sentence.contains("(4 attempts)") == true)
    #expect(lasting.server.requests.count == 4)
  }

  private static let secrets = [
    "0123456789abcdef0123456789abcdef", "eyJhbGciOiJub25lIn0.eyJ0ZXN0IjoxfQ.bm90LWEtc2VjcmV0",
  ]

  @Test(
    "43: No message, trace, record, stored answer or address ever holds the credential",
    arguments: secrets)
  func credential(_ secret: String) async throws {
    let echo = #"{"status_code":7,"status_message":"Invalid: \#(secret)","success":false}"#
    let answers: [AnsweringServer.Answer] = [
      .json(echo, status: 401), .json(echo, status: 500), .json(echo, status: 404),
      .json(#"{"errors":["api_key=\#(secret)"]}"#, status: 422),
      .failure(.tls(host: "h", .untrusted)),
      .failure(.redirectedElsewhere(nil)), .failure(.connectionLost),
      .json("<html>\(secret)</html>"), Self.good,
    ]
    for answer in answers {
      let store = MemoryStore()
      var conversation = Conversation(answers: [answer])
      conversation.credential = Credential(secret)
      conversation.cache = store
      let transcript = try await conversation.fetch("popular", "search:x", "--region=SK")
      var told = transcript.lines + transcript.notes + transcript.missing + store.addresses
      told += conversation.trace.lines + [transcript.failure?.sentence ?? "", "\(transcript)"]
      told += conversation.server.requests.map { "\($0)" + $0.address.description }
      #expect(!told.contains { $0.contains(secret) })
      #expect(!conversation.trace.lines.isEmpty)
      // It reaches the transport all the same, to be sent.
      #expect(conversation.server.requests.allSatisfy { $0.credential != nil })
    }
  }
}
