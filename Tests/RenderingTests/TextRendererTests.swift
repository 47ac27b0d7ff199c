import Foundation
import MovieRecords
import Movies
import RecordStream
import Testing
import TextCells

@testable import Rendering

@Suite struct TextRendererTests {
  private let layout = SampleLayout(width: 640)

  private func framed(
    _ movies: [Movie], columns: Int = 3, options: TextOptions = TextOptions()
  ) -> [String] {
    SamplePage.page(options) { page, out in
      page.beginSection(id: "s", title: "Films", count: movies.count, width: 640, into: &out)
      page.heading(frame: layout.heading(y: 0), into: &out)
      for (movie, frame) in zip(movies, layout.grid(movies, columns: columns, y: 44)) {
        page.movie(movie, frame: frame, into: &out)
      }
    }.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: 1...8)
  func `Every row of a grid ends at the same column`(columns: Int) {
    let lines = framed(SampleFilms.popular, columns: columns)
    #expect(lines.allSatisfy { $0.isEmpty || $0.displayColumns == 80 })
  }

  @Test(arguments: 1...8)
  func `A film's title begins where its column begins`(columns: Int) throws {
    let width = 640 / Double(columns)
    let lines = framed(SampleFilms.upcoming, columns: columns)
    for (index, movie) in SampleFilms.upcoming.enumerated() {
      let word = movie.title.prefix(3)
      let line = try #require(lines.first { $0.contains(word) })
      let before = line[..<(try #require(line.range(of: word)).lowerBound)]
      #expect(before.displayColumns == CellGeometry.column(at: Double(index % columns) * width))
    }
  }

  @Test func `A hostile title cannot steer a terminal or break a row`() {
    let hostile = [
      "a\u{1B}[31mRED\u{1B}[2J", "x\u{1B}]52;c;aGk=\u{7}", "y\u{9B}2J", "Alien\u{1B}]0;",
      "a\tb\r\nc",
      "\u{202E}gnp.exe", "\u{2066}\u{2066}", "e" + String(repeating: "\u{301}", count: 500), "\0",
    ].map { Movie(id: MovieID(1), title: $0, overview: $0) }
    for options in [TextOptions(), TextOptions(columns: 80, overviewLines: 2)] {
      let page = framed(hostile, options: options)
      let lists = SamplePage.page(options) { page, out in
        page.beginSection(id: "s", title: hostile[0].title, into: &out)
        for movie in hostile { page.movie(movie, into: &out) }
      }
      #expect(page.allSatisfy { $0.isEmpty || $0.displayColumns == 80 })
      let scalars = (page.joined() + lists.filter { $0 != "\n" }).unicodeScalars
      #expect(!scalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) })
      #expect(!scalars.contains { (0x2066...0x2069).contains($0.value) })
    }
  }

  @Test func `A film without frame among framed ones takes a line`() {
    let page = SamplePage.page(TextOptions()) { page, out in
      page.beginSection(id: "s", title: "Films", width: 160, into: &out)
      page.heading(
        frame: FrameRecord(x: 0, y: 0, width: 160, height: 44), into: &out)
      page.movie(
        Movie(id: MovieID(1), title: "A"),
        frame: FrameRecord(x: 0, y: 44, width: 160, height: 48), into: &out)
      page.movie(Movie(id: MovieID(2), title: "B"), into: &out)
    }
    #expect(
      page == """
        Films
        ────────────────────

        A\(String(repeating: " ", count: 19))
        —\(String(repeating: " ", count: 19))
          2  —     —      B

        """)
  }

  @Test func `A section without films says so`() {
    let listed = SamplePage.page(TextOptions()) { page, out in
      page.beginSection(id: "s", title: "Films", into: &out)
    }
    #expect(listed == "Films\n─────\nNo films.\n")
    #expect(framed([]).first?.hasPrefix("Films") == true)
    #expect(framed([]).last == "No films.")
  }

  @Test func `A page without sections is its notice, or nothing`() {
    #expect(SamplePage.page(TextOptions()) { _, _ in } == "")
    #expect(SamplePage.page(TextOptions(notice: "Made by TMDB.")) { _, _ in } == "Made by TMDB.\n")
  }

  @Test func `A narrow page wraps the notice instead of cutting it`() {
    let page = SamplePage.page(TextOptions(columns: 30, notice: SamplePage.notice)) { _, _ in }
    #expect(page.split(separator: "\n").joined(separator: " ") == SamplePage.notice)
  }

  @Test(arguments: [
    (1, "‹ 1–5 of 20 ›"), (20, "‹ 20 of 20 ›"), (99, "‹ 20 of 20 ›"), (0, "‹ 1–5 of 20 ›"),
  ])
  func `A carousel says which films it shows`(first: Int, label: String) {
    let options = TextOptions(columns: 80, wrapsCarousels: false, scroll: ["popular": first])
    #expect(SamplePage.laidOut(columns: 80, options: options).contains(label))
  }

  @Test func `A row that goes on beyond the width says so below where nobody said it scrolls`() {
    let options = TextOptions(columns: 80, wrapsCarousels: false)
    let page = SamplePage.page(options) { page, out in
      page.beginSection(id: "s", title: "Films", width: 640, into: &out)
      page.heading(frame: layout.heading(y: 0), into: &out)
      for (movie, frame) in zip(
        SampleFilms.popular, layout.carousel(SampleFilms.popular, y: 44))
      {
        page.movie(movie, frame: frame, into: &out)
      }
    }
    #expect(page.hasSuffix("‹ 1–5 of 20 ›\n"))
  }

  @Test func `A section's distance from the one above does not matter`() {
    func page(_ y: Double) -> String {
      SamplePage.page(TextOptions()) { page, out in
        page.beginSection(id: "s", title: "Films", width: 640, into: &out)
        page.heading(frame: layout.heading(y: y), into: &out)
        let frames = layout.grid(SampleFilms.upcoming, columns: 3, y: y + 44)
        for (movie, frame) in zip(SampleFilms.upcoming, frames) {
          page.movie(movie, frame: frame, into: &out)
        }
      }
    }
    for y in [16.0, 1000, 123.4, 7.9] { #expect(page(y) == page(0)) }
  }

  @Test func `A section that comes again goes on with its ranks`() {
    let films = (1...5).map { Movie(id: MovieID($0), title: "Film \($0)") }
    let page = SamplePage.page(TextOptions()) { page, out in
      for (id, film) in zip(["a", "a", "b", "a", "b"], films) {
        page.beginSection(id: id, title: id.uppercased(), into: &out)
        page.movie(film, into: &out)
      }
    }
    #expect(
      page == """
        A
        ─
          1  —     —      Film 1
          2  —     —      Film 2

        B
        ─
          1  —     —      Film 3

        A (continued)
        ─────────────
          3  —     —      Film 4

        B (continued)
        ─────────────
          2  —     —      Film 5

        """)
  }

  @Test func `Films without a section are shown without a title`() {
    let page = SamplePage.page(TextOptions()) { page, out in
      page.movie(SampleFilms.popular[0], into: &out)
      page.movie(SampleFilms.popular[2], into: &out)
    }
    #expect(page == "  1  2025  ★ 7.1  Lilo & Stitch\n  2  2001  ★ 8.5  千と千尋の神隠し\n")
  }

  @Test func `A layout beyond all bounds does not flood the output`() {
    let page = SamplePage.page(TextOptions()) { page, out in
      page.beginSection(id: "s", title: "Films", width: 1e12, into: &out)
      page.heading(
        frame: FrameRecord(x: 0, y: 0, width: 1e12, height: 1e12), into: &out)
      page.heading(frame: FrameRecord(x: 0, y: 0, width: 9, height: 9), into: &out)
      for (index, movie) in SampleFilms.popular.enumerated() {
        let frame = FrameRecord(x: 0, y: Double(index) * 1e9, width: 1e12, height: 1e12)
        page.movie(movie, frame: frame, into: &out)
      }
    }
    #expect(page.utf8.count < 2_000_000)
    #expect(SampleFilms.popular.allSatisfy { page.contains($0.title.sanitised) })
  }

  @Test func `Sections that a layout sets side by side are stacked`() {
    let page = SamplePage.page(TextOptions()) { page, out in
      for index in 0..<2 {
        page.beginSection(id: "s\(index)", title: "Films", width: 640, into: &out)
        let x = Double(index) * 640
        page.movie(
          SampleFilms.popular[0], frame: FrameRecord(x: x, y: 0, width: 300, height: 48),
          into: &out)
      }
    }
    #expect(page.split(separator: "\n").map { $0.prefix(4) } == ["Lilo", "2025", "Lilo", "2025"])
  }
}
