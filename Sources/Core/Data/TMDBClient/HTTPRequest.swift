/// A GET request: this client never asks for anything else.
package struct HTTPRequest: Sendable {
  package var address: WebAddress
  package var headers: HTTPHeaders
  /// Set by `Authorization` alone, read by the transport alone.
  package var credential: Credential?

  package init(_ address: WebAddress, headers: HTTPHeaders = [:]) {
    self.address = address
    self.headers = headers
  }
}

/// A response, whole.
package struct HTTPResponse: Equatable, Sendable {
  package var status: Int
  package var headers: HTTPHeaders
  /// Decoded: no content coding is left.
  package var body: [UInt8]
  /// How many requests were made until this was what came; 1 or more.
  package var attempts = 1

  package init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
