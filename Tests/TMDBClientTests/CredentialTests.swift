import Testing

@testable import TMDBClient

@Suite struct CredentialTests {
  private static let key = "0123456789abcdef0123456789ABCDEF"
  private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.c2lnbmF0dXJl"

  @Test(
    "Its kind is told by its shape, padding aside",
    arguments: [
      (key, "v3 API key"), (token, "v4 read access token"), ("  \(key)\r\n", "v3 API key"),
      ("\"\(token)\"\n", "v4 read access token"), ("'\(key)'", "v3 API key"),
      ("\u{FEFF}\(key)", "v3 API key"),
    ])
  func kind(_ text: String, kind: String) {
    #expect(Credential(text)?.kind == kind)
  }

  @Test(
    "What has neither shape is what its place says",
    arguments: [
      ("0123456789abcdef0123456789abcde", true, "v3 API key"),
      ("a.b", false, "v4 read access token"),
      (token, true, "v4 read access token"), (key, false, "v3 API key"),
    ])
  func place(_ text: String, isKey: Bool, kind: String) {
    #expect(Credential(text, isKey: isKey)?.kind == kind)
  }

  @Test(
    "Nothing, and what could not stand in a header, is none",
    arguments: ["", " ", "\"\"", "your key here", "a\u{7}b", "a\nb", "k\u{E9}y"])
  func none(_ text: String) {
    #expect(Credential(text) == nil)
  }

  @Test("It does not print itself, however it is printed", arguments: [key, token])
  func silent(_ text: String) throws {
    let credential = try #require(Credential(text))
    var dumped = ""
    dump(credential, to: &dumped)
    var request = HTTPRequest(to: "https://h/")
    request.credential = credential
    dump(request, to: &dumped)
    for printed in [
      "\(credential)", String(reflecting: credential), "\(request)", String(reflecting: request),
      dumped,
    ] {
      #expect(!printed.contains(text))
    }
  }

  @Test(
    "Only requests to the configured scheme, host and port are signed",
    arguments: [
      ("https://api.themoviedb.org/3/movie/popular", true),
      ("https://api.themoviedb.org:443/3", true), ("http://api.themoviedb.org/3", false),
      ("https://api.themoviedb.org:8443/3", false), ("https://image.tmdb.org/t/p/x", false),
      ("https://api.themoviedb.org.example.org/3", false),
    ])
  func signs(_ address: String, isSigned: Bool) async throws {
    let transport = ScriptedTransport(HTTPResponse(status: 200))
    let authorization = Authorization(
      Credential(Self.token), for: WebAddress.test("https://api.themoviedb.org/3").origin)
    _ = try await transport.behind([authorization]).send(HTTPRequest(to: address))
    #expect((transport.requests.first?.credential != nil) == isSigned)
  }

  @Test(
    "Unencrypted, it goes to this machine alone",
    arguments: [
      ("http://127.0.0.1:8080/3", true), ("http://example.org/3", false),
    ])
  func unencrypted(_ base: String, isAllowed: Bool) async throws {
    let transport = ScriptedTransport(HTTPResponse(status: 200))
    let origin = WebAddress.test(base).origin
    let chain = transport.behind([Authorization(Credential(Self.key), for: origin)])
    if isAllowed {
      _ = try await chain.send(HTTPRequest(to: base))
      #expect(transport.requests.count == 1)
    } else {
      await #expect(throws: TransportFault.unencrypted(origin)) {
        try await chain.send(HTTPRequest(to: base))
      }
      #expect(transport.requests.isEmpty)
    }
  }
}
