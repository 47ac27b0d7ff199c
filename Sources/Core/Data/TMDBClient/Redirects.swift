/// Follows redirects, five at most, and only to the same scheme, host and port.
///
/// Anywhere else a credential, or what a user searched for, would reach strangers.
package struct Redirects: Interceptor {
  package static let most = 5

  package init() {}

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    var request = request
    for _ in 0...Self.most {
      let response = try await next.send(request)
      guard [301, 302, 303, 307, 308].contains(response.status),
        let location = response.headers["Location"]
      else { return response }
      let target = request.address.resolving(location)
      guard let target, target.origin == request.address.origin else {
        throw .redirectedElsewhere(target?.origin)
      }
      request.address = target
    }
    throw .tooManyRedirects(Self.most)
  }
}
