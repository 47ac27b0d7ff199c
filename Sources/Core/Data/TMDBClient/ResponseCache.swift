internal import Platform

/// How the cache is used.
package struct CachePolicy: Equatable, Sendable {
  package enum Mode: Equatable, Sendable {
    /// What is fresh is not asked for again.
    case normal
    /// Everything is asked for again; what did not change need not be sent again.
    case refresh
    /// Nothing is asked for.
    case offline
  }

  package var mode = Mode.normal
  /// How long after its time a response may still be used where the network fails; nil for never.
  package var longestStale: Duration?

  /// TMDb's terms allow to keep its content for six months.
  package static let longestKept = Duration.seconds(180 * 86_400)

  package init() {}
}

/// Answers from what was answered before, as long as the server said that would do.
///
/// Only data is kept, never an error. Afterwards the server is asked whether it changed, by the tag
/// that it gave, sent back as it was.
package final class ResponseCache: Interceptor {
  private let store: any ResponseStore
  private let policy: CachePolicy
  private let clock: any RequestClock
  private let credential: Credential?
  private let warn: @Sendable (String) -> Void
  /// Whether it was told that something is used past its time, since the network answered last.
  private let hasWarned = Locked(false)

  /// - Parameters:
  ///   - credential: what must not be in anything that is kept.
  ///   - warn: hears where something is used past its time.
  package init(
    _ store: any ResponseStore, _ policy: CachePolicy, clock: any RequestClock,
    credential: Credential?, warn: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.policy = policy
    self.clock = clock
    self.credential = credential
    self.warn = warn
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    let isWanted = request.headers["Cache-Control"] != "no-cache"
    let stored = isWanted ? usable(request.address) : nil
    if policy.mode == .offline {
      guard let stored else { throw .notCached }
      return answer(stored, .cache)
    }
    if let stored, policy.mode == .normal, age(stored) < lifetime(stored) {
      return answer(stored, .cache)
    }
    var request = request
    request.headers["If-None-Match"] = stored?.response.headers["ETag"]
    let response: HTTPResponse
    do throws(TransportFault) {
      response = try await next.send(request)
    } catch {
      if error != .cancelled, let stale = stale(stored) { return stale }
      throw error
    }
    if response.status == 304, let stored {
      hasWarned.withLock { $0 = false }
      return answer(renewed(stored, by: response), .revalidated)
    }
    switch ResponseVerdict(response, expecting: request.expects) {
    case .data:
      hasWarned.withLock { $0 = false }
      keep(response, of: request.address)
    case .fault(let fault): if fault.isPassing, let stale = stale(stored) { return stale }
    }
    return response
  }

  private func usable(_ address: WebAddress) -> StoredResponse? {
    guard let stored = store.load(address), age(stored) < CachePolicy.longestKept else {
      return nil
    }
    return stored
  }

  /// A clock that was set back makes nothing younger than it is.
  private func age(_ stored: StoredResponse) -> Duration {
    let age = clock.wallSeconds() - stored.storedAt
    return .seconds(age < 0 ? Int64(Int32.max) : age)
  }

  /// How long the server said that the response would do.
  private func lifetime(_ stored: StoredResponse) -> Duration {
    for directive in (stored.response.headers["Cache-Control"] ?? "").split(separator: ",") {
      let words = directive.split(separator: "=")
      let name = words.first.map { String($0.filter { $0 != " " }).lowercased() }
      if name == "no-cache" || name == "no-store" { return .zero }
      if name == "max-age", words.count == 2, let seconds = Int64(words[1]) {
        return .seconds(max(0, seconds))
      }
    }
    return .zero
  }

  private func stale(_ stored: StoredResponse?) -> HTTPResponse? {
    guard let stored, let longest = policy.longestStale,
      age(stored) < lifetime(stored) + longest
    else { return nil }
    let isNew = hasWarned.withLock { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    if isNew {
      let minutes = age(stored).components.seconds / 60
      warn("the network fails; used is what TMDb answered before, \(minutes) min ago or so")
    }
    return answer(stored, .cache)
  }

  private func renewed(_ stored: StoredResponse, by response: HTTPResponse) -> StoredResponse {
    var renewed = stored
    renewed.storedAt = clock.wallSeconds()
    for name in ["Date", "Cache-Control", "ETag"] {
      if let value = response.headers[name] { renewed.response.headers[name] = value }
    }
    try? store.save(renewed)
    return renewed
  }

  /// A cache that cannot be written to costs time, not the answer.
  private func keep(_ response: HTTPResponse, of address: WebAddress) {
    let stored = StoredResponse(response, to: address, at: clock.wallSeconds())
    guard response.status == 200, lifetime(stored) > .zero || response.headers["ETag"] != nil,
      credential?.occurs(in: response.body) != true
    else { return }
    try? store.save(stored)
  }

  private func answer(_ stored: StoredResponse, _ source: HTTPResponse.Source) -> HTTPResponse {
    var response = stored.response
    response.source = source
    return response
  }
}
