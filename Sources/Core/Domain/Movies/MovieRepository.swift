/// Where pages of films come from: TMDb, a recording, a built-in sample.
package protocol MovieRepository: Sendable {
  /// The page with the number, counted from 1.
  ///
  /// A page past the list's end has no films; that is no error.
  func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage
}
