import CommandKit
import Diagnostics
import LayoutEngine
import RecordStream
import Testing

@testable import LayoutTool

@Suite struct LayoutChoiceTests {
  private func names(_ arguments: [String], _ sections: [String]) throws -> [String?] {
    try LaidOut(arguments, sections).records("section").map { $0["layout"]?.string }
  }

  @Test func `Popular films are a carousel, others a grid, unless something says otherwise`()
    throws
  {
    let sections = [section("popular"), section("upcoming"), section("x", #","layout":"list""#)]
    #expect(try names([], sections) == ["carousel", "grid", "list"])
    #expect(try names(["--layout", "list"], sections) == ["list", "list", "list"])
    #expect(try names(["--columns", "4"], sections) == ["grid", "grid", "grid"])
    #expect(
      try names(["--layout", "list", "--set", "x=carousel"], sections)
        == ["list", "list", "carousel"])
  }

  @Test func `--set comes before what the stream describes`() throws {
    let input = [section("x", #","layout":"mine""# + described(columns: 2, height: 9))]
    #expect(try names([], input) == ["mine"])
    #expect(try names(["--set", "x=grid"], input) == ["grid"])
  }

  @Test func `What is laid out already is laid out the same again`() throws {
    let first = try LaidOut(["--width", "60"], [section("a")] + (1...7).map { film($0) })
    let second = try LaidOut(["--width", "60"], first.lines)
    #expect(second.output == first.output)
  }

  @Test func `A description that is wrong is the record's fault, with its path`() throws {
    let laid = try LaidOut(
      [], [section("x", #","layout_description":{"group":{"kind":"circle"}}"#)])
    #expect(
      laid.recordFault?.explanation.hasPrefix("layout_description.group.kind: ") == true)
  }

  @Test func `An unknown layout is told of, and a grid`() throws {
    let laid = try LaidOut([], [section("x", #","layout":"masonry""#)])
    #expect(laid.warnings.count == 1)
    #expect(laid.warnings.first?.contains("masonry") == true)
    #expect(laid.records("section").first?["layout"]?.string == "grid")
  }

  @Test func `A document chooses by section and by environment`() throws {
    func one(_ width: Int) -> String {
      #"{"group":{"kind":"vertical","layoutSize":{"width":{"absolute":\#(width)},"height":"#
        + #"{"absolute":10}},"subitem":{"kind":"item","layoutSize":{"width":{"fractionalWidth":1},"#
        + #""height":{"absolute":10}}},"count":1}}"#
    }
    let document = try DocumentFile(
      #"{"sections":{"a":[{"when":{"maxWidth":500},"layout":\#(one(50))},{"layout":\#(one(90))}],"#
        + #""*":\#(one(70))}}"#)
    let films = [film(1), film(2, section: "b")]
    for (size, widths) in [("400x400", [50.0, 70]), ("600x400", [90, 70])] {
      let laid = try LaidOut(["--layout", document.path, "--size", size], films)
      #expect(laid.frames.map { $0?[2] } == widths)
    }
  }

  @Test(arguments: [
    (
      ["--layout", "gird"],
      "--layout: neither a built-in layout nor a file is called \"gird\"; did you mean grid?"
    ),
    (["--set", "popular"], "--set: \"popular\" is not SECTION=NAME"),
    (["--scroll", "popular=far"], "--scroll: \"far\" is not a number of points"),
    (
      ["--columns", "3", "--layout", "list"],
      "--columns makes a grid and does not go with --layout list"
    ),
    (["--rounding", "size"], "--rounding wants --scale"),
    (["--width", "80", "--size", "10x10"], "--width and --size both name a width"),
    (["--insets", "1,2,3"], "--insets: \"1,2,3\" are not four insets"),
  ])
  func `A command line that is wrong is told why`(
    _ arguments: [String], _ sentence: String
  ) throws {
    let error = #expect(throws: UsageError.self) { try LaidOut.options(arguments) }
    #expect(error?.diagnostic.sentence.hasPrefix(sentence) == true)
  }

  @Test func `Options describe the environment, right to left mirrors the insets`() throws {
    let options = try LaidOut.options([
      "--size", "390x844", "--insets", "1,2,3,4", "--direction", "rtl", "--scale", "3",
      "--content-offset", "0,-20", "--adjusted-insets", "5,6,7,8", "--scroll", "a=b=12.5",
    ])
    let environment = options.environment
    #expect(
      environment.boundaries.safeArea == EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(environment.grid == PixelGrid(scale: 3, rounding: .size))
    #expect(environment.viewport?.contentOffset == Point(x: 0, y: -20))
    #expect(
      environment.viewport?.adjustedInsets
        == EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(options.scrolled == ["a=b": 12.5])
  }

  @Test func `A section that only the command line knows is told of`() throws {
    let laid = try LaidOut(
      ["--set", "poplar=list", "--scroll", "upcomin=3"], [section("popular")])
    #expect(
      laid.warnings
        == ["--set: there was no section poplar", "--scroll: there was no section upcomin"])
  }
}
