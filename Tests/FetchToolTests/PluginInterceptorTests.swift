import CommandKit
import Diagnostics
import Platform
import TMDBClient
import TestSupport
import Testing

@testable import FetchTool

@Suite(.timeLimit(.minutes(5))) struct PluginInterceptorTests {
  let scripts: InterceptorScripts

  init() throws { scripts = try InterceptorScripts() }

  private static let key = "0123456789abcdef0123456789abcdef"

  private func send(
    _ address: String = "https://h/3/a?page=1", through process: InterceptorProcess,
    headers: HTTPHeaders = ["Accept": "application/json"]
  ) async throws -> HTTPResponse {
    let request = HTTPRequest(try #require(WebAddress(address)), headers: headers)
    return try await scripts.server.behind([
      PluginInterceptor(process, credential: Credential(Self.key))
    ]).send(request)
  }

  private func text(_ response: HTTPResponse) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test func `One that says the same again changes nothing`() async throws {
    let process = try scripts.process("exec cat")
    let response = try await send(through: process)
    try await process.close()
    #expect(text(response) == #"{"asked":"https://h/3/a?page=1"}"#)
    #expect(response.headers["authorization"] == "hidden")
    #expect(scripts.server.requests.map(\.headers) == [["Accept": "application/json"]])
    #expect(scripts.told == [])
  }

  @Test func `It sees neither the credential nor an Authorization, and can set none`() async throws
  {
    let process = try scripts.process(
      """
      while IFS= read -r line; do
        printf '%s\\n' "$line" >>'\(scripts.folder.path)/seen'
        printf '%s\\n' "$line" | sed 's/"headers":{/&"X":"y","AUTHORIZATION":"z",/; s/,}/}/'
      done
      """)
    _ = try await send(through: process, headers: ["Accept": "*/*", "Authorization": "secret"])
    try await process.close()
    let seen = scripts.folder.read("seen") ?? ""
    #expect(
      seen == #"""
        {"type":"request","id":1,"method":"GET","url":"https://h/3/a?page=1","headers":{"Accept":"*/*"}}
        {"type":"response","id":1,"url":"https://h/3/a?page=1","status":200,"headers":{"Cache-Control":"max-age=100"},"body":"{\"asked\":\"https://h/3/a?page=1\"}"}

        """#)
    #expect(scripts.server.requests.map(\.headers) == [["X": "y", "Accept": "*/*"]])
  }

  @Test func `A changed request is made, a changed response judged anew`() async throws {
    let process = try scripts.process(
      """
      while IFS= read -r line; do
        case $line in
          *request*) echo '{"id":1,"url":"https://h/3/b"}' ;;
          *) echo '{"id":1,"status":500,"body":"é"}' ;;
        esac
      done
      """)
    let response = try await send(through: process)
    #expect(scripts.server.requests.map(\.address.description) == ["https://h/3/b"])
    #expect(response.status == 500 && text(response) == "é" && !response.isKnownData)
    #expect(response.headers["Cache-Control"] == "max-age=100")
    try await process.close()
  }

  @Test func `An answer stands for the server's, and is not shown again`() async throws {
    let process = try scripts.process(
      """
      read -r line
      echo '{"type":"response","id":1,"headers":{"A":"b"},"body":"{}"}'
      read -r line && exit 3
      exit 0
      """)
    let response = try await send(through: process)
    var expected = HTTPResponse(status: 200, headers: ["A": "b"], body: Array("{}".utf8))
    expected.source = .interception
    #expect(response == expected)
    #expect(scripts.server.requests.isEmpty)
    try await process.close()
  }

  @Test func `What is no text is not shown`() async throws {
    let process = try scripts.process("tee '\(scripts.folder.path)/seen'")
    #expect(try await send("https://h/binary", through: process).body == [0xFF, 0xFE, 0x00])
    var request = HTTPRequest(try #require(WebAddress("https://h/export")))
    request.expects = .bytes
    let interceptor = PluginInterceptor(process, credential: nil)
    _ = try await interceptor.intercept(request, next: scripts.server)
    _ = try await send("https://h/3?q=\(Self.key)", through: process)
    try await process.close()
    let seen = (scripts.folder.read("seen") ?? "").split(separator: "\n")
    #expect(seen.count == 2 && seen.allSatisfy { $0.contains("\"request\"") })
  }

  @Test func `Requests that are under way together get each its own`() async throws {
    // Replies to twenty requests in the reverse of their order, then to what comes as it comes.
    let process = try scripts.process(
      """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do read -r line; echo "$line"; done |
        sed -n '1!G;h;$p'
      exec cat
      """)
    let bodies = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for page in 1...20 {
        group.addTask {
          (page, text(try await send("https://h/3/a?page=\(page)", through: process)))
        }
      }
      return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for page in 1...20 { #expect(bodies[page] == #"{"asked":"https://h/3/a?page=\#(page)"}"#) }
    try await process.close()
  }

  private static let faults: [(String, Diagnostics.ExitStatus, String)] = [
    ("exit 3", .configuration, "ended with status 3"),
    ("read -r line; exit 75", .tryAgain, "ended with status 75"),
    ("read -r line; kill -KILL $$", .configuration, "was killed by SIGKILL"),
    ("read -r line; exit 0", .configuration, "ended before its input did"),
    (
      "read -r line; echo no; exec cat", .configuration,
      "wrote what is no JSON: no (column 2, not JSON: a value is expected here)"
    ),
    (
      #"read -r line; echo '{"id":7}'; exec cat"#, .configuration,
      "answered what it was not asked: there is no id 7"
    ),
    (
      #"while read -r line; do echo '{"id":1,"url":"ftp://h"}'; done"#, .configuration,
      #"answered the request 1 wrongly: "url" should be a whole address of http or https"#
    ),
    (
      "while read -r line; do echo '{\"id\":1,\"url\":\"https://h/?k=\(key)\"}'; done",
      .configuration,
      #"answered the request 1 wrongly: "url" should be an address without the credential, which "#
        + "is added later"
    ),
  ]

  @Test(arguments: faults)
  func `What it does wrong is one sentence, for all that wait and all that come`(
    body: String, status: Diagnostics.ExitStatus, words: String
  ) async throws {
    let process = try scripts.process(body)
    for _ in 1...2 {
      let fault = await #expect(throws: TransportFault.self) { try await send(through: process) }
      let (found, sentence) = try #require(fault).explanation
      #expect(found == status)
      #expect(scripts.shortened(sentence) == "the interceptor x (tmdb-intercept-x) \(words)")
    }
    await #expect(throws: TransportFault.self) { try await process.close() }
    #expect(scripts.server.requests.isEmpty)
  }

  @Test func `One that is silent for too long is given up`() async throws {
    let process = try scripts.process("exec sleep 100", clock: PassingClock())
    let fault = await #expect(throws: TransportFault.self) { try await send(through: process) }
    #expect(
      scripts.shortened(try #require(fault).explanation.1)
        == "the interceptor x (tmdb-intercept-x) did not answer within 30 s; see --timeout")
    await #expect(throws: TransportFault.self) { try await process.close() }
  }

  @Test func `Who no longer wants a reply does not wait for it, and does no harm`() async throws {
    let process = try scripts.process(
      "read -r first; read -r second; printf '%s\\n' \"$second\" \"$first\"; exec cat")
    let left = Task { try await send(through: process) }
    let other = Task { try await send("https://h/3/b", through: process) }
    left.cancel()
    await #expect(throws: TransportFault.cancelled) { try await left.value }
    // The second line may only now be the one that is waited for.
    let late = Task { try await send("https://h/3/c", through: process) }
    other.cancel()
    late.cancel()
    _ = await (other.result, late.result)
    try await process.close()
  }

  @Test func `One that outlives its input is killed, which is told`() async throws {
    let process = try scripts.process(
      "trap '' TERM; while read -r line; do echo \"$line\"; done; exec sleep 100",
      clock: HastyClock())
    try await process.close()
    #expect(scripts.told == ["x: did not end when its input did, and was killed"])
  }

  @Test func `Once it is closed nobody waits for it, before or after`() async throws {
    let process = try scripts.process(
      "read -r line; echo asked >&2; while read -r line; do :; done")
    let waiting = Task { try await send(through: process) }
    while scripts.told.isEmpty {
      try Task.checkCancellation()
      await Task.yield()
    }
    try await process.close()
    await #expect(throws: TransportFault.cancelled) { try await waiting.value }
    await #expect(throws: TransportFault.cancelled) { try await send(through: process) }
  }

  @Test(arguments: [("exit 5", "ended with status 5"), ("kill -9 $$", "was killed by SIGKILL")])
  func `A bad end is told when it is closed`(body: String, words: String) async throws {
    let process = try scripts.process("while read -r line; do echo \"$line\"; done; \(body)")
    _ = try await send(through: process)
    let fault = await #expect(throws: TransportFault.self) { try await process.close() }
    #expect(try #require(fault).explanation.1.hasSuffix(words))
  }

  @Test func `What it writes to standard error is told with its name, its arguments are its own`()
    async throws
  {
    let process = try scripts.process(
      "echo \"$* $TMDB_TOKEN$TMDB_API_KEY\" >&2; exec cat", arguments: ["--a=b c"],
      environment: Environment.current().setting("TMDB_TOKEN", to: "secret"))
    try await process.close()
    #expect(scripts.told == ["x: --a=b c "])
  }

  @Test func `One that declared it finds the credential in its environment`() async throws {
    let credential = try #require(Credential(Self.key))
    let process = try scripts.process(
      "echo \"<$TMDB_TOKEN> <$TMDB_API_KEY>\" >&2; exec cat",
      environment: Environment.current().setting("TMDB_TOKEN", to: "other")
        .handingOn(credential), needsCredential: true)
    try await process.close()
    #expect(scripts.told == ["x: <> <\(Self.key)>"])
  }
}
