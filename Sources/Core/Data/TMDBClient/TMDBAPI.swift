/// Asks TMDb's API and judges what comes back: data, or a fault.
package struct TMDBAPI: Sendable {
  private let transport: any HTTPTransport
  private let base: WebAddress
  private let agent: String?
  private let credential: Credential?

  /// - Parameters:
  ///   - base: the address that paths such as `/movie/popular` are put behind.
  ///   - agent: what asks, as name/version.
  ///   - credential: only to keep it out of messages; `Authorization` sends it.
  package init(
    transport: any HTTPTransport, base: WebAddress, agent: String? = nil,
    credential: Credential? = nil
  ) {
    self.transport = transport
    self.base = base
    self.agent = agent
    self.credential = credential
  }

  /// The same, below another address.
  package func at(_ base: WebAddress) -> TMDBAPI {
    TMDBAPI(transport: transport, base: base, agent: agent, credential: credential)
  }

  /// - Parameter afresh: whether what a cache has is not wanted.
  package func get(
    _ path: String, _ items: [WebAddress.QueryItem] = [],
    expecting expectation: HTTPRequest.Expectation = .json, afresh: Bool = false
  ) async throws(FetchFault.Cause) -> HTTPResponse {
    var address = base
    if address.path == "/" { address.path = "" }
    address.path += path
    address.query += items
    var request = HTTPRequest(
      address, headers: ["Accept": expectation == .json ? "application/json" : "*/*"])
    request.expects = expectation
    request.headers["User-Agent"] = agent
    if afresh { request.headers["Cache-Control"] = "no-cache" }
    let response: HTTPResponse
    do throws(TransportFault) {
      response = try await transport.send(request)
    } catch {
      throw .transport(error)
    }
    guard case .fault(let fault) = ResponseVerdict(response, expecting: expectation)
    else { return response }
    // Text that is not UTF-8 in one film, repeatedly, is that film's fault and no one else's.
    if case .notJSON = fault, (200...299).contains(response.status),
      JSONOutline.members(of: response.body.span) != nil
    {
      return response
    }
    throw .answer(fault.withoutSecret(of: credential), attempts: response.attempts)
  }
}
