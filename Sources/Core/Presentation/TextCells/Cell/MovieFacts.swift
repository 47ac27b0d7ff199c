internal import Movies

/// A film's date and rating, in the forms that a cell has room for.
struct MovieFacts {
  private let date: CellText?
  private let year: CellText?
  private let rating: Rating

  init(_ movie: Movie) {
    date = movie.releaseDate.map { CellText(sanitised: $0.description, columns: 10) }
    year = movie.releaseDate.map {
      CellText(sanitised: String($0.description.prefix(4)), columns: 4)
    }
    rating = Rating(movie.rating)
  }

  /// Date and rating: on one line from 18 columns, whatever the film, so that the cells of a grid
  /// look alike; on two below; in one short line where there is but one.
  func lines(columns: Int, atMost limit: Int) -> [CellLine] {
    guard limit >= 1 else { return [] }
    if columns >= Self.joinedColumns { return [joined(date)] }
    if limit == 1, date != nil {
      let short = joined(year)
      return [short.columns <= columns ? short : cut(rating.parts, to: columns)]
    }
    return (date.map { [cut([CellLine.Part($0, .dim)], to: columns)] } ?? [])
      + [cut(rating.parts, to: columns)]
  }

  /// A film in one row: the title, and from 40 columns on date and rating at the right end.
  func row(title: CellText, columns: Int) -> CellLine {
    guard columns >= 40 else {
      return CellLine([CellLine.Part(title.cut(to: columns), .bold)])
    }
    // The longest rating, so that dates stand below each other.
    let room = columns - Self.joinedColumns - 2
    let shown = title.cut(to: room)
    let blank = CellText(sanitised: "", columns: 0).padded(to: room - shown.columns + 2)
    return CellLine(
      [CellLine.Part(shown, .bold), CellLine.Part(blank, .none)]
        + joined(date ?? CellText(sanitised: "", columns: 0).padded(to: 10)).parts)
  }

  /// `2001-07-20  ★ 10.0`.
  private static let joinedColumns = 18

  private func joined(_ date: CellText?) -> CellLine {
    guard let date else { return CellLine(rating.parts) }
    return CellLine(
      [CellLine.Part(date, .dim), CellLine.Part(CellText(sanitised: "  ", columns: 2), .none)]
        + rating.parts)
  }

  /// The parts where they fit, else the first of them, cut.
  private func cut(_ parts: [CellLine.Part], to columns: Int) -> CellLine {
    let line = CellLine(parts)
    guard line.columns > columns, let first = parts.first else { return line }
    return CellLine([CellLine.Part(first.text.cut(to: columns), first.emphasis)])
  }
}
