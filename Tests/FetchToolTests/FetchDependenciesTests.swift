import CommandKit
import Diagnostics
import Platform
import TMDBClient
import Testing

@testable import FetchTool

@Suite struct FetchDependenciesTests {
  /// Answers in the order given, and remembers what it was asked.
  private final class Server: HTTPTransport {
    private let state: Locked<(answers: [HTTPResponse], requests: [HTTPRequest])>

    init(_ answers: [HTTPResponse]) { state = Locked((answers, [])) }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }

    func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
      state.withLock { state in
        state.requests.append(request)
        return state.answers.count > 1
          ? state.answers.removeFirst() : state.answers.first ?? HTTPResponse(status: 500)
      }
    }
  }

  private struct StoppedClock: RequestClock {
    func now() -> Duration { .zero }
    func sleep(for duration: Duration) async throws(CancellationError) {
      // Deadlines are never met; waits are over at once.
      if duration >= .seconds(30) {
        for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
        throw CancellationError()
      }
    }
    func wallSeconds() -> Int64 { 0 }
  }

  @Test("A request passes the chain: repeated, redirected, and signed anew each time")
  func chain() async throws {
    let options = try RequestOptions(parse(["popular"], as: FetchCommand.command), [:])
    let credential = try #require(Credential("0123456789abcdef0123456789abcdef"))
    let server = Server([
      HTTPResponse(status: 503), HTTPResponse(status: 302, headers: ["Location": "/3/b"]),
      HTTPResponse(status: 200, body: Array("{}".utf8)),
    ])
    let base = try FetchDependencies.base("https://api.example.org")
    let parts = FetchDependencies.Parts(
      clock: StoppedClock(), origin: base.origin, credential: credential)
    let chain = FetchDependencies.chain(options, parts, transport: server)
    let response = try await chain.send(HTTPRequest(base))
    #expect(response.status == 200)
    #expect(response.attempts == 2)
    #expect(server.requests.map(\.address.path) == ["/3", "/3", "/3/b"])
    #expect(server.requests.allSatisfy { $0.credential != nil })
  }

  @Test(
    "The API's address is completed",
    arguments: [
      ("https://api.themoviedb.org/3", "https://api.themoviedb.org/3"),
      ("https://api.themoviedb.org/3/", "https://api.themoviedb.org/3"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080/3"),
      ("http://127.0.0.1:8080/tmdb/3//", "http://127.0.0.1:8080/tmdb/3"),
    ])
  func base(_ text: String, address: String) throws {
    #expect(try FetchDependencies.base(text).description == address)
  }

  @Test(
    "What is no such address is a configuration error",
    arguments: [
      "", "api.themoviedb.org", "ftp://h", "https://h/3?api_key=x", "https://u:p@h/3",
      "http://[::1]:8080/3",
    ])
  func badBase(_ text: String) {
    let error = #expect(throws: Diagnostic.self) { try FetchDependencies.base(text) }
    #expect(error?.status == .configuration)
  }
}
