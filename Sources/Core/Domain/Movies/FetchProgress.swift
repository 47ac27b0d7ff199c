/// What happens while films are fetched, for whoever shows it.
package enum FetchProgress: Equatable, Sendable {
  /// The section will have this many pages, as far as known now.
  case expects(section: String, pages: Int)
  case delivered(section: String, page: Int, films: Int)
  /// So much of all that there is to do is done, 0 to 1.
  case done(fraction: Double)
  /// A request is held back until TMDb is likely to answer it.
  case waits(seconds: Double)
}

/// Hears of progress, on any thread, and returns at once.
package protocol FetchProgressObserving: Sendable {
  func observe(_ event: FetchProgress)
}
