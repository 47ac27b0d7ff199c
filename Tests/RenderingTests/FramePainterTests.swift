import MovieRecords
import Movies
import RecordStream
import Testing
import TextCells

@testable import Rendering

/// The same numbers in every run (Knuth's MMIX constants).
private struct Linear: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

@Suite struct FramePainterTests {
  private func movie(_ title: String) -> Movie {
    Movie(id: MovieID(1), title: title, rating: 7, voteCount: 1)
  }

  /// Frames in cells: column, row, columns, rows.
  private func frame(_ cells: (Int, Int, Int, Int)) -> FrameRecord {
    FrameRecord(
      x: Double(cells.0) * 8, y: Double(cells.1) * 16, width: Double(cells.2) * 8,
      height: Double(cells.3) * 16)
  }

  /// What goes out after each film, then at the end.
  private func steps(
    _ films: [(String, (Int, Int, Int, Int))], columns: Int = 20, wraps: Bool = true
  ) -> [[String]] {
    var painter = FramePainter(cell: MovieCell(), columns: columns, wraps: wraps)
    var steps: [[String]] = []
    for (title, cells) in films {
      switch painter.place(movie(title), frame(cells)) {
      case .placed(let block): steps.append(lines(block))
      case .hidden: steps.append(["hidden"])
      }
    }
    return steps + [lines(painter.flush())]
  }

  private func lines(_ block: FramePainter.Block?) -> [String] {
    guard let block else { return [] }
    return Array(repeating: "", count: block.blankRows)
      + block.lines.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `A row of a grid goes out when the next one begins`() {
    let films = [
      ("A", (0, 0, 10, 3)), ("B", (10, 0, 10, 3)), ("C", (0, 3, 10, 3)), ("D", (10, 3, 10, 3)),
    ]
    #expect(
      steps(films) == [
        [], [], ["A         B         ", "★ 7.0     ★ 7.0     "], [],
        ["", "C         D         ", "★ 7.0     ★ 7.0     "],
      ])
  }

  @Test func `Columns within a group stand side by side, although they come one by one`() {
    let films = [
      ("A", (0, 0, 10, 3)), ("B", (0, 3, 10, 3)), ("C", (10, 0, 10, 3)), ("D", (10, 3, 10, 3)),
      ("E", (0, 6, 10, 3)),
    ]
    #expect(
      steps(films) == [
        [], [], [], [],
        [
          "A         C         ", "★ 7.0     ★ 7.0     ", "", "B         D         ",
          "★ 7.0     ★ 7.0     ",
        ], ["", "E                   ", "★ 7.0               "],
      ])
  }

  @Test func `A high film beside two low ones is one block`() {
    let films = [
      ("A", (0, 0, 10, 6)), ("B", (10, 0, 10, 3)), ("C", (10, 3, 10, 3)), ("D", (0, 6, 10, 3)),
    ]
    #expect(
      steps(films)[3] == [
        "A         B         ", "★ 7.0     ★ 7.0     ", "", "          C         ",
        "          ★ 7.0     ",
      ])
  }

  @Test func `A frame whose place is taken moves down`() {
    let films = [("A", (0, 0, 12, 3)), ("B", (6, 1, 12, 3)), ("C", (0, 0, 20, 3))]
    #expect(
      steps(films).last == [
        "A                   ", "★ 7.0               ", "", "      B             ",
        "      ★ 7.0         ", "", "C                   ", "★ 7.0               ",
      ])
  }

  @Test func `A frame that points back into written rows comes after them`() {
    let films = [
      ("A", (0, 0, 20, 3)), ("B", (0, 9, 20, 3)), ("C", (0, 18, 20, 3)), ("D", (0, 0, 20, 3)),
    ]
    // Below B, and above C, which has not been written yet.
    #expect(
      steps(films).last?.filter { !$0.isEmpty } == [
        "D                   ", "★ 7.0               ", "C                   ",
        "★ 7.0               ",
      ])
  }

  @Test func `A carousel wraps into rows that keep its inset`() {
    let films = [
      ("A", (1, 0, 9, 3)), ("B", (10, 0, 9, 4)), ("C", (19, 0, 9, 3)), ("D", (28, 0, 9, 3)),
    ]
    #expect(
      steps(films) == [
        [], [], [" A        B         ", " ★ 7.0    ★ 7.0     "], [],
        ["", "", " C        D         ", " ★ 7.0    ★ 7.0     "],
      ])
  }

  @Test func `Groups of several rows wrap as a whole`() {
    let films = [
      ("A", (0, 0, 20, 3)), ("B", (0, 3, 20, 3)), ("C", (20, 0, 20, 3)), ("D", (20, 3, 20, 3)),
    ]
    #expect(
      steps(films).flatMap { $0 }.filter { !$0.contains("★") }.map { $0.prefix(1) } == [
        "A", "", "B", "", "C", "", "D",
      ])
  }

  @Test func `A row that is cut shows the film at its edge as far as a date fits`() {
    let films = [("A", (0, 0, 16, 3)), ("Brazil", (16, 0, 16, 3)), ("C", (32, 0, 16, 3))]
    #expect(steps(films, columns: 26, wraps: false)[2] == ["hidden"])
    #expect(
      steps(films, columns: 26, wraps: false)[3] == [
        "A               Brazil    ", "★ 7.0           ★ 7.0     ",
      ])
    #expect(steps(films, columns: 25, wraps: false)[1] == ["hidden"])
  }

  @Test func `A film that is wider than the page is cut at its width`() {
    #expect(steps([("The Long Goodbye", (0, 0, 60, 3))], columns: 12)[1].first == "The Long Go…")
    #expect(
      steps([("The Long Goodbye", (0, 0, 60, 3))], columns: 12, wraps: false)[1].count == 2)
  }

  @Test func `Frames of any kind neither crash nor overlap nor lose a film`() {
    var generator = Linear(state: 1)
    for _ in 0..<200 {
      var painter = FramePainter(cell: MovieCell(), columns: 40, wraps: true)
      var page: [String] = []
      let titles = (0..<12).map { "<\($0)>" }
      for title in titles {
        let numbers = (0..<4).map { _ in Double.random(in: -50...800, using: &generator) }
        let frame = FrameRecord(
          x: numbers[0], y: numbers[1], width: max(48, numbers[2]), height: max(0, numbers[3]))
        if case .placed(let block) = painter.place(movie(title), frame) { page += lines(block) }
      }
      page += lines(painter.flush())
      let text = page.joined(separator: "\n")
      #expect(titles.allSatisfy { text.contains($0) })
      #expect(page.allSatisfy { $0.isEmpty || $0.displayColumns == 40 })
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func `Frames beyond all bounds are painted somewhere near`(number: Double) {
    var painter = FramePainter(cell: MovieCell(), columns: 40, wraps: true)
    let frame = FrameRecord(x: number, y: 0, width: 100, height: 48)
    guard case .placed = painter.place(movie("A"), frame) else {
      Issue.record("hidden")
      return
    }
    #expect(lines(painter.flush()).count == 2)
  }
}
