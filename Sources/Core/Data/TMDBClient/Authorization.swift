/// Signs requests to the configured origin, and no others.
package struct Authorization: Interceptor {
  private let credential: Credential?
  private let origin: Origin

  package init(_ credential: Credential?, for origin: Origin) {
    self.credential = credential
    self.origin = origin
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    var request = request
    request.credential = request.address.origin == origin ? credential : nil
    if request.credential != nil, origin.scheme == .http, !origin.isLoopback {
      throw .unencrypted(origin)
    }
    return try await next.send(request)
  }
}
