package import Movies

/// The cell of one film, which measures and paints itself.
///
/// From top to bottom: the title in at most two lines; date and rating, on one line where both
/// fit; optionally the overview. Measuring and painting use the same lines, so they agree:
///
///     Mission: Impossible - The       千と千尋の神隠し
///     Final Reckoning                 2001-07-20  ★ 8.5
///     2025-05-17  ★ 7.3
package struct MovieCell: Sendable {
  package var style: CellStyle
  /// At most so many lines of overview follow; 0 for none.
  package var overviewLines: Int

  package init(style: CellStyle = .plain, overviewLines: Int = 0) {
    self.style = style
    self.overviewLines = overviewLines
  }

  /// The rows that the film takes at so many columns, without gutter.
  package func rows(_ movie: Movie, columns: Int) -> Int {
    lines(movie, columns: columns, rows: .max).count
  }

  /// The height in points of the film's cell in a frame of this width: its rows, and one blank row
  /// that sets it off from the cell below.
  package func height(_ movie: Movie, width: Double) -> Double {
    CellGeometry.height(rows: rows(movie, columns: CellGeometry.contentColumns(width: width)))
  }

  /// The film in at most `limit` rows of at most `columns` columns; none is padded.
  ///
  /// Where rows are short the overview goes first, then the title's second line; a single row
  /// holds the title, and at its right end date and rating where it is wide enough.
  package func paint(_ movie: Movie, columns: Int, rows limit: Int = .max) -> [PaintedLine] {
    lines(movie, columns: columns, rows: limit).map { $0.painted(style: style) }
  }

  private func lines(_ movie: Movie, columns: Int, rows limit: Int) -> [CellLine] {
    guard columns >= 1, limit >= 1 else { return [] }
    let title = CellText(movie.title)
    let facts = MovieFacts(movie)
    if limit == 1 { return [facts.row(title: title, columns: columns)] }
    let factLines = facts.lines(columns: columns, atMost: limit - 1)
    let titleLines = title.lines(of: columns, atMost: min(2, limit - factLines.count))
    var lines = titleLines.map { CellLine([CellLine.Part($0, .bold)]) } + factLines
    let room = min(overviewLines, limit - lines.count)
    if room > 0 {
      let overview = CellText(movie.overview).lines(of: columns, atMost: room)
      lines += overview.map { CellLine([CellLine.Part($0, .none)]) }
    }
    return lines
  }
}
