/// What people see of a film: the fields that a cell or a page shows.
///
/// Records travel as bytes; this is the view of one that Presentation asks for.
package struct Movie: Equatable, Sendable {
  package var id: MovieID
  /// Falls back to the name, the original title, then `#id`; never empty.
  package var title: String
  package var originalTitle: String
  /// Nil where TMDb has no date yet, or the text is no day of the calendar.
  package var releaseDate: CalendarDate?
  /// 0 to 10 as TMDb wrote it, or nil where nobody voted: an average of no votes is no rating.
  package var rating: Double?
  package var voteCount: Int64
  package var overview: String
  /// `/name.jpg`, or nil.
  package var posterPath: String?
  /// ISO 639-1 as TMDb writes it (`cn` and `xx` occur), or empty.
  package var originalLanguage: String

  package init(
    id: MovieID, title: String, originalTitle: String = "", releaseDate: CalendarDate? = nil,
    rating: Double? = nil, voteCount: Int64 = 0, overview: String = "",
    posterPath: String? = nil, originalLanguage: String = ""
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.releaseDate = releaseDate
    self.rating = rating
    self.voteCount = voteCount
    self.overview = overview
    self.posterPath = posterPath
    self.originalLanguage = originalLanguage
  }
}
