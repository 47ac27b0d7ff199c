/// A GET request: this client never asks for anything else.
package struct HTTPRequest: Sendable {
  /// What a success has to be, so that it is one.
  package enum Expectation: Equatable, Sendable {
    case json
    case bytes
  }

  package var address: WebAddress
  package var headers: HTTPHeaders
  package var expects = Expectation.json
  /// Set by `Authorization` alone, read by the transport alone.
  package var credential: Credential?

  package init(_ address: WebAddress, headers: HTTPHeaders = [:]) {
    self.address = address
    self.headers = headers
  }
}

/// A response, whole.
package struct HTTPResponse: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case network
    case cache
    /// From the cache, after the server said that it had not changed.
    case revalidated
    case recording
    /// Made up on the way, by what stands between.
    case interception
  }

  package var status: Int
  package var headers: HTTPHeaders
  /// Decoded: no content coding is left.
  package var body: [UInt8]
  /// How many requests were made until this was what came; 1 or more.
  package var attempts = 1
  package var source = Source.network
  /// Whether it was judged, and is what was asked for: that costs a look at every byte.
  package var isKnownData = false

  package init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
