import Foundation
import RecordStream
import TestSupport
import Testing

@testable import XHTMLRendering

/// The page in Chromium: what it draws, and what axe-core says of it.
@Suite(.timeLimit(.minutes(5)), .serialized, .needs("chromedriver")) struct BrowserTests {
  /// Opens a page from a file, as the person would, and hands over the browser.
  private func browse(_ page: String, _ body: (WebDriver) throws -> Void) throws {
    let folder = try ScratchFolder()
    let browser = try WebDriver()
    try browser.open(file: try folder.write("page.xhtml", page))
    try body(browser)
  }

  @Test func `boxes stand where the layout puts them`() throws {
    try browse(seedPage()) { browser in
      for width in [320, 390, 768, 1024] {
        try browser.resize(width: width, height: 900)
        let boxes = try Boxes(browser)
        #expect(
          try browser.evaluate("return document.contentType") as? String == "application/xhtml+xml")
        #expect(try browser.boxes("main").map(\.width) == [Double(width)])
        #expect(boxes.headers.map(\.width) == [Double(width), Double(width)])
        #expect(boxes.headers.map(\.height) == [44, 44])
        let third = Double(width) / 3
        for (index, box) in boxes.carousel.enumerated() {
          expect(box.x, 140 * Double(index), "carousel \(index) at \(width)")
          expect(box.width, 140, "carousel \(index) at \(width)")
          expect(box.y, boxes.carousel[0].y, "carousel \(index) at \(width)")
        }
        for (index, box) in boxes.grid.enumerated() {
          expect(box.x, third * Double(index % 3), "grid \(index) at \(width)")
          expect(box.width, third, "grid \(index) at \(width)")
        }
        // Nothing between header and items, between sections, or between rows.
        expect(boxes.carousel[0].y, boxes.headers[0].y + 44, "carousel's top")
        let tallest = boxes.carousel.map(\.height).max() ?? 0
        expect(boxes.headers[1].y, boxes.carousel[0].y + tallest, "second header")
        expect(boxes.grid[0].y, boxes.headers[1].y + 44, "grid's top")
        var top = boxes.grid[0].y
        for row in stride(from: 0, to: boxes.grid.count, by: 3) {
          let items = boxes.grid[row..<min(row + 3, boxes.grid.count)]
          for item in items { expect(item.y, top, "row \(row / 3) at \(width)") }
          top += items.map(\.height).max() ?? 0
        }
      }
    }
  }

  @Test func `spacing, insets, rows and parts of a width stand where the layout puts them`()
    throws
  {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions())
    writer.begin(into: &page)
    writer.beginSection(
      title: "Carousel",
      layout: .carousel(
        itemWidth: .fraction(0.4), rows: 2, itemSpacing: 6, groupSpacing: 10,
        insets: PageInsets(top: 3, leading: 16, bottom: 5, trailing: 20)), into: &page)
    for _ in 0..<5 { writer.movie(sampleMovies[2], into: &page) }
    writer.beginSection(
      title: "Grid",
      layout: .grid(
        columns: 4, itemSpacing: 6, groupSpacing: 10,
        insets: PageInsets(top: 3, leading: 16, bottom: 5, trailing: 20)), into: &page)
    for _ in 0..<5 { writer.movie(sampleMovies[2], into: &page) }
    writer.end(into: &page)
    try browse(page.text) { browser in
      try browser.resize(width: 800, height: 900)
      let boxes = try Boxes(browser)
      let height = boxes.carousel[0].height
      for (index, box) in boxes.carousel.enumerated() {
        expect(box.width, 320, "carousel \(index)")
        expect(box.x, 16 + Double(index / 2) * 330, "carousel \(index)")
        expect(
          box.y, boxes.headers[0].y + 44 + 3 + Double(index % 2) * (height + 6),
          "carousel \(index)")
      }
      let column = (800.0 - 36 - 18) / 4
      for (index, box) in boxes.grid.enumerated() {
        expect(box.width, column, "grid \(index)")
        expect(box.x, 16 + Double(index % 4) * (column + 6), "grid \(index)")
      }
      expect(boxes.headers[1].x, 16, "header follows the insets")
      expect(boxes.headers[1].width, 800 - 36, "header follows the insets")
      expect(boxes.grid[4].y, boxes.grid[0].y + boxes.grid[0].height + 10, "second row")
    }
  }

  @Test(arguments: [(0.5, 0.0), (0.9, 40), (0.4, 10)])
  func `a centred carousel has its first group in the middle`(_ part: Double, _ inset: Double)
    throws
  {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions())
    writer.begin(into: &page)
    let insets = PageInsets(leading: inset, trailing: inset)
    for width in [PageLength.fraction(part), .points(part * 800)] {
      writer.beginSection(
        title: "Carousel",
        layout: .carousel(itemWidth: width, insets: insets, scrolling: .groupPagingCentered),
        into: &page)
      for _ in 0..<4 { writer.movie(sampleMovies[2], into: &page) }
    }
    writer.beginSection(title: "Grid", layout: .grid(), into: &page)
    writer.movie(sampleMovies[2], into: &page)
    writer.end(into: &page)
    try browse(page.text) { browser in
      try browser.resize(width: 800, height: 900)
      let start = max(inset, 400 * (1 - part))
      func place(_ item: Int) -> Double { start + Double(item % 4) * 800 * part }
      // In the window that the page was loaded in, narrower than this one, the first film was
      // scrolled to the middle; the place at rest is asked for, not what is left of that.
      _ = try browser.evaluate(
        "document.querySelectorAll('.carousel').forEach(row => { row.scrollLeft = 0 })")
      let items = try Boxes(browser).carousel
      for box in items.enumerated() {
        expect(box.element.width, 800 * part, "item \(box.offset)")
        expect(box.element.x, place(box.offset), "item \(box.offset)")
      }
    }
  }

  @Test(
    .enabled(
      if: CheckerFiles.isWanted(CheckerFiles.axe),
      "needs axe.min.js (pip install axe-playwright-python, or AXE_JS)"),
    arguments: ["light", "dark"])
  func `axe-core finds no violation`(_ scheme: String) throws {
    let axe = try String(contentsOfFile: try #require(CheckerFiles.axe), encoding: .utf8)
    for page in [seedPage(), samplePage()] {
      try browse(page) { browser in
        try browser.emulate(["prefers-color-scheme": scheme])
        for width in [390, 1024] {
          try browser.resize(width: width, height: 900)
          _ = try browser.evaluate(axe + "\nreturn 0")
          let found = try browser.evaluateLater(
            """
            axe.run(document, {resultTypes: ['violations']}).then(result => done(
              result.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html).join(' | '))
                .concat(result.passes.length > 10 ? [] : ['axe ran no rules'])));
            """)
          #expect(found as? [String] == [])
        }
      }
    }
  }

  @Test func `nothing is wider than the page, and the page fits the narrowest screen`() throws {
    try browse(samplePage()) { browser in
      for width in [320, 1024] {
        try browser.resize(width: width, height: 900)
        let extent = try browser.evaluate("return document.documentElement.scrollWidth")
        #expect((extent as? NSNumber)?.intValue == width)
      }
    }
  }

  @Test func `a long list asks for few pictures, and lays out what comes into view`() throws {
    var page = ByteBuffer()
    var writer = PageWriter(PageOptions(imageBase: "missing/"))
    writer.begin(into: &page)
    writer.beginSection(title: "Carousel", layout: .carousel(), into: &page)
    writer.movie(sampleMovies[0], into: &page)
    writer.beginSection(title: "Grid", layout: .grid(), into: &page)
    for _ in 0..<600 { writer.movie(sampleMovies[0], into: &page) }
    writer.end(into: &page)
    try browse(page.text) { browser in
      try browser.resize(width: 1024, height: 900)
      let asked = try browser.evaluateLater(
        """
        requestAnimationFrame(() => requestAnimationFrame(() => done(
          performance.getEntriesByType('resource').length)));
        """)
      #expect((asked as? NSNumber)?.intValue ?? 601 < 60)
      _ = try browser.evaluateLater(
        """
        scrollTo(0, 1e9);
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
        """)
      let boxes = try Boxes(browser)
      let first = boxes.grid[0]
      let last = boxes.grid[599]
      expect(last.height, first.height, "a film in view")
      expect(last.x, 2 * 1024.0 / 3, "the last film")
    }
  }

  @Test func `on paper carousels wrap and nothing is cut`() throws {
    try browse(seedPage()) { browser in
      try browser.resize(width: 700, height: 1000)
      try browser.emulate(media: "print", [:])
      let boxes = try Boxes(browser)
      #expect(boxes.carousel.allSatisfy { $0.x + $0.width <= 700.5 })
      #expect(Set(boxes.carousel.map { $0.y.rounded() }).count > 1)
    }
  }

  @Test func `the keyboard reaches the skip link first, then carousel and films, always visibly`()
    throws
  {
    try browse(seedPage()) { browser in
      try browser.resize(width: 1024, height: 900)
      var reached: [String] = []
      for _ in 0..<4 {
        for type in ["keyDown", "keyUp"] {
          try browser.devTools(
            "Input.dispatchKeyEvent",
            ["type": type, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9])
        }
        let state = try browser.evaluate(
          """
          const e = document.activeElement, box = e.getBoundingClientRect();
          const ring = [getComputedStyle(e), getComputedStyle(e, '::after')]
            .some(s => s.outlineStyle == 'solid' && parseFloat(s.outlineWidth) >= 3);
          return e.localName + '.' + e.className + (ring && box.top >= 0 ? ' visible' : ' hidden');
          """)
        reached.append(state as? String ?? "")
      }
      #expect(reached == ["a.skip visible", "ul.carousel visible", "a. visible", "a. visible"])
    }
  }

  /// With TMDB_SCREENSHOTS naming a folder, pictures to be looked at.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TMDB_SCREENSHOTS"] != nil))
  func pictures() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TMDB_SCREENSHOTS"])
    for (name, page) in [("seed", seedPage()), ("sample", samplePage())] {
      try browse(page) { browser in
        for scheme in ["light", "dark"] {
          for width in [390, 1024] {
            try browser.emulate(["prefers-color-scheme": scheme])
            try browser.resize(width: width, height: 1400)
            try browser.screenshot(
              to: "\(folder)/\(name)-\(scheme)-\(width).png")
          }
        }
      }
    }
  }
}

/// A number agrees with the layout's to one pixel.
private func expect(
  _ found: Double, _ layout: Double, _ what: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    (found - layout).magnitude <= 1, "\(what): \(found), not \(layout)",
    sourceLocation: sourceLocation)
}

/// A carousel and a grid, as the page of popular and upcoming films has them.
private func seedPage() -> String {
  var page = ByteBuffer()
  var writer = PageWriter(PageOptions(source: "sample"))
  writer.begin(into: &page)
  writer.beginSection(title: "Popular Movies", layout: .carousel(), count: 20, into: &page)
  for index in 0..<20 { writer.movie(sampleMovies[index % sampleMovies.count], into: &page) }
  writer.beginSection(title: "Upcoming Movies", layout: .grid(), count: 20, into: &page)
  for index in 0..<20 { writer.movie(sampleMovies[index % sampleMovies.count], into: &page) }
  writer.end(into: &page)
  return page.text
}

private struct Boxes {
  var headers: [WebDriver.Box]
  var carousel: [WebDriver.Box]
  var grid: [WebDriver.Box]

  init(_ browser: WebDriver) throws {
    headers = try browser.boxes("h2")
    carousel = try browser.boxes(".carousel > li")
    grid = try browser.boxes(".grid > li")
    try #require(!headers.isEmpty && !carousel.isEmpty && !grid.isEmpty)
  }
}
