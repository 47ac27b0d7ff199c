import TestSupport
import Testing

/// What the program makes of inputs that are cut off, empty, broken or beside the point.
@Suite struct InputTests {
  private static let stream = #"{"type":"stream","version":1,"tool":"t","contents":"movies"}"#
  private static let film = #"{"type":"movie","section":"s","id":1,"title":"One"}"#
  private static let other = #"{"type":"movie","section":"s","id":2,"title":"Two"}"#
  private static let end = #"{"type":"end","complete":true}"#
  private static let whole = [stream, film, end]

  private func asked(_ members: String, _ films: String...) -> [String] {
    [#"{"type":"stream","version":1,"lists":["popular"]\#(members)}"#] + films + [Self.end]
  }

  @Test func anInputThatWasCutOffIsNotCompared() throws {
    let folder = try ScratchFolder()
    try folder.write("out.jsonl", "before")
    let run = try ProgramRun(
      ["old.jsonl", "new.jsonl", "-o", "out.jsonl"], old: Self.whole.joined(separator: "\n"),
      new: [Self.stream, Self.other].joined(separator: "\n"), in: folder)
    #expect(run.status == 65)
    #expect(run.messages.contains("new.jsonl was cut off"))
    #expect(run.messages.contains("out.jsonl was left as it was"))
    #expect(folder.read("out.jsonl") == "before")
    #expect(try folder.names().contains { $0.contains("tmdb-") } == false)
  }

  @Test func whoAllowsItComparesWhatCame() throws {
    let run = try ProgramRun(
      old: Self.whole, new: [Self.stream, Self.other], ["--allow-incomplete"])
    #expect(run.status == 0)
    #expect(run.changes.count == 2)
  }

  @Test func eitherSideIsHeldToBeWhole() throws {
    for (old, new) in [([Self.stream, Self.film], Self.whole), (Self.whole, [Self.stream])] {
      let run = try ProgramRun(old: old, new: new)
      #expect(run.status == 65)
      #expect(run.changes.isEmpty)
      let records = try run.records()
      #expect(records.map { $0["type"] } == ["stream", "end"])
      #expect(records.last?["complete"] == false)
      #expect(records.last?["error"]?["status"] == 65)
    }
  }

  @Test func anInputThatSaysWhyItIsNotWholeIsQuoted() throws {
    let failed = #"{"type":"end","complete":false,"error":{"status":75,"message":"come again"}}"#
    let file = try ProgramRun(old: [Self.stream, failed], new: Self.whole)
    #expect(file.status == 75)
    #expect(file.messages.contains("old.jsonl"))
    #expect(file.messages.contains("come again"))
    // What stands before it in the pipe has told it itself.
    let pipe = try ProgramRun(
      ["old.jsonl"], old: Self.whole.joined(separator: "\n"),
      input: [Self.stream, failed].joined(separator: "\n"))
    #expect(pipe.status == 75)
    #expect(pipe.messages == "")
    #expect(pipe.output.contains("come again"))
  }

  @Test func nothingAtAllIsAFailureUnlessAllowed() throws {
    #expect(try ProgramRun(old: Self.whole, new: []).status == 65)
    let allowed = try ProgramRun(old: Self.whole, new: [], ["--allow-empty", "--exit-code"])
    #expect(allowed.status == 1)
    #expect(allowed.changes.count == 2)
    #expect(try ProgramRun(old: Self.whole, new: [Self.stream, Self.end]).status == 0)
  }

  @Test func bareRecordsAreTakenAsTheyAre() throws {
    let run = try ProgramRun(
      old: [#"{"id":1,"title":"One"}"#], new: [#"{"id":2,"title":"Two"}"#, #"{"id":1}"#])
    #expect(run.status == 0)
    #expect(run.messages == "")
    #expect(run.changes.count == 2)
    #expect(run.changes[0].hasPrefix(#"{"type":"change","op":"insert","section":"movies","id":2"#))
    #expect(try ProgramRun(old: [Self.film], new: [Self.film]).messages.contains("nobody can tell"))
    #expect(try ProgramRun(old: [Self.film], new: [Self.film], ["--require-end"]).status == 65)
  }

  @Test func aBrokenRecordIsNamedByInputLineAndColumn() throws {
    let run = try ProgramRun(old: Self.whole, new: [Self.stream, #"{"id":1,}"#, Self.end])
    #expect(run.status == 65)
    #expect(run.messages.contains("new.jsonl, line 2, column 9"))
    let skipping = try ProgramRun(
      old: Self.whole, new: [Self.stream, #"{"id":1,}"#, Self.film, Self.end],
      ["--on-error", "skip"])
    #expect(skipping.status == 0)
    #expect(skipping.changes.isEmpty)
    #expect(try skipping.records().last?["skipped"] == 1)
  }

  @Test func changesAreNotComparedAndNeitherIsAFutureFormat() throws {
    let changes = try ProgramRun(
      old: Self.whole,
      new: [#"{"type":"stream","version":1,"contents":"changes"}"#, Self.end])
    #expect(changes.status == 65)
    #expect(changes.messages.contains("new.jsonl, line 1"))
    let future = try ProgramRun(
      old: [#"{"type":"stream","version":9}"#, Self.end], new: Self.whole)
    #expect(future.status == 65)
    #expect(future.messages.contains("version 9"))
  }

  @Test func aMissingFileIsStatus66AndTwoStandardInputs64() throws {
    let missing = try ProgramRun(["none.jsonl", "-"], input: Self.whole.joined(separator: "\n"))
    #expect(missing.status == 66)
    #expect(missing.messages.contains("none.jsonl"))
    for arguments in [["-"], ["-", "-"], [], ["a", "b", "c"]] {
      #expect(try ProgramRun(arguments).status == 64)
    }
  }

  @Test func streamsOfOnePipeAreOneSnapshot() throws {
    let two = Self.whole + [Self.stream, Self.other, Self.end]
    let run = try ProgramRun(old: [Self.stream, Self.film, Self.other, Self.end], new: two)
    #expect(run.status == 0)
    #expect(run.changes.isEmpty)
  }

  @Test func aNumberedStreamReplacesTheOneBefore() throws {
    let numbered = [1, 2].flatMap { number in
      [
        #"{"type":"stream","version":1,"snapshot":\#(number)}"#,
        number == 1 ? Self.other : Self.film, Self.end,
      ]
    }
    #expect(try ProgramRun(old: Self.whole, new: numbered).changes.isEmpty)
  }

  @Test(arguments: [
    (#","language":"en-US""#, #","language":"de-DE""#, "language: en-US in old.jsonl, de-DE"),
    (#","region":"US""#, "", "region: US in old.jsonl, none in new.jsonl"),
    (#","pages":"1""#, #","pages":"1..2""#, "pages: 1 in"),
    (#","source":"tmdb""#, #","source":"sample""#, "source: tmdb in"),
    (
      #","discover":{"with_genres":"28"}"#, #","discover":{"with_genres":"35"}"#,
      "discover: {with_genres:28} in"
    ),
    (#","limit":"5""#, #","limit":"6""#, "limit: 5 in"),
  ])
  func snapshotsOfDifferentQuestionsAreRefused(_ old: String, _ new: String, _ told: String) throws
  {
    let run = try ProgramRun(old: asked(old, Self.film), new: asked(new, Self.other))
    #expect(run.status == 65)
    #expect(run.messages.contains(told))
    #expect(run.changes.isEmpty)
    let forced = try ProgramRun(
      old: asked(old, Self.film), new: asked(new, Self.other), ["--force"])
    #expect(forced.status == 0)
    #expect(forced.changes.count == 2)
  }

  @Test func listsAreThoseOfAllStreamsInAnyOrder() throws {
    func streams(_ lists: [String]) -> [String] {
      lists.flatMap { [#"{"type":"stream","version":1,"lists":[\#($0)]}"#, Self.end] } + [Self.film]
    }
    let run = try ProgramRun(old: streams([#""a","b""#]), new: streams([#""b""#, #""a""#]))
    #expect(run.status == 0)
    let other = try ProgramRun(old: streams([#""a","b""#]), new: streams([#""a""#]))
    #expect(other.status == 65)
    #expect(other.messages.contains("lists: a, b in old.jsonl, a in new.jsonl"))
    #expect(try ProgramRun(old: streams([#""a""#]), new: Self.whole).status == 0)
  }

  @Test func aSectionDeclaredTwiceIsRefusedOnlyStrictly() throws {
    let section = #"{"type":"section","section":"s","title":"S"}"#
    let twice = [Self.stream, section, Self.film, section, Self.other, Self.end]
    #expect(try ProgramRun(old: twice, new: twice).status == 0)
    let strict = try ProgramRun(old: Self.whole, new: twice, ["--strict"])
    #expect(strict.status == 65)
    #expect(strict.messages.contains("section s is declared 2 times (duplicate-section)"))
  }

  @Test func aRepeatIsToldWithTitleAndBothRanks() throws {
    let repeated = [Self.stream, Self.film, Self.other, Self.film, Self.end]
    let strict = try ProgramRun(old: repeated, new: Self.whole, ["--strict"])
    #expect(strict.status == 65)
    #expect(
      strict.messages.contains(
        #"old.jsonl: the old snapshot is refused: film 1, "One", stands twice in section s, "#
          + "at ranks 1 and 3 (duplicate-item)"))
    let lenient = try ProgramRun(old: repeated, new: Self.whole)
    #expect(lenient.status == 0)
    #expect(lenient.messages.contains("old.jsonl: films that stand there again"))
    #expect(try lenient.records().last?["dropped"] == 1)
    #expect(try ProgramRun(old: repeated, new: Self.whole, ["-q"]).messages == "")
  }
}
