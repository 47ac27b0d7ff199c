import Platform
import Testing

@testable import TMDBClient

@Suite struct ResponseCacheTests {
  final class MemoryStore: ResponseStore {
    private let kept = Locked<[String: StoredResponse]>([:])
    var count: Int { kept.withLock { $0.count } }
    func load(_ address: WebAddress) -> StoredResponse? {
      kept.withLock { $0[address.description] }
    }
    func save(_ stored: StoredResponse) { kept.withLock { $0[stored.address] = stored } }
  }

  private struct WallClock: RequestClock {
    let seconds: Int64
    func now() -> Duration { .seconds(seconds) }
    func sleep(for duration: Duration) async throws(CancellationError) {}
    func wallSeconds() -> Int64 { seconds }
  }

  private static let address = "http://h/3/movie/popular?page=1"

  private let store = MemoryStore()

  private func data(_ text: String = "{}", _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    var response = HTTPResponse(200, ["Cache-Control": "public, max-age=100"], json: text)
    for field in headers.fields { response.headers[field.name] = field.value }
    return response
  }

  private func send(
    _ steps: [ScriptedTransport.Step], at seconds: Int64, _ policy: CachePolicy = CachePolicy(),
    headers: HTTPHeaders = [:], credential: Credential? = nil
  ) async -> (result: Result<HTTPResponse, TransportFault>, requests: [HTTPRequest], warnings: Int)
  {
    let warnings = Locked(0)
    let transport = ScriptedTransport(steps)
    let chain = transport.behind([
      ResponseCache(
        store, policy, clock: WallClock(seconds: seconds), credential: credential,
        warn: { _ in warnings.withLock { $0 += 1 } })
    ])
    var request = HTTPRequest(to: Self.address)
    request.headers = headers
    do throws(TransportFault) {
      let response = try await chain.send(request)
      return (.success(response), transport.requests, warnings.withLock { $0 })
    } catch {
      return (.failure(error), transport.requests, warnings.withLock { $0 })
    }
  }

  @Test("What is fresh is not asked for again")
  func fresh() async throws {
    _ = await send([.success(data(#"{"a":1}"#))], at: 1000)
    let again = await send([.failure(.connectionLost)], at: 1099)
    #expect(again.requests.isEmpty)
    #expect(try again.result.get().source == .cache)
    #expect(try again.result.get().body == Array(#"{"a":1}"#.utf8))
  }

  @Test("What was fresh is asked about by its tag, sent back as it came")
  func revalidated() async throws {
    let tag = #"W/"0123456789abcdef""#
    _ = await send([.success(data(#"{"a":1}"#, ["ETag": tag]))], at: 1000)
    let unchanged = HTTPResponse(
      304, ["Cache-Control": "public, max-age=50", "Date": "Mon, 30 Nov 2026 08:00:00 GMT"],
      json: "")
    let again = await send([.success(unchanged)], at: 1100)
    #expect(again.requests.map { $0.headers["If-None-Match"] } == [tag])
    let response = try again.result.get()
    #expect(response.status == 200)
    #expect(response.source == .revalidated)
    #expect(response.body == Array(#"{"a":1}"#.utf8))
    #expect(response.headers["Date"] == "Mon, 30 Nov 2026 08:00:00 GMT")
    #expect(await send([], at: 1149).requests.isEmpty)
    #expect(await send([.success(unchanged)], at: 1150).requests.count == 1)
  }

  @Test("What changed replaces what was kept")
  func changed() async throws {
    _ = await send([.success(data(#"{"a":1}"#))], at: 1000)
    _ = await send([.success(data(#"{"a":2}"#))], at: 1100)
    #expect(try await send([], at: 1101).result.get().body == Array(#"{"a":2}"#.utf8))
  }

  @Test(
    "Errors, and what is not to be kept, are not kept",
    arguments: [
      HTTPResponse(401, ["Cache-Control": "public, max-age=300"], json: #"{"status_code":7}"#),
      HTTPResponse(404, ["Cache-Control": "max-age=300"], json: #"{"status_code":34}"#),
      HTTPResponse(200, ["Cache-Control": "max-age=300"], json: "<html>"),
      HTTPResponse(200, ["Cache-Control": "max-age=300"], json: #"{"status_code":25}"#),
      HTTPResponse(200, ["Cache-Control": "no-store, max-age=300"], json: "{}"),
      HTTPResponse(200, ["Cache-Control": "max-age=0"], json: "{}"),
      HTTPResponse(200, json: "{}"),
    ])
  func errors(_ response: HTTPResponse) async {
    _ = await send([.success(response)], at: 1000)
    #expect(store.count == 0)
  }

  @Test("Nothing with the credential in it is kept")
  func secret() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    let credential = try #require(Credential(key))
    _ = await send([.success(data(#"{"echo":"\#(key)"}"#))], at: 1000, credential: credential)
    #expect(store.count == 0)
  }

  @Test("A refresh asks about what is fresh, too")
  func refresh() async {
    var policy = CachePolicy()
    policy.mode = .refresh
    _ = await send([.success(data("{}", ["ETag": "\"x\""]))], at: 1000)
    let again = await send([.success(HTTPResponse(status: 304))], at: 1001, policy)
    #expect(again.requests.map { $0.headers["If-None-Match"] } == ["\"x\""])
  }

  @Test("A request that wants nothing kept gets nothing kept")
  func afresh() async throws {
    _ = await send([.success(data(#"{"a":1}"#))], at: 1000)
    let again = await send(
      [.success(data(#"{"a":2}"#))], at: 1001, headers: ["Cache-Control": "no-cache"])
    #expect(try again.result.get().body == Array(#"{"a":2}"#.utf8))
    #expect(again.requests.first?.headers["If-None-Match"] == nil)
  }

  @Test("Offline, nothing is asked for, however old what is there")
  func offline() async throws {
    var policy = CachePolicy()
    policy.mode = .offline
    #expect(await send([.success(data())], at: 1000, policy).result == .failure(.notCached))
    _ = await send([.success(data())], at: 1000)
    let old = await send([], at: 1_000_000, policy)
    #expect(try old.result.get().status == 200)
    #expect(old.requests.isEmpty)
  }

  private static let failures: [ScriptedTransport.Step] = [
    .failure(.cannotConnect("h")), .failure(.gaveUp(attempts: 4, .timedOut(seconds: 1))),
    .success(HTTPResponse(503, json: "")), .success(HTTPResponse(200, json: "<html>")),
  ]

  @Test(
    "Where the network fails, what is past its time serves, with a warning", arguments: failures)
  func stale(_ failure: ScriptedTransport.Step) async throws {
    var policy = CachePolicy()
    policy.longestStale = .seconds(1000)
    _ = await send([.success(data(#"{"a":1}"#))], at: 1000)
    let stale = await send([failure], at: 2099, policy)
    #expect(try stale.result.get().body == Array(#"{"a":1}"#.utf8))
    #expect(stale.warnings == 1)
    #expect(await send([failure], at: 2101, policy).result == failure)
    #expect(await send([failure], at: 1200).result == failure)
  }

  @Test("A refusal is never covered up by what was kept")
  func refusal() async throws {
    var policy = CachePolicy()
    policy.longestStale = .seconds(1000)
    _ = await send([.success(data())], at: 1000)
    let refused = await send([.success(HTTPResponse(401, json: "{}"))], at: 1200, policy)
    #expect(try refused.result.get().status == 401)
  }

  @Test(
    "Nothing is used after half a year, or where the clock was set back",
    arguments: [
      1000 + 180 * 86_400, 999,
    ])
  func tooOld(_ seconds: Int64) async {
    _ = await send([.success(data("{}", ["Cache-Control": "max-age=99999999"]))], at: 1000)
    #expect(await send([.success(data())], at: seconds).requests.count == 1)
  }
}
