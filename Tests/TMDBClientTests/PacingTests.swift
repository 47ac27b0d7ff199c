import Movies
import Platform
import Testing

@testable import TMDBClient

@Suite struct PacingTests {
  private final class Witness: FetchProgressObserving {
    private let seen = Locked<[FetchProgress]>([])
    var events: [FetchProgress] { seen.withLock { $0 } }
    func observe(_ event: FetchProgress) { seen.withLock { $0.append(event) } }
  }

  @Test("Requests start evenly, without a burst")
  func even() async throws {
    let clock = VirtualClock()
    let chain = ScriptedTransport(HTTPResponse(200, json: "{}")).behind([
      RateLimit(rate: 40, clock: clock)
    ])
    for _ in 0..<5 { _ = try await chain.send(HTTPRequest(to: "http://h/")) }
    #expect(clock.sleeps == Array(repeating: .milliseconds(25), count: 4))
  }

  @Test("Time that passes between requests counts")
  func idle() async throws {
    let clock = VirtualClock()
    let chain = ScriptedTransport(HTTPResponse(200, json: "{}")).behind([
      RateLimit(rate: 10, clock: clock)
    ])
    _ = try await chain.send(HTTPRequest(to: "http://h/"))
    clock.pass(.milliseconds(60))
    _ = try await chain.send(HTTPRequest(to: "http://h/"))
    clock.pass(.seconds(9))
    _ = try await chain.send(HTTPRequest(to: "http://h/"))
    #expect(clock.sleeps == [.milliseconds(40)])
  }

  @Test(
    "Too many requests hold everything back, as long as is asked or a second",
    arguments: [
      ("3", 3), (nil, 1), ("9999", 60),
    ] as [(String?, Int)])
  func hold(_ retryAfter: String?, seconds: Int) async throws {
    let clock = VirtualClock()
    let witness = Witness()
    var limited = HTTPResponse(429, json: #"{"status_code":25}"#)
    limited.headers["Retry-After"] = retryAfter
    let chain = ScriptedTransport(limited, HTTPResponse(200, json: "{}")).behind([
      RateLimit(rate: nil, clock: clock, progress: witness)
    ])
    _ = try await chain.send(HTTPRequest(to: "http://h/"))
    _ = try await chain.send(HTTPRequest(to: "http://h/"))
    _ = try await chain.send(HTTPRequest(to: "http://h/"))
    // Afterwards they come no faster than 40 a second, though no rate was asked for.
    #expect(clock.sleeps == [.seconds(seconds), .milliseconds(25)])
    #expect(witness.events == [.waits(seconds: Double(seconds))])
  }

  @Test("Nobody waits longer than he has patience; a slow rate is no matter of patience")
  func patience() async throws {
    let clock = VirtualClock()
    let ledger = OwnRateLedger()
    ledger.hold(until: clock.now() + .seconds(50))
    let chain = ScriptedTransport(HTTPResponse(200, json: "{}")).behind([
      RateLimit(rate: 40, ledger: ledger, clock: clock, patience: .seconds(4))
    ])
    await #expect(throws: TransportFault.heldBack(seconds: 50)) {
      try await chain.send(HTTPRequest(to: "http://h/"))
    }
    #expect(clock.sleeps.isEmpty)
    let slow = ScriptedTransport(HTTPResponse(200, json: "{}")).behind([
      RateLimit(rate: 0.1, clock: clock, patience: .seconds(4))
    ])
    for _ in 0..<2 { _ = try await slow.send(HTTPRequest(to: "http://h/")) }
    #expect(clock.sleeps == [.seconds(10)])
  }

  @Test("A request that takes too long is ended")
  func deadline() async {
    let endless = ClosureTransport { _ throws(TransportFault) in
      for await _ in AsyncStream<Never>(unfolding: { await withoutEnd() }) {}
      throw .cancelled
    }
    let chain = endless.behind([Deadline(.seconds(30), clock: VirtualClock())])
    await #expect(throws: TransportFault.timedOut(seconds: 30)) {
      try await chain.send(HTTPRequest(to: "http://h/"))
    }
  }

  @Test("A request that comes in time is not")
  func inTime() async throws {
    let chain = ScriptedTransport(HTTPResponse(200, json: "{}")).behind([
      Deadline(.seconds(30), clock: FrozenClock())
    ])
    #expect(try await chain.send(HTTPRequest(to: "http://h/")).status == 200)
  }

  @Test("No more requests are under way than connections are allowed", arguments: [1, 3])
  func connections(_ most: Int) async throws {
    let crowd = Locked((now: 0, most: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      let chain = ClosureTransport { _ throws(TransportFault) in
        crowd.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        for _ in 0..<10 { await Task.yield() }
        crowd.withLock { $0.now -= 1 }
        return HTTPResponse(status: 200)
      }.behind([ConnectionLimit(most)])
      for _ in 0..<20 {
        group.addTask { _ = try await chain.send(HTTPRequest(to: "http://h/")) }
      }
      try await group.waitForAll()
    }
    #expect(crowd.withLock { $0.most } == most)
    #expect(crowd.withLock { $0.now } == 0)
  }

  @Test("A request that is cancelled while it waits gives its place up")
  func cancelled() async throws {
    let limit = ConnectionLimit(1)
    let (entered, entrance) = AsyncStream<Void>.makeStream()
    let (release, releaser) = AsyncStream<Void>.makeStream()
    let slow = ClosureTransport { _ throws(TransportFault) in
      entrance.yield()
      for await _ in release { break }
      return HTTPResponse(status: 200)
    }.behind([limit])
    let first = Task { try await slow.send(HTTPRequest(to: "http://h/")) }
    for await _ in entered { break }
    let second = Task { try await slow.send(HTTPRequest(to: "http://h/")) }
    second.cancel()
    await #expect(throws: TransportFault.cancelled) { try await second.value }
    releaser.yield()
    #expect(try await first.value.status == 200)
    let third = ScriptedTransport(HTTPResponse(status: 204)).behind([limit])
    #expect(try await third.send(HTTPRequest(to: "http://h/")).status == 204)
  }
}

/// Suspends until the task is cancelled.
private func withoutEnd() async -> Never? {
  for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
  return nil
}
