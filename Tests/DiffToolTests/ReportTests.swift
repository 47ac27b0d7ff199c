import TestSupport
import Testing

/// Which changes are told.
@Suite struct ReportTests {
  /// Three of nine films trade places in one section; in another one left, one came, one changed.
  private static func snapshot(_ ids: [Int], _ others: [(Int, Int)]) -> [String] {
    [#"{"type":"stream","version":1}"#]
      + ids.map { #"{"type":"movie","section":"popular","id":\#($0)}"# }
      + others.map { #"{"type":"movie","section":"now-playing","id":\#($0.0),"v":\#($0.1)}"# }
      + [#"{"type":"end","complete":true}"#]
  }

  private static let old = snapshot(Array(1...9), [(11, 0), (12, 0), (13, 0)])
  private static let new = snapshot([9, 2, 3, 4, 1, 6, 7, 8, 5], [(14, 0), (11, 0), (12, 1)])

  /// Each change as its operation and film or section.
  private func told(_ arguments: String...) throws -> [String] {
    try ProgramRun(old: Self.old, new: Self.new, arguments).records()
      .filter { $0["type"] == "change" }
      .map { "\($0["op"]?.string ?? "") \($0["id"]?.integer.map(String.init) ?? "")" }
  }

  @Test func everythingIsToldByDefault() throws {
    #expect(
      try told() == [
        "move 9", "move 1", "move 5", "delete 13", "insert 14", "update 12",
      ])
  }

  @Test(arguments: [
    ("added", ["insert 14"]), ("removed", ["delete 13"]), ("updated", ["update 12"]),
    ("moved", ["move 9", "move 1", "move 5"]), ("added,removed", ["delete 13", "insert 14"]),
    ("transferred", []), ("sections", []),
  ])
  func kindsAreChosen(_ kinds: String, _ changes: [String]) throws {
    #expect(try told("--only", kinds) == changes)
    let run = try ProgramRun(old: Self.old, new: Self.new, ["--only", kinds, "--exit-code"])
    #expect(run.status == (changes.isEmpty ? 0 : 1))
  }

  @Test(arguments: ["now-playing", "now_playing"])
  func aSectionIsChosenInEitherSpelling(_ name: String) throws {
    #expect(try told("--section", name) == ["delete 13", "insert 14", "update 12"])
    #expect(try told("--section", name, "--section", "popular").count == 6)
  }

  @Test func aSectionThatIsNowhereIsSaidSo() throws {
    let run = try ProgramRun(old: Self.old, new: Self.new, ["--section", "nowplaying"])
    #expect(run.status == 0)
    #expect(run.changes.isEmpty)
    #expect(run.messages.contains("now-playing, popular"))
  }

  @Test func aTransferBelongsToBothItsSections() throws {
    func film(_ section: String) -> [String] {
      ["a", "b"].map { #"{"type":"section","section":"\#($0)"}"# }
        + [#"{"type":"movie","section":"\#(section)","id":1}"#]
    }
    for (section, count) in [("a", 1), ("b", 1), ("c", 0)] {
      let run = try ProgramRun(old: film("a"), new: film("b"), ["--section", section, "-q"])
      #expect(run.changes.count == count)
    }
  }

  @Test func smallMovesArePassedOver() throws {
    #expect(try told("--only", "moved", "--min-delta", "5") == ["move 9"])
    #expect(try told("--only", "moved", "--min-delta", "4").count == 3)
    #expect(try told("--only", "moved", "--min-delta", "9") == [])
  }

  @Test func theFarthestMovesAreToldInOrderOfTheirRanks() throws {
    #expect(try told("--only", "moved", "--top", "2") == ["move 9", "move 1"])
    #expect(try told("--only", "moved", "--top", "7").count == 3)
    let all = try told("--only", "moved", "--shifts", "--top", "1", "--section", "now-playing")
    #expect(all == ["shift 11"])
  }

  @Test func contentIsComparedAsAsked() throws {
    func film(_ members: String) -> [String] { [#"{"id":1,\#(members)}"#] }
    func fields(_ old: String, _ new: String, _ arguments: String...) throws -> [String] {
      try ProgramRun(old: film(old), new: film(new), arguments).records()
        .flatMap { ($0["fields"]?.members ?? [:]).keys.sorted() }
    }
    let old = #""popularity":1,"vote_average":7,"vote_count":5,"frame":{"x":1}"#
    let new = #""popularity":2,"vote_average":7.05,"vote_count":6,"frame":{"x":2}"#
    #expect(try fields(old, new) == ["vote_average", "vote_count"])
    #expect(
      try fields(old, new, "--ignore", "none") == ["popularity", "vote_average", "vote_count"])
    #expect(try fields(old, new, "--ignore", "vote_average,vote_count") == ["popularity"])
    #expect(try fields(old, new, "--fields", "popularity,frame") == ["frame", "popularity"])
    #expect(try fields(old, new, "--fields", "popularity", "--ignore", "popularity") == [])
    #expect(try fields(old, new, "--tolerance", "vote_average=0.05") == ["vote_count"])
    #expect(
      try fields(old, new, "--tolerance", "vote_average=0.04", "--tolerance", "vote_count=1")
        == ["vote_average"])
  }
}
