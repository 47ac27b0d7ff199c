/// Lets a number of requests through at a time, the rest in the order in which they came.
///
/// URLSession limits connections too, but there a request's deadline runs while it waits.
package struct ConnectionLimit: Interceptor {
  private let turnstile: Turnstile

  package init(_ connections: Int) {
    turnstile = Turnstile(connections)
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    guard await turnstile.enter() else { throw .cancelled }
    defer { turnstile.leave() }
    return try await next.send(request)
  }
}
