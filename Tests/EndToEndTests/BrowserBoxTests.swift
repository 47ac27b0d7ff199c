import Foundation
import TestSupport
import Testing

/// Two layouts of the same films: tmdb-layout's frames, and the boxes that Chromium makes of the page.
@Suite(.timeLimit(.minutes(5)), .serialized, .needs("chromedriver")) struct BrowserBoxTests {
  @Test(arguments: [320, 390, 768, 1024])
  func `frames and boxes agree to a pixel once the browser has measured the films`(_ width: Int)
    throws
  {
    let folder = try ScratchFolder()
    let shell = Shell(in: folder)
    let layout = "tmdb-layout --measure none --size \(width)x900"
    let page = try shell.run(
      "tmdb-fetch popular upcoming --source sample | tee films | \(layout) "
        + "| tmdb-render --format xhtml -o page.xhtml")
    #expect(page.status == 0, "\(page.errors)")

    let browser = try WebDriver()
    try browser.resize(width: width, height: 900)
    try browser.open(file: folder.file("page.xhtml"))
    let items = try browser.boxes("li")
    let headers = try browser.boxes("h2")
    #expect(items.count == 40 && headers.count == 2)

    // The heights go back in: the layout then leaves nothing for the browser to decide.
    let films = try (folder.read("films") ?? "").split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    var heights = items.map(\.height)[...]
    let measured = try films.map { film in
      var film = film
      if film["type"] as? String == "movie", let height = heights.popFirst() {
        film["measured"] = ["width": NSNull(), "height": height]
      }
      return String(
        decoding: try JSONSerialization.data(withJSONObject: film), as: UTF8.self) + "\n"
    }
    let framed = try shell.run(layout, input: Data(measured.joined().utf8))
    #expect(framed.status == 0, "\(framed.errors)")
    #expect(Self.frames("movie", in: framed.output).count == items.count)
    for (frame, box) in zip(Self.frames("movie", in: framed.output), items) {
      #expect(frame.distance(to: box) <= 1, "\(frame) and \(box)")
    }
    for (frame, box) in zip(Self.frames("supplementary", in: framed.output), headers) {
      #expect(frame.distance(to: box) <= 1, "\(frame) and \(box)")
    }
  }

  /// The frames of all records of a type, in order.
  private static func frames(_ type: String, in records: String) -> [WebDriver.Box] {
    struct Record: Decodable {
      struct Frame: Decodable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double
      }

      let type: String
      let frame: Frame?
    }
    return records.split(separator: "\n").compactMap { line in
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)),
        record.type == type, let frame = record.frame
      else { return nil }
      return WebDriver.Box(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}
