import Testing

@testable import TMDBClient

@Suite struct RedirectsTests {
  private func redirect(_ location: String, _ status: Int = 302) -> HTTPResponse {
    HTTPResponse(status, ["Location": location], json: "")
  }

  @Test("A redirect to the same origin is followed", arguments: [301, 302, 303, 307, 308])
  func follows(_ status: Int) async throws {
    let transport = ScriptedTransport(redirect("/3/b?x=1", status), HTTPResponse(200, json: "{}"))
    let response = try await transport.behind([Redirects()]).send(HTTPRequest(to: "http://h/3/a"))
    #expect(response.status == 200)
    #expect(transport.requests.map(\.address.target) == ["/3/a", "/3/b?x=1"])
  }

  @Test("Five are followed, a sixth is not")
  func most() async throws {
    let five = Array(repeating: redirect("/x"), count: 5).map { ScriptedTransport.Step.success($0) }
    let enough = ScriptedTransport(five + [.success(HTTPResponse(200, json: "{}"))])
    #expect(
      try await enough.behind([Redirects()]).send(HTTPRequest(to: "http://h/")).status == 200)
    let endless = ScriptedTransport(redirect("/x"))
    await #expect(throws: TransportFault.tooManyRedirects(5)) {
      try await endless.behind([Redirects()]).send(HTTPRequest(to: "http://h/"))
    }
    #expect(endless.requests.count == 6)
  }

  @Test(
    "Another scheme, host or port is not followed",
    arguments: [
      ("https://h/", "https://h"), ("http://other/", "http://other"),
      ("http://h:81/", "http://h:81"),
      ("//evil/x", "http://evil"),
    ])
  func elsewhere(_ location: String, origin: String) async {
    let transport = ScriptedTransport(redirect(location))
    await #expect(
      throws: TransportFault.redirectedElsewhere(WebAddress.test(origin + "/").origin)
    ) {
      try await transport.behind([Redirects()]).send(HTTPRequest(to: "http://h/"))
    }
    #expect(transport.requests.count == 1)
  }

  @Test("A status that is no redirect, or has no target, is an answer", arguments: [200, 304, 300])
  func answers(_ status: Int) async throws {
    let transport = ScriptedTransport(redirect("/x", status))
    #expect(
      try await transport.behind([Redirects()]).send(HTTPRequest(to: "http://h/")).status == status)
  }
}
