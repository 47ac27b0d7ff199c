package import Movies

/// Pages of films from TMDb's API, version 3.
package struct TMDBMovieRepository: MovieRepository {
  /// Where the API lives unless told otherwise.
  package static let base = "https://api.themoviedb.org/3"

  /// How often a page or a film that is another one is asked for again.
  private static let furtherAttempts = 2

  private let api: TMDBAPI
  private let language: String?
  private let region: String?
  private let exports: ExportRepository?

  /// - Parameters:
  ///   - exports: what gives the daily export; nil where there is none.
  ///   - language: ISO 639-1, with or without a region; nil for TMDb's own default, English.
  ///   - region: ISO 3166-1, in upper case.
  package init(
    _ api: TMDBAPI, exports: ExportRepository? = nil, language: String? = nil, region: String? = nil
  ) {
    self.api = api
    self.exports = exports
    self.language = language
    self.region = region
  }

  package func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
    guard let endpoint = Endpoint(query, page: number) else {
      return try await exports?.page(number, of: query) ?? MoviePage(number: number)
    }
    do {
      var page = try await page(from: endpoint, attempts: 1 + Self.furtherAttempts)
      // Now and then an answer belongs to another request; one that still does so is what there is.
      for _ in 0..<Self.furtherAttempts where query.fixedPages == nil {
        guard let answered = page.number, answered != number else { break }
        page = try await self.page(from: endpoint, afresh: true)
      }
      if page.films.isEmpty, page.faults.isEmpty, case .imdb = query.kind {
        page.missing = endpoint.subject
      }
      return page
    } catch .answer(.noSuchPage, _) where number > 1 {
      return MoviePage(number: number)
    } catch .answer(.notFound, _)
      where endpoint.subject != nil && (number == 1 || query.fixedPages != nil)
    {
      return MoviePage(number: number, totalPages: number, missing: endpoint.subject)
    } catch {
      throw FetchFault(query: query.name, page: query.isPaged ? number : nil, cause: error)
    }
  }

  /// An answer that is another film is asked for again, past any cache, `attempts` times in all.
  private func page(
    from endpoint: Endpoint, attempts: Int
  ) async throws(FetchFault.Cause) -> MoviePage {
    for attempt in 1..<attempts {
      do throws(FetchFault.Cause) {
        return try await page(from: endpoint, afresh: attempt > 1)
      } catch .answer(.otherFilm, _) {
        continue
      } catch {
        throw error
      }
    }
    return try await page(from: endpoint, afresh: attempts > 1)
  }

  private func page(
    from endpoint: Endpoint, afresh: Bool
  ) async throws(FetchFault.Cause) -> MoviePage {
    var items = endpoint.query
    if endpoint.isLocal {
      if let language { items.append(.init("language", language)) }
      if let region { items.append(.init("region", region)) }
    }
    let response = try await api.get(endpoint.path, items, afresh: afresh)
    let created = response.headers["Date"].flatMap(HTTPDate.moment)
    do throws(TMDBFault) {
      switch endpoint.content {
      case .film(let id): return try PageDecoder.single(response.body, of: id, created: created)
      case .record: return PageDecoder.record(response.body, created: created)
      case .items(let name):
        return try PageDecoder(items: name).page(response.body, created: created)
      }
    } catch {
      throw .answer(error, attempts: response.attempts)
    }
  }
}

extension MovieQuery {
  /// Whether its pages are pages of TMDb's, which a message should name.
  var isPaged: Bool { fixedPages == nil }
}
