/// Carries one request to a server and brings back what it answers, whatever the status.
package protocol HTTPTransport: Sendable {
  /// Throws where no whole response came. Cancelling the task ends the exchange at once.
  func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse
}

/// Stands between a request and the transport, with one worry of its own.
package protocol Interceptor: Sendable {
  /// Calls `next` once, several times, or not at all.
  func intercept(_ request: HTTPRequest, next: any HTTPTransport) async throws(TransportFault)
    -> HTTPResponse
}

/// A transport behind an interceptor: chains are made of it.
package struct InterceptedTransport: HTTPTransport {
  private let interceptor: any Interceptor
  private let next: any HTTPTransport

  package init(_ interceptor: any Interceptor, before next: any HTTPTransport) {
    self.interceptor = interceptor
    self.next = next
  }

  package func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
    try await interceptor.intercept(request, next: next)
  }
}

extension HTTPTransport {
  /// The same transport behind interceptors; the first of them sees a request first.
  package func behind(_ interceptors: [any Interceptor]) -> any HTTPTransport {
    var chain: any HTTPTransport = self
    for interceptor in interceptors.reversed() {
      chain = InterceptedTransport(interceptor, before: chain)
    }
    return chain
  }
}
