internal import LayoutEngine
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TextCells

/// The heights of films' cells, most of them without decoding the film.
///
/// What a cell measures depends on how many lines the title takes. The cell itself says what either
/// case measures, for films with and without date and rating; where that is not all there is to it,
/// films are decoded and measured one by one.
struct CellHeights: Sendable {
  private let cell: MovieCell
  private var width = Double.nan
  private var columns = 0
  /// For titles of one line and of two; nil where more than the title's lines matters.
  private var byLines: [Double]?

  init(_ cell: MovieCell) { self.cell = cell }

  /// The height of the film's cell, or nil where the record is no film.
  mutating func height(
    _ film: borrowing RecordView, _ members: FilmMembers, width: Double
  ) -> Double? {
    if width != self.width { prepare(width) }
    if let byLines, let id = members.id.flatMap({ film.field(at: $0).integer() }), id >= 1,
      let title = members.title, let lines = lines(of: film.field(at: title))
    {
      return byLines[lines - 1]
    }
    return Movie(film).map { cell.height($0, width: width) }
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
    byLines = nil
    guard cell.overviewLines == 0, columns < 1_000_000 else { return }
    var heights: [Double] = []
    for title in ["i", String(repeating: "i", count: columns + 1)] {
      let date = CalendarDate(year: 2000, month: 1, day: 1)
      let films = [(date, 5.0), (date, nil), (nil, 5.0), (nil, nil)].map { date, rating in
        Movie(
          id: MovieID(1), title: title, originalTitle: "", releaseDate: date, rating: rating,
          voteCount: 1, overview: "", posterPath: nil, originalLanguage: "")
      }
      let all = films.map { cell.height($0, width: width) }
      guard let height = all.first, all.allSatisfy({ $0 == height }) else { return }
      heights.append(height)
    }
    byLines = heights
  }
}
