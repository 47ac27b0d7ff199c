package import Movies

/// What TMDb says about one film.
package struct DetailsAnswer: Equatable, Sendable {
  /// The film's details, then further parts of them that did not fit the same request.
  package let bodies: [[UInt8]]

  package init(bodies: [[UInt8]]) {
    self.bodies = bodies
  }
}

/// Details of films, one by one.
package struct DetailsRepository: Sendable {
  /// So many parts may be asked for along with a film (status code 27).
  private static let mostAppended = 20

  private let api: TMDBAPI
  private let language: String?
  private let appended: [String]

  /// - Parameters:
  ///   - language: of title, overview and tagline.
  ///   - appended: further parts by TMDb's names for them, such as `credits` or `watch/providers`.
  package init(_ api: TMDBAPI, language: String?, appended: [String]) {
    self.api = api
    self.language = language
    self.appended = appended
  }

  /// Nil for a film that TMDb does not have, or has no more.
  package func details(of id: MovieID) async throws -> DetailsAnswer? {
    var bodies: [[UInt8]] = []
    var rest = appended[...]
    repeat {
      do throws(FetchFault.Cause) {
        bodies.append(try await body(id, Array(rest.prefix(Self.mostAppended))))
      } catch .answer(.notFound, _) where bodies.isEmpty {
        return nil
      } catch {
        throw FetchFault(query: "movie \(id.value)", page: nil, cause: error)
      }
      rest = rest.dropFirst(Self.mostAppended)
    } while !rest.isEmpty
    return DetailsAnswer(bodies: bodies)
  }

  private func body(
    _ id: MovieID, _ parts: [String]
  ) async throws(FetchFault.Cause) -> [UInt8] {
    var items: [WebAddress.QueryItem] = []
    if let language { items.append(.init("language", language)) }
    if !parts.isEmpty {
      items.append(.init("append_to_response", parts.joined(separator: ",")))
    }
    return try await api.get("/movie/\(id.value)", items).body
  }
}
