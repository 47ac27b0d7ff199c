import PluginHost
import TMDBClient
import Testing

@testable import FetchTool

/// Which header fields an interceptor sees, and which of its own count.
@Suite struct InterceptedHeadersTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test("No credential of a request is shown", arguments: ["Authorization", "proxy-authorization"])
  func hidden(_ name: String) {
    let shown = PluginInterceptor.shown([name: "secret", "Accept": "application/json"])
    #expect(shown == [InterceptedMessage.Field("Accept", "application/json")])
  }

  @Test(
    "What would send a signed request elsewhere, or break the connection, is not taken",
    arguments: [
      "Host", "host", "Connection", "Content-Length", "Transfer-Encoding", "Authorization",
      "Proxy-Authorization", "Upgrade",
    ])
  func notTaken(_ name: String) {
    let taken = PluginInterceptor.taken([
      InterceptedMessage.Field(name, "x"), InterceptedMessage.Field("Accept-Language", "sk"),
    ])
    #expect(taken.fields.map(\.name) == ["Accept-Language"])
  }

  @Test("A response that repeats the credential anywhere is known")
  func repeats() throws {
    let credential = try #require(Credential(Self.key))
    let address = "/3/movie/popular?api_key=\(Self.key)"
    for response in [
      HTTPResponse(status: 200, headers: ["Content-Location": address]),
      HTTPResponse(status: 200, body: Array(address.utf8)),
    ] {
      #expect(PluginInterceptor.repeats(credential, response))
      #expect(!PluginInterceptor.repeats(nil, response))
    }
    #expect(!PluginInterceptor.repeats(credential, HTTPResponse(status: 200, headers: ["A": "b"])))
  }
}
