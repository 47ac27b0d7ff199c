package import Movies

/// Pages of films from TMDb's API, version 3.
package struct TMDBMovieRepository: MovieRepository {
  /// Where the API lives unless told otherwise.
  package static let base = "https://api.themoviedb.org/3"

  private let transport: any HTTPTransport
  private let base: WebAddress
  private let agent: String?
  private let language: String?
  private let region: String?
  private let credential: Credential?

  /// - Parameters:
  ///   - base: the address that paths such as `/movie/popular` are put behind.
  ///   - agent: what asks, as name/version.
  ///   - language: ISO 639-1, with or without a region; nil for TMDb's own default, English.
  ///   - region: ISO 3166-1, in upper case.
  ///   - credential: only to keep it out of messages; `Authorization` sends it.
  package init(
    transport: any HTTPTransport, base: WebAddress, agent: String? = nil, language: String? = nil,
    region: String? = nil, credential: Credential? = nil
  ) {
    self.transport = transport
    self.base = base
    self.agent = agent
    self.language = language
    self.region = region
    self.credential = credential
  }

  package func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
    let endpoint = Endpoint(query, page: number)
    do {
      let page = try await page(from: endpoint)
      // Now and then an answer belongs to another request; one that does so twice is what there is.
      guard let answered = page.number, answered != number else { return page }
      return try await self.page(from: endpoint, afresh: true)
    } catch .answer(.noSuchPage, _) where number > 1 {
      return MoviePage(number: number)
    } catch {
      throw FetchFault(query: query.name, page: number, cause: error)
    }
  }

  private func page(
    from endpoint: Endpoint, afresh: Bool = false
  ) async throws(FetchFault.Cause) -> MoviePage {
    let response = try await answer(to: endpoint, afresh: afresh)
    do throws(TMDBFault) {
      return try PageDecoder(items: endpoint.items).page(
        response.body, created: response.headers["Date"].flatMap(HTTPDate.moment))
    } catch {
      throw .answer(error, attempts: response.attempts)
    }
  }

  /// - Parameter afresh: whether what a cache has is not wanted.
  private func answer(
    to endpoint: Endpoint, afresh: Bool
  ) async throws(FetchFault.Cause) -> HTTPResponse {
    var address = base
    address.path += endpoint.path
    address.query += endpoint.query
    if let language { address.query.append(.init("language", language)) }
    if let region { address.query.append(.init("region", region)) }
    let response: HTTPResponse
    do throws(TransportFault) {
      var request = HTTPRequest(address, headers: ["Accept": "application/json"])
      request.headers["User-Agent"] = agent
      if afresh { request.headers["Cache-Control"] = "no-cache" }
      response = try await transport.send(request)
    } catch {
      throw .transport(error)
    }
    guard case .fault(let fault) = ResponseVerdict(response) else { return response }
    // Text that is not UTF-8 in one film, repeatedly, is that film's fault and no one else's.
    if case .notJSON = fault, (200...299).contains(response.status),
      JSONOutline.members(of: response.body.span) != nil
    {
      return response
    }
    throw .answer(fault.withoutSecret(of: credential), attempts: response.attempts)
  }
}
