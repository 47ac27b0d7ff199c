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

  /// So many languages may be named for pictures and videos, those without any included.
  private static let mostMediaLanguages = 5

  /// How often an answer that is another film is asked for again.
  private static let furtherAttempts = 2

  private let api: TMDBAPI
  private let languages: [String]
  private let appended: [String]

  /// - Parameters:
  ///   - languages: in the order of preference; the first is that of title, overview and tagline.
  ///   - appended: further parts by TMDb's names for them, such as `credits` or `watch/providers`.
  package init(_ api: TMDBAPI, languages: [String], appended: [String]) {
    self.api = api
    self.languages = languages
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

  /// An answer that is another film is asked for again, past any cache; one that still is, is what
  /// there is.
  private func body(
    _ id: MovieID, _ parts: [String]
  ) async throws(FetchFault.Cause) -> [UInt8] {
    var body = try await body(id, parts, afresh: false)
    for _ in 0..<Self.furtherAttempts {
      do throws(TMDBFault) {
        _ = try PageDecoder.single(body, of: id)
        break
      } catch {
        body = try await self.body(id, parts, afresh: true)
      }
    }
    return body
  }

  private func body(
    _ id: MovieID, _ parts: [String], afresh: Bool
  ) async throws(FetchFault.Cause) -> [UInt8] {
    var items: [WebAddress.QueryItem] = []
    if let language = languages.first { items.append(.init("language", language)) }
    if !parts.isEmpty {
      items.append(.init("append_to_response", parts.joined(separator: ",")))
    }
    return try await api.get("/movie/\(id.value)", items + mediaLanguages(parts), afresh: afresh)
      .body
  }

  /// Which pictures and videos are wanted: without this, `language` leaves out those of every other
  /// language, and those without one, which most pictures are.
  ///
  /// Countries do not count for pictures (developer.themoviedb.org/docs/image-languages). For videos they
  /// do: `pt` finds those of Portugal alone.
  private func mediaLanguages(_ parts: [String]) -> [WebAddress.QueryItem] {
    guard !languages.isEmpty else { return [] }
    let bare = languages.map { String($0.prefix { $0 != "-" }) }
    return [
      ("images", "include_image_language", bare),
      ("videos", "include_video_language", languages + bare),
    ]
    .filter { parts.contains($0.0) }
    .map { .init($0.1, (Self.first(of: $0.2) + ["null"]).joined(separator: ",")) }
  }

  /// Each once, as many as may be named beside those without a language.
  private static func first(of languages: [String]) -> [String] {
    var wanted: [String] = []
    for language in languages
    where !wanted.contains(language) && wanted.count < mostMediaLanguages - 1 {
      wanted.append(language)
    }
    return wanted
  }
}
