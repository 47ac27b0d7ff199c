/// The one place of the version and its date: constants, so that two builds are the same bytes.
package enum Release {
  package static let package = "tmdb-tools"
  package static let version = "1.0.0"
  /// The day of the release, as ISO 8601 writes it.
  package static let date = "2026-11-30"
  /// The words that TMDb asks every user of its interface to show (its API terms of use).
  package static let notice =
    "This product uses the TMDB API but is not endorsed or certified by TMDB."
}
