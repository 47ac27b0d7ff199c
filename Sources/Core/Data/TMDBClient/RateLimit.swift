package import Movies
internal import Platform

/// Spaces requests evenly: TMDb bears about 40 a second, and a burst counts against that.
///
/// Requests start at least `1 / rate` apart, repeated ones included. An answer that says there were
/// too many holds all further ones back for as long as it asks, or a second, and slows them for a
/// while (`Pace`).
package final class RateLimit: Interceptor {
  /// What TMDb's documentation names: "somewhere in the 40 requests per second range".
  package static let usual = 40.0

  private let pace: Locked<Pace>
  private let clock: any RequestClock
  private let progress: (any FetchProgressObserving)?
  private let ledger: any RateLedger
  /// Where requests wait for their start, one after the other.
  private let line = Turnstile(1)

  private let patience: Duration
  private let tell: (@Sendable (String) -> Void)?

  /// - Parameters:
  ///   - rate: requests per second, more than 0; nil for no limit beyond the hold after 429.
  ///   - patience: how long a request is held back at the longest.
  ///   - tell: hears of every wait of a second or more.
  package init(
    rate: Double?, ledger: any RateLedger = OwnRateLedger(), clock: any RequestClock,
    progress: (any FetchProgressObserving)? = nil, patience: Duration = .seconds(120),
    telling tell: (@Sendable (String) -> Void)? = nil
  ) {
    self.patience = patience
    self.tell = tell
    pace = Locked(Pace(rate.map { .seconds(fractional: 1 / $0) } ?? .zero))
    self.ledger = ledger
    self.clock = clock
    self.progress = progress
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    guard await line.enter() else { throw .cancelled }
    do {
      defer { line.leave() }
      try await waitForStart()
    }
    let response = try await next.send(request)
    let answered = clock.now()
    if ResponseVerdict.isRateLimited(response) {
      pace.withLock { $0.slow(at: answered) }
      let hold =
        RetryAfter.delay(response.headers, now: clock.wallSeconds()) ?? Duration.seconds(1)
      ledger.hold(until: answered + min(hold, .seconds(60)))
    } else {
      pace.withLock { $0.pass(at: answered) }
    }
    return response
  }

  private func waitForStart() async throws(TransportFault) {
    var now = clock.now()
    while true {
      guard let start = ledger.start(at: now, spacing: pace.withLock({ $0.spacing })) else {
        return
      }
      let wait = start - now
      // However slow the rate, what it asks for is no reason to give up.
      if wait > max(patience, pace.withLock { $0.spacing } * 2) {
        throw .heldBack(seconds: wait.fractionalSeconds)
      }
      if wait >= .seconds(1) {
        progress?.observe(.waits(seconds: wait.fractionalSeconds))
        tell?("no request starts for \(Int(wait.fractionalSeconds.rounded(.up))) s")
      }
      do {
        try await clock.sleep(for: start - now)
      } catch {
        throw .cancelled
      }
      // A clock that lags behind its own sleep holds nobody up.
      now = max(start, clock.now())
    }
  }
}
