/// How often and how soon a request is made again.
package struct RetryPolicy: Sendable {
  /// Further attempts after the first.
  package var retries = 3
  /// The wait before the first of them; it doubles from one to the next.
  package var firstWait = Duration.seconds(1)
  package var longestWait = Duration.seconds(30)
  /// From the first attempt on; no wait begins that would end later.
  package var deadline = Duration.seconds(120)

  package init() {}

  /// Half of the wait is fixed, half is chance: clients that failed together do not come back together.
  ///
  /// - Parameters:
  ///   - attempt: the attempt that failed, from 1.
  ///   - chance: 0 to 1.
  package func wait(after attempt: Int, chance: Double) -> Duration {
    let doubled = firstWait * Double(1 << min(attempt - 1, 16))
    return min(doubled, longestWait) * (0.5 + 0.5 * chance)
  }
}

/// Makes a request again whose failure may pass: too many requests, a server's fault, a lost
/// connection, a body that is cut short or is not JSON. Never otherwise.
package struct Retry: Interceptor {
  private let policy: RetryPolicy
  private let clock: any RequestClock
  private let tell: (@Sendable (String) -> Void)?
  private let chance: @Sendable () -> Double

  /// - Parameters:
  ///   - tell: hears of every attempt that failed.
  ///   - chance: gives numbers from 0 to 1.
  package init(
    _ policy: RetryPolicy, clock: any RequestClock,
    telling tell: (@Sendable (String) -> Void)? = nil,
    chance: @escaping @Sendable () -> Double
  ) {
    self.policy = policy
    self.clock = clock
    self.tell = tell
    self.chance = chance
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    let start = clock.now()
    var attempt = 1
    while true {
      var outcome: Result<HTTPResponse, TransportFault>
      var wait: Duration?
      do throws(TransportFault) {
        var response = try await next.send(request)
        let verdict = ResponseVerdict(response, expecting: request.expects)
        response.isKnownData = verdict == .data
        outcome = .success(response)
        wait = self.wait(after: verdict, of: response, attempt: attempt)
      } catch {
        outcome = .failure(error)
        wait = self.wait(after: error, attempt: attempt)
      }
      guard let wait, attempt <= policy.retries, clock.now() - start + wait <= policy.deadline
      else { return try give(outcome, attempts: attempt) }
      tell?("\(request.subject): \(outcome.failure), again in \(wait.milliseconds) ms")
      do {
        try await clock.sleep(for: wait)
      } catch {
        throw .cancelled
      }
      attempt += 1
    }
  }

  /// Nil where there is no sense in another attempt.
  private func wait(
    after verdict: ResponseVerdict, of response: HTTPResponse, attempt: Int
  ) -> Duration? {
    guard case .fault(let fault) = verdict, fault.isPassing else { return nil }
    return RetryAfter.delay(response.headers, now: clock.wallSeconds())
      ?? policy.wait(after: attempt, chance: chance())
  }

  private func wait(after fault: TransportFault, attempt: Int) -> Duration? {
    guard fault.isPassing else { return nil }
    // A server may close a connection that it had kept open at the moment when it is used again.
    if fault == .connectionLost && attempt == 1 { return .zero }
    return policy.wait(after: attempt, chance: chance())
  }

  private func give(_ outcome: Result<HTTPResponse, TransportFault>, attempts: Int)
    throws(TransportFault) -> HTTPResponse
  {
    switch outcome {
    case .success(var response):
      response.attempts = attempts
      return response
    case .failure(let fault):
      throw attempts > 1 && fault != .cancelled ? .gaveUp(attempts: attempts, fault) : fault
    }
  }
}

extension Result<HTTPResponse, TransportFault> {
  /// What went wrong with an attempt, without the server's own words.
  fileprivate var failure: String {
    switch self {
    case .success(let response) where (200...299).contains(response.status):
      "\(response.status), but not what was asked for"
    case .success(let response): "\(response.status)"
    case .failure(let fault): fault.explanation.1
    }
  }
}

extension Duration {
  /// Rounded up.
  fileprivate var milliseconds: Int { Int((fractionalSeconds * 1000).rounded(.up)) }
}
