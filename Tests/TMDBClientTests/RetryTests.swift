import Testing

@testable import TMDBClient

@Suite struct RetryTests {
  private static let good = HTTPResponse(200, json: "{}")

  private func send(
    _ steps: [ScriptedTransport.Step], clock: VirtualClock = VirtualClock(),
    policy: RetryPolicy = RetryPolicy()
  ) async -> (ScriptedTransport, Result<HTTPResponse, TransportFault>) {
    let transport = ScriptedTransport(steps)
    let chain = transport.behind([Retry(policy, clock: clock) { 1 }])
    do throws(TransportFault) {
      return (transport, .success(try await chain.send(HTTPRequest(to: "http://h/"))))
    } catch {
      return (transport, .failure(error))
    }
  }

  @Test(
    "A failure that may pass is tried again",
    arguments: [
      .success(HTTPResponse(429, json: "{}")), .success(HTTPResponse(500, json: "")),
      .success(HTTPResponse(502, json: "<html>")), .success(HTTPResponse(503, json: "")),
      .success(HTTPResponse(504, json: "")),
      .success(HTTPResponse(200, json: #"{"status_code":25,"status_message":"over the limit"}"#)),
      .success(HTTPResponse(403, json: #"{"status_code":25}"#)),
      .success(HTTPResponse(200, json: "<!doctype html>")), .success(HTTPResponse(200, json: "")),
      .success(HTTPResponse(200, json: #"{"page":1,"results":[{"id":1"#)),
      .success(HTTPResponse(status: 200, body: [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])),
      .failure(.connectionLost), .failure(.cutShort(expected: 2, received: 1)),
      .failure(.timedOut(seconds: 1)), .failure(.cannotConnect("h")), .failure(.unknownHost("h")),
    ] as [ScriptedTransport.Step])
  func again(_ failure: ScriptedTransport.Step) async throws {
    let (transport, result) = await send([failure, failure, .success(Self.good)])
    #expect(try result.get().status == 200)
    #expect(try result.get().attempts == 3)
    #expect(transport.requests.count == 3)
  }

  @Test(
    "A failure that will not pass is not",
    arguments: [
      .success(HTTPResponse(400, json: #"{"status_code":5}"#)),
      .success(HTTPResponse(401, json: #"{"status_code":7}"#)),
      .success(HTTPResponse(403, json: "<html>")), .success(HTTPResponse(404, json: "")),
      .success(HTTPResponse(405, json: "")), .success(HTTPResponse(406, json: "")),
      .success(HTTPResponse(422, json: #"{"errors":["query must be provided"]}"#)),
      .success(HTTPResponse(200, json: #"{"status_code":34,"success":false}"#)),
      .success(HTTPResponse(status: 304)), .success(good), .failure(.cancelled),
      .failure(.tls(host: "h", .untrusted)), .failure(.redirectedElsewhere(nil)),
    ] as [ScriptedTransport.Step])
  func once(_ failure: ScriptedTransport.Step) async {
    let (transport, result) = await send([failure])
    #expect(transport.requests.count == 1)
    #expect(result.map(\.status) == failure.map(\.status))
  }

  @Test("After three more attempts the last answer stands")
  func givesUp() async throws {
    let (transport, result) = await send([.success(HTTPResponse(503, json: "{}"))])
    #expect(transport.requests.count == 4)
    #expect(try result.get().attempts == 4)
    let (_, lost) = await send([.failure(.connectionLost)])
    #expect(lost == .failure(.gaveUp(attempts: 4, .connectionLost)))
  }

  @Test("Waits double, and a lost connection is tried again at once")
  func waits() async {
    let clock = VirtualClock()
    _ = await send([.success(HTTPResponse(503, json: ""))], clock: clock)
    #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(4)])
    let lost = VirtualClock()
    _ = await send([.failure(.connectionLost)], clock: lost)
    #expect(lost.sleeps == [.zero, .seconds(2), .seconds(4)])
  }

  @Test(
    "Waits are capped, and half of them is chance",
    arguments: [
      (1, 0, 0.5), (1, 1, 1), (3, 0, 2), (3, 0.5, 3), (6, 1, 30), (60, 0, 15),
    ] as [(Int, Double, Double)])
  func wait(_ attempt: Int, chance: Double, seconds: Double) {
    #expect(RetryPolicy().wait(after: attempt, chance: chance) == .seconds(seconds))
  }

  @Test(
    "Retry-After is obeyed in both forms",
    arguments: [
      ("7", 7), ("0", 0), ("Sun, 06 Nov 1994 08:49:40 GMT", 3),
      ("Sun, 06 Nov 1994 08:49:00 GMT", 0),
      ("soon", 1), ("-5", 1), ("", 1),
    ])
  func retryAfter(_ value: String, seconds: Int) async {
    let clock = VirtualClock(wall: 784_111_777)
    let limited = HTTPResponse(429, ["Retry-After": value], json: "{}")
    _ = await send([.success(limited), .success(Self.good)], clock: clock)
    #expect(clock.sleeps == [.seconds(seconds)])
  }

  @Test("No wait begins that would end after the deadline")
  func deadline() async throws {
    let clock = VirtualClock()
    let limited = HTTPResponse(429, ["Retry-After": "300"], json: "{}")
    let (transport, result) = await send([.success(limited)], clock: clock)
    #expect(clock.sleeps.isEmpty)
    #expect(transport.requests.count == 1)
    #expect(try result.get().status == 429)
  }

  @Test("None is made where none is wanted")
  func none() async {
    var policy = RetryPolicy()
    policy.retries = 0
    let (transport, _) = await send([.failure(.connectionLost)], policy: policy)
    #expect(transport.requests.count == 1)
  }
}
