package import Movies

/// Spaces requests evenly: TMDb bears about 40 a second, and a burst counts against that.
///
/// Requests start at least `1 / rate` apart, repeated ones included. An answer that says there were
/// too many holds all further ones back for as long as it asks, or a second.
package struct RateLimit: Interceptor {
  /// What TMDb's documentation names: "somewhere in the 40 requests per second range".
  package static let usual = 40.0

  private let spacing: Duration
  private let clock: any RequestClock
  private let progress: (any FetchProgressObserving)?
  private let ledger: any RateLedger

  /// - Parameter rate: requests per second, more than 0; nil for no limit beyond the hold after 429.
  package init(
    rate: Double?, ledger: any RateLedger = OwnRateLedger(), clock: any RequestClock,
    progress: (any FetchProgressObserving)? = nil
  ) {
    spacing = rate.map { .seconds(fractional: 1 / $0) } ?? .zero
    self.ledger = ledger
    self.clock = clock
    self.progress = progress
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    let now = clock.now()
    let start = ledger.reserve(at: now, spacing: spacing)
    if start > now {
      if start - now >= .seconds(1) {
        progress?.observe(.waits(seconds: (start - now).fractionalSeconds))
      }
      do {
        try await clock.sleep(for: start - now)
      } catch {
        throw .cancelled
      }
    }
    let response = try await next.send(request)
    if ResponseVerdict.isRateLimited(response) {
      let hold =
        RetryAfter.delay(response.headers, now: clock.wallSeconds()) ?? Duration.seconds(1)
      ledger.hold(until: clock.now() + min(hold, .seconds(60)))
    }
    return response
  }
}
