/// Where films come from.
package enum FetchSource: String, CaseIterable, Sendable {
  case tmdb
  case sample

  var summary: String {
    switch self {
    case .tmdb: "TMDb, through its API"
    case .sample: "40 films that are built in; no network, no credential"
    }
  }
}
