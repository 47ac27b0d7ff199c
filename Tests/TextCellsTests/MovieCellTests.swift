import Movies
import Testing

@testable import TextCells

@Suite struct MovieCellTests {
  static let spirited = Movie(
    id: MovieID(129), title: "千と千尋の神隠し", releaseDate: CalendarDate(year: 2001, month: 7, day: 20),
    rating: 8.536, voteCount: 17_000,
    overview: "A girl works in a bath house of spirits to free her parents.")
  static let reckoning = Movie(
    id: MovieID(575_265), title: "Mission: Impossible - The Final Reckoning",
    releaseDate: CalendarDate(year: 2025, month: 5, day: 17), rating: 7.25, voteCount: 2000)
  static let unknown = Movie(id: MovieID(7), title: "#7")
  static let said = Movie(id: MovieID(8), title: "سعيد", rating: 10, voteCount: 1)

  @Test(arguments: [
    (spirited, 25, ["千と千尋の神隠し", "2001-07-20  ★ 8.5"]),
    (spirited, 16, ["千と千尋の神隠し", "2001-07-20", "★ 8.5"]),
    (spirited, 10, ["千と千尋の", "神隠し", "2001-07-20", "★ 8.5"]),
    (spirited, 6, ["千と千", "尋の…", "2001-…", "★ 8.5"]),
    (spirited, 3, ["千", "と…", "20…", "★"]),
    (reckoning, 25, ["Mission: Impossible - The", "Final Reckoning", "2025-05-17  ★ 7.3"]),
    (unknown, 25, ["#7", "—"]), (unknown, 5, ["#7", "—"]), (said, 18, ["سعيد", "★ 10.0"]),
  ])
  func `A cell shows title, date and rating`(movie: Movie, columns: Int, lines: [String]) {
    #expect(text(MovieCell().paint(movie, columns: columns)) == lines)
  }

  @Test(arguments: [
    (reckoning, 25, 1, ["Mission: Impossible - Th…"]),
    (reckoning, 25, 2, ["Mission: Impossible - Th…", "2025-05-17  ★ 7.3"]),
    (reckoning, 16, 2, ["Mission: Imposs…", "2025  ★ 7.3"]),
    (reckoning, 16, 3, ["Mission: Imposs…", "2025-05-17", "★ 7.3"]),
    (reckoning, 9, 2, ["Mission:…", "★ 7.3"]),
    (reckoning, 60, 1, ["Mission: Impossible - The Final Reckoni…  2025-05-17  ★ 7.3"]),
    (spirited, 60, 1, ["千と千尋の神隠し                          2001-07-20  ★ 8.5"]),
    (unknown, 60, 1, ["#7                                                    —"]),
  ])
  func `Where rows are short a cell keeps what matters`(
    movie: Movie, columns: Int, rows: Int, lines: [String]
  ) {
    #expect(text(MovieCell().paint(movie, columns: columns, rows: rows)) == lines)
  }

  @Test func `An overview follows in as many lines as asked for`() {
    let cell = MovieCell(overviewLines: 2)
    #expect(
      text(cell.paint(Self.spirited, columns: 25)) == [
        "千と千尋の神隠し", "2001-07-20  ★ 8.5", "A girl works in a bath", "house of spirits to free…",
      ])
    #expect(cell.rows(Self.unknown, columns: 25) == 2)
  }

  @Test(arguments: [spirited, reckoning, unknown, said])
  func `What is measured is what is painted, and it fits`(movie: Movie) {
    for overviewLines in [0, 3] {
      let cell = MovieCell(overviewLines: overviewLines)
      for columns in 0...90 {
        let lines = cell.paint(movie, columns: columns)
        #expect(cell.rows(movie, columns: columns) == lines.count)
        #expect(lines.allSatisfy { $0.columns <= columns })
        #expect(lines.allSatisfy { $0.columns == text([$0])[0].displayColumns })
        for limit in 0..<lines.count {
          #expect(cell.paint(movie, columns: columns, rows: limit).count <= limit)
        }
        let width = Double(columns + 1) * 8
        guard columns >= 1 else { continue }
        #expect(cell.height(movie, width: width) == Double(lines.count + 1) * 16)
      }
    }
  }

  @Test(arguments: [
    (nil, "—"), (0, "—"), (0.04, "—"), (0.05, "★ 0.1"), (7.85, "★ 7.9"), (10, "★ 10.0"),
    (.nan, "—"), (1e300, "—"),
  ])
  func `A rating has one decimal, and none is a dash`(average: Double?, shown: String) {
    #expect(Rating(average).parts.map(\.text.text).joined() == shown)
  }

  @Test func `Colour is bold titles, dim dates and a yellow star, each closed again`() {
    let cell = MovieCell(style: CellStyle(isColored: true))
    #expect(
      text(cell.paint(Self.spirited, columns: 25)) == [
        "\u{1B}[1m千と千尋の神隠し\u{1B}[22m",
        "\u{1B}[2m2001-07-20\u{1B}[22m  \u{1B}[33m★\u{1B}[39m 8.5",
      ])
    #expect(cell.paint(Self.spirited, columns: 25).map(\.columns) == [16, 17])
  }

  @Test func `Right-to-left text is isolated where the terminal is asked to`() {
    let cell = MovieCell(style: CellStyle(isolatesRightToLeft: true))
    let lines = text(cell.paint(Self.said, columns: 20))
    #expect(lines[0].unicodeScalars.elementsEqual("\u{2068}سعيد\u{2069}".unicodeScalars))
    #expect(lines[1] == "★ 10.0")
  }

  private func text(_ lines: [PaintedLine]) -> [String] {
    lines.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
