internal import Movies
internal import TextCells

/// A film on one line, where no layout says otherwise.
///
///      9  2025  ★ 7.1  Lilo & Stitch
///     10  2001  ★ 8.5  千と千尋の神隠し
///
/// The title stands last, so that the columns before it line up while films still come in, and a
/// long title is cut only where the line has an end.
struct FilmLine {
  let style: CellStyle
  /// The digits of the highest rank, if that is known.
  let rankColumns: Int

  init(count: Int?, style: CellStyle) {
    self.style = style
    rankColumns = max(3, count.map { String($0).utf8.count } ?? 0)
  }

  func painted(_ movie: Movie, rank: Int, columns: Int?) -> PaintedLine {
    var line = PaintedLine()
    let number = CellText(String(rank))
    line.pad(to: rankColumns - number.columns)
    line.append(number, .dim, style: style)
    line.pad(to: line.columns + 2)
    let year = CellText(movie.releaseDate.map { String($0.description.prefix(4)) } ?? "—")
    line.append(year, .dim, style: style)
    line.pad(to: line.columns + 4 - year.columns + 2)
    let rating = Rating(movie.rating)
    line.append(rating, style: style)
    // As wide as ★ 10.0, and a space.
    line.pad(to: line.columns + 6 - rating.columns + 1)
    let title = CellText(movie.title)
    line.append(columns.map { title.cut(to: $0 - line.columns) } ?? title, .bold, style: style)
    return line
  }
}
