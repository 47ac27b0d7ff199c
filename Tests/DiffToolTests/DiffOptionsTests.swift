import CommandKit
import SnapshotEngine
import Testing
import ToolRuntime

@testable import DiffTool

@Suite struct DiffOptionsTests {
  private func options(_ words: String...) throws -> DiffOptions {
    try DiffOptions(parse(words, as: DiffCommand.command))
  }

  @Test func withoutOptionsPopularityAloneIsIgnored() throws {
    let options = try options("a", "b")
    #expect(options.old.paths == ["a"])
    #expect(options.new.paths == ["b"])
    #expect(options.identity == .section)
    #expect(options.repeats == .first)
    #expect(options.rules.fields == nil)
    #expect(options.rules.ignored == ["popularity"])
    #expect(!options.isBare && !options.tellsByStatus && !options.comparesDifferentQuestions)
    #expect(options.report.only == nil && options.report.sections == nil)
  }

  @Test func theNewSnapshotIsStandardInputWhereItIsNotNamed() throws {
    #expect(try options("a").new.paths == ["-"])
    #expect(try options("-", "b").old.paths == ["-"])
  }

  @Test(arguments: [
    ["-"], ["-", "-"], ["a", "b", "--only", "added,new"], ["a", "b", "--only", "added,"],
    ["a", "b", "--min-delta", "0"], ["a", "b", "--top", "-1"], ["a", "b", "--tolerance", "x"],
    ["a", "b", "--tolerance", "x=-1"], ["a", "b", "--tolerance", "x=y"],
    ["a", "b", "--identity", "film"], ["a", "b", "--fields", ""], ["a", "b", "--max-skipped", "1"],
  ])
  func whatMeansNothingIsRefused(_ words: [String]) {
    #expect(throws: UsageError.self) {
      try DiffOptions(parse(words, as: DiffCommand.command))
    }
  }

  @Test func everyOptionArrives() throws {
    let options = try options(
      "a", "b", "--identity=global", "--strict", "--fields=x,y", "--ignore=z", "--tolerance=x=0.5",
      "--tolerance=y=1", "--force", "--only=added,moved", "--section=s", "--section=t",
      "--min-delta=3", "--top=4", "--context=title", "--shifts", "--exit-code", "--bare")
    #expect(options.identity == .global)
    #expect(options.repeats == .strict)
    #expect(options.rules.fields == ["x", "y"])
    #expect(options.rules.ignored == ["z"])
    #expect(options.rules.tolerances.map(\.field) == ["x", "y"])
    #expect(options.rules.tolerances.map(\.limit) == [0.5, 1])
    #expect(options.report.only == [.added, .moved])
    #expect(options.report.sections == ["s", "t"])
    #expect(options.report.minimumDelta == 3 && options.report.top == 4)
    #expect(options.report.context == ["title"])
    #expect(options.report.tellsShifts && options.tellsByStatus && options.isBare)
    #expect(options.comparesDifferentQuestions)
  }
}
