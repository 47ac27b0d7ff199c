/// Tells of every request: its path, its page, what came of it and how long that took.
///
/// Nothing else of the address is told: a query may hold what a user searched for.
package struct Trace: Interceptor {
  private let clock: any RequestClock
  private let tell: @Sendable (String) -> Void

  package init(clock: any RequestClock, _ tell: @escaping @Sendable (String) -> Void) {
    self.clock = clock
    self.tell = tell
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    let start = clock.now()
    let subject = request.subject
    do throws(TransportFault) {
      let response = try await next.send(request)
      let attempts = response.attempts > 1 ? ", \(response.attempts) attempts" : ""
      tell(
        "\(subject): \(response.status), \(response.body.count) bytes, \(milliseconds(since: start)) ms"
          + "\(attempts)\(response.source.note)")
      return response
    } catch {
      tell("\(subject): \(error.explanation.1), \(milliseconds(since: start)) ms")
      throw error
    }
  }

  private func milliseconds(since start: Duration) -> Int {
    Int(((clock.now() - start).fractionalSeconds * 1000).rounded())
  }
}

extension HTTPRequest {
  /// The request in words, without anything that a user may want to keep to himself.
  var subject: String {
    let page = address.query.first { $0.name == "page" }.map { " page \($0.value)" } ?? ""
    return "GET \(address.path)\(page)"
  }
}

extension HTTPResponse.Source {
  fileprivate var note: String {
    switch self {
    case .network: ""
    case .cache: ", from the cache"
    case .revalidated: ", not changed"
    case .recording: ", recorded"
    case .interception: ", from an interceptor"
    }
  }
}
