internal import LayoutEngine
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TextCells

/// The heights of films' cells, most of them without decoding the film.
///
/// What a cell measures depends on how many lines the title takes, and in narrow cells on whether
/// there are a date and a rating. The cell itself says what each of these cases measures; with an
/// overview, films are decoded and measured one by one.
struct CellHeights: Sendable {
  private let cell: MovieCell
  private var width = Double.nan
  private var columns = 0
  /// By whether the title takes two lines, there is a date, and there is a rating.
  private var cases: [Double] = []
  private var dateMatters = false
  private var ratingMatters = false

  init(_ cell: MovieCell) { self.cell = cell }

  /// The height of the film's cell, or nil where the record is no film.
  mutating func height(
    _ film: borrowing RecordView, _ members: FilmMembers, width: Double
  ) -> Double? {
    if width != self.width { prepare(width) }
    if !cases.isEmpty, let id = members.id.flatMap({ film.field(at: $0).integer() }), id >= 1,
      let title = members.title, let lines = lines(of: film.field(at: title))
    {
      return cases[
        (lines - 1) * 4 + (dateMatters && Self.hasDate(film) ? 2 : 0)
          + (ratingMatters && Self.hasRating(film) ? 1 : 0)]
    }
    return Movie(film).map { cell.height($0, width: width) }
  }

  /// As `Movie` reads it.
  private static func hasDate(_ film: borrowing RecordView) -> Bool {
    film.value(of: "release_date")?.string().flatMap { CalendarDate($0) } != nil
  }

  private static func hasRating(_ film: borrowing RecordView) -> Bool {
    film.value(of: "vote_count")?.integer() ?? 0 > 0
      && film.value(of: "vote_average")?.number() != nil
  }

  /// How many lines a title takes; nil where that is better left to the cell.
  ///
  /// No character is wider than two columns, so a title that is too long has a first line.
  private func lines(of title: FieldView) -> Int? {
    guard title.kind == .string, columns >= 2 else { return nil }
    let known = title.hasEscapes ? nil : TitleColumns.count(title.content)
    guard let taken = known ?? title.string().map({ CellText($0).columns }), taken > 0 else {
      return nil
    }
    return taken <= columns ? 1 : 2
  }

  private mutating func prepare(_ width: Double) {
    self.width = width
    columns = CellGeometry.contentColumns(width: width)
    cases = []
    guard cell.overviewLines == 0, columns < 1_000_000 else { return }
    for title in ["i", String(repeating: "i", count: columns + 1)] {
      for date in [nil, CalendarDate(year: 2000, month: 1, day: 1)] {
        for rating in [nil, 5.0] {
          cases.append(
            cell.height(Self.film(title, date, rating), width: width))
        }
      }
    }
    dateMatters = !(0..<8).allSatisfy { cases[$0] == cases[$0 & 5] }
    ratingMatters = !(0..<8).allSatisfy { cases[$0] == cases[$0 & 6] }
  }

  private static func film(_ title: String, _ date: CalendarDate?, _ rating: Double?) -> Movie {
    Movie(
      id: MovieID(1), title: title, originalTitle: "", releaseDate: date, rating: rating,
      voteCount: 1, overview: "", posterPath: nil, originalLanguage: "")
  }
}
