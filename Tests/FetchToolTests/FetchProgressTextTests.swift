import Movies
import Testing

@testable import FetchTool

@Suite struct FetchProgressTextTests {
  private func text(_ names: [String], _ events: (FetchProgress, Int)...) -> FetchProgressText {
    var text = FetchProgressText(names, start: .zero)
    for (event, second) in events { text.observe(event, at: .seconds(second)) }
    return text
  }

  @Test("It says list, page of pages, films, rate and time left, as far as known")
  func parts() {
    let names = ["popular"]
    #expect(text(names).line(columns: 80, at: .zero) == "⠋ popular page 1")
    let running = text(
      names, (.expects(section: "popular", pages: 25), 1),
      (.delivered(section: "popular", page: 1, films: 20), 1))
    #expect(
      running.line(columns: 80, at: .seconds(2))
        == "⠋ popular page 2 of 25, 20 films, 10 films/s, 48 s left")
  }

  @Test("Several lists share the line")
  func lists() {
    let text = text(
      ["popular", "upcoming"], (.expects(section: "popular", pages: 1), 1),
      (.delivered(section: "popular", page: 1, films: 20), 1))
    #expect(
      text.line(columns: 80, at: .milliseconds(100)) == "⠙ upcoming (2 of 2) page 1, 20 films")
  }

  @Test(
    "A narrow terminal gets what fits",
    arguments: [(1, "⠋"), (7, "⠋"), (8, "⠋ page 1"), (15, "⠋ page 1"), (16, "⠋ popular page 1")])
  func narrow(_ columns: Int, line: String) {
    #expect(text(["popular"]).line(columns: columns, at: .zero) == line)
  }

  @Test(
    "Of several lists a narrow terminal gets the page first, then the name, then its place",
    arguments: [
      (20, "⠋ page 1 of 20"), (24, "⠋ upcoming page 1 of 20"),
      (34, "⠋ upcoming (1 of 2) page 1 of 20"),
    ])
  func narrowLists(_ columns: Int, line: String) {
    let text = text(
      ["upcoming", "popular"], (.expects(section: "upcoming", pages: 20), 0))
    #expect(text.line(columns: columns, at: .zero) == line)
  }

  @Test("A wait is told while it lasts")
  func waiting() {
    let text = text(["popular"], (.waits(seconds: 5), 1))
    #expect(text.line(columns: 80, at: .seconds(2)) == "⠋ popular page 1, waiting 4 s")
    #expect(text.line(columns: 80, at: .seconds(7)) == "⠋ popular page 1")
  }

  @Test(
    "Long times are told in minutes and hours",
    arguments: [(90, "90 s"), (500, "9 min"), (499_99, "13 h")])
  func times(_ pages: Int, time: String) {
    let text = text(
      ["a"], (.expects(section: "a", pages: pages + 1), 1),
      (.delivered(section: "a", page: 1, films: 1), 1))
    #expect(text.line(columns: 80, at: .seconds(1)).hasSuffix(", \(time) left"))
  }

  @Test("Where there are no lists it says how many films, and what is left of all there is to do")
  func fraction() {
    let text = text(
      [], (.delivered(section: "x", page: 1, films: 10), 1), (.done(fraction: 0.25), 1))
    #expect(text.line(columns: 80, at: .seconds(10)) == "⠋ 10 films, 1 films/s, 30 s left")
    #expect(self.text([]).line(columns: 80, at: .zero) == "⠋ 0 films")
  }
}
