import CommandKit
import Diagnostics
import Testing

@Suite struct ParsedArgumentsTests {
  enum When: String, CaseIterable { case auto, always, never }

  @Test func `The last of an option that is not repeatable wins`() throws {
    let arguments = try parse(["-c1", "x", "--columns=2", "-c", "3"], as: sample)
    #expect(arguments.value("columns") == "3")
    #expect(arguments.values("columns") == ["1", "2", "3"])
    #expect(arguments.count("columns") == 3)
    #expect(arguments.value("size") == nil)
    #expect(!arguments.has("size"))
  }

  @Test func `Of options that undo one another the last is known`() throws {
    #expect(try parse(["-q", "x", "-v"], as: sample).last(of: "quiet", "verbose") == "verbose")
    #expect(try parse(["-vq", "x"], as: sample).last(of: "quiet", "verbose") == "quiet")
    #expect(try parse(["x"], as: sample).last(of: "quiet", "verbose") == nil)
  }

  @Test func `Typed values come out as their types`() throws {
    let arguments = try parse(
      ["x", "-c7", "--color=never", "--size=390x844", "-Oa=1", "-O", "b=2=3"], as: sample)
    #expect(try arguments.integer("columns", in: 1...100) == 7)
    #expect(try arguments.choice("color", as: When.self) == .never)
    #expect(try arguments.choice("progress", as: When.self) == nil)
    #expect(try arguments.parsed("size", ArgumentValue.size)?.height == 844)
    let pairs = try arguments.allParsed("plugin-option", ArgumentValue.assignment)
    #expect(pairs.map(\.name) == ["a", "b"])
    #expect(pairs.map(\.value) == ["1", "2=3"])
  }

  @Test func `A value that is wrong is a usage error that names its option`() throws {
    let arguments = try parse(["x", "--columns=0", "--size=big"], as: sample)
    let error = try #require(throws: UsageError.self) {
      try arguments.integer("columns", in: 1...100)
    }
    #expect(
      error.diagnostic
        == Diagnostic(
          .usage, "--columns: 0 is out of range; write a whole number from 1 to 100"))
    #expect(error.usage.hasPrefix("usage: tmdb-sample "))
    let size = try #require(throws: UsageError.self) {
      try arguments.parsed("size", ArgumentValue.size)
    }
    #expect(size.sentence == "--size: \"big\" is not a size; write WxH, as in 390x844")
  }
}
