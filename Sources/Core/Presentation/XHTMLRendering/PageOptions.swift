/// What a page says about itself, whatever films are on it.
///
/// Nothing here is trusted: a language that is none, a base that is no address, a title without a
/// letter give way to the default or lose the attribute that they were for.
package struct PageOptions: Sendable {
  /// The page's heading and its title in the browser.
  package var title: String
  /// The language of titles and overviews, a BCP 47 tag; the page's own words are English.
  package var language: String
  package var direction: PageDirection
  /// Where the data came from, for the foot: a base address, or a name like `sample`.
  package var source: String?
  /// What a film's number is put behind to make the address of its page.
  package var linkBase: String
  /// What a poster's size and path are put behind.
  package var imageBase: String
  /// Whether the page carries its DTD, so that a validating parser needs nothing else.
  package var embedsDoctype: Bool

  package init(
    title: String = defaultTitle, language: String = "en",
    direction: PageDirection = .leftToRight, source: String? = nil,
    linkBase: String = "https://www.themoviedb.org/movie/",
    imageBase: String = "https://image.tmdb.org/t/p/", embedsDoctype: Bool = false
  ) {
    self.title = title
    self.language = language
    self.direction = direction
    self.source = source
    self.linkBase = linkBase
    self.imageBase = imageBase
    self.embedsDoctype = embedsDoctype
  }

  package static let defaultTitle = "Movies"
}

/// Which way lines run, and with them carousels and columns.
package enum PageDirection: Sendable {
  case leftToRight
  case rightToLeft
}
