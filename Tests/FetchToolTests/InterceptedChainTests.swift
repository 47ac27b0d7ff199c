import CommandKit
import Diagnostics
import Platform
import PluginHost
import TMDBClient
import Testing

@testable import FetchTool

/// Interceptors in their place: above the cache and the recorder, below what tells of requests.
@Suite(.timeLimit(.minutes(5))) struct InterceptedChainTests {
  /// Does to requests and responses what closures say.
  private struct Change: Interceptor {
    var request: @Sendable (inout HTTPRequest) -> Void = { _ in }
    var response: @Sendable (inout HTTPResponse) -> Void = { _ in }
    var answer: HTTPResponse?

    func intercept(_ request: HTTPRequest, next: any HTTPTransport) async throws(TransportFault)
      -> HTTPResponse
    {
      if let answer { return answer }
      var request = request
      self.request(&request)
      var response = try await next.send(request)
      self.response(&response)
      return response
    }
  }

  private final class Store: ResponseStore {
    let kept = Locked<[String: StoredResponse]>([:])

    func load(_ address: WebAddress) -> StoredResponse? {
      kept.withLock { $0[address.description] }
    }

    func save(_ response: StoredResponse) throws {
      kept.withLock { $0[response.address] = response }
    }
  }

  private let server = EchoingServer()
  private let store = Store()

  private func send(through change: Change, to address: String = "https://h/3/a") async throws
    -> HTTPResponse
  {
    let options = try RequestOptions(parse(["popular"], as: FetchCommand.command), [:])
    let base = try #require(WebAddress("https://h/3"))
    var parts = FetchDependencies.Parts(
      clock: StandingClock(), origin: base.origin,
      credential: Credential("0123456789abcdef0123456789abcdef"))
    parts.interceptors = [change]
    parts.cache = store
    return try await FetchDependencies.chain(options, parts, transport: server)
      .send(HTTPRequest(try #require(WebAddress(address))))
  }

  private var kept: [String: String] {
    store.kept.withLock { $0.mapValues { String(decoding: $0.response.body, as: UTF8.self) } }
  }

  @Test func `A changed request is cached under its changed address`() async throws {
    let change = Change(request: { request in request.address.path = "/3/b" })
    _ = try await send(through: change)
    #expect(kept == ["https://h/3/b": #"{"asked":"https://h/3/b"}"#])
  }

  @Test func `What is changed in a response, or answered, is not cached`() async throws {
    let response = try await send(through: Change(response: { $0.body = Array("[]".utf8) }))
    #expect(response.body == Array("[]".utf8))
    #expect(kept == ["https://h/3/a": #"{"asked":"https://h/3/a"}"#])
    let answer = HTTPResponse(status: 200, headers: ["ETag": "x"], body: Array("{}".utf8))
    #expect(try await send(through: Change(answer: answer), to: "https://h/3/c") == answer)
    #expect(kept.count == 1 && server.requests.count == 1)
  }

  @Test func `What comes from the cache is shown, too`() async throws {
    _ = try await send(through: Change())
    let response = try await send(through: Change(response: { $0.status = 299 }))
    #expect(response.status == 299 && server.requests.count == 1)
  }

  @Test func `A request that was led to another server is not signed`() async throws {
    _ = try await send(through: Change())
    for address in ["https://other/3/a", "http://h/3/a", "https://h:444/3/a"] {
      _ = try await send(
        through: Change(request: { request in
          if let address = WebAddress(address) { request.address = address }
        }))
    }
    #expect(server.requests.map { $0.credential != nil } == [true, false, false, false])
  }

  private func description(_ name: String, options: [String]) throws -> PluginDescription {
    PluginDescription(
      stage: .intercept, name: try #require(PluginName(name)), summary: "S.",
      options: options.compactMap(PluginName.init).map { PluginOption(name: $0) })
  }

  @Test func `An option goes to every interceptor that has it`() throws {
    let plugins = [
      try description("a", options: ["x", "y"]), try description("b", options: ["x"]),
    ]
    #expect(
      try Interceptors.arguments(plugins, ["y=1", "x=2"]) == [["--y=1", "--x=2"], ["--x=2"]])
    let several = #expect(throws: Diagnostic.self) { try Interceptors.arguments(plugins, ["z=1"]) }
    #expect(
      several == Diagnostic(.usage, "-O z: none of the interceptors a and b has that option"))
    let one = #expect(throws: Diagnostic.self) {
      try Interceptors.arguments([plugins[1]], ["z=1"])
    }
    #expect(
      one == Diagnostic(.usage, "-O z: the interceptor b has no such option; did you mean x?"))
  }

  @Test(arguments: [
    (
      ["--source=sample", "--intercept=x"],
      "--intercept x stands before TMDb; the source sample asks nothing of it"
    ),
    (["-O", "a=b"], "-O a=b: the source tmdb is built in and takes no plugin's options"),
    (
      ["-O", "a=b", "--source", "sample"],
      "-O a=b: the source sample is built in and takes no plugin's options"
    ),
  ])
  func `Options that would mean nothing are refused`(words: [String], sentence: String) throws {
    let arguments = try parse(["popular"] + words, as: FetchCommand.command)
    let error = #expect(throws: UsageError.self) { try InterceptOptions(arguments) }
    #expect(error?.sentence == sentence)
  }
}
