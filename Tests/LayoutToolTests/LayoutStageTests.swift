import Diagnostics
import RecordStream
import Testing

@testable import LayoutTool

@Suite struct LayoutStageTests {
  @Test func `Films of fixed size get their frames as they come`() throws {
    let laid = try LaidOut(
      ["--size", "300x500"],
      [section("a", described(columns: 2, height: 100)), film(1), film(2), film(3)])
    #expect(laid.frames == [[0, 0, 150, 100], [150, 0, 150, 100], [0, 100, 150, 100]])
    #expect(
      laid.records.map { $0["type"]?.string }
        == ["section", "movie", "movie", "movie", "section_end", "layout"])
    #expect(laid.records.last?["content_size"]?["height"]?.double == 200)
  }

  @Test func `A film's own measurement comes first, null says nothing`() throws {
    let laid = try LaidOut(
      ["--size", "300x500", "--layout", "grid", "--measure", "none"],
      [
        film(1, #","measured":{"width":null,"height":90}"#),
        film(2, #","measured":{"height":null}"#), film(3, #","measured":null"#),
        film(4, #","measured":{"width":5,"height":10}"#),
      ])
    #expect(laid.frames.map { $0?[3] } == [90, 320, 320, 10])
    #expect(laid.frames.map { $0?[1] } == [44, 44, 44, 364])
  }

  @Test(arguments: [#"{"height":-1}"#, #"{"height":"3"}"#, "[1,2]", "7", #"{"width":1e999}"#])
  func `A measurement that is none is the record's fault`(_ measured: String) throws {
    let laid = try LaidOut(["--layout", "grid"], [film(1, #","measured":"# + measured)])
    #expect(laid.recordFault?.explanation.contains("a measured size is") == true)
  }

  @Test(arguments: [
    (["--size", "300x500"], #","measured_supplementaries":{"header":{"height":61.5}}"#, 61.5),
    (["--size", "300x500"], "", 32),
    (["--size", "300x500", "--measure", "none"], "", 44),
  ])
  func `Measured headers move what lies below`(
    _ arguments: [String], _ measured: String, _ y: Double
  ) throws {
    let header =
      #","boundarySupplementaryItems":[{"elementKind":"header","alignment":"top","layoutSize":"#
      + #"{"width":{"fractionalWidth":1},"height":{"estimated":44}}}]"#
    let layout = described(columns: 1, height: 50, more: header)
    let laid = try LaidOut(arguments, [section("a", layout + measured), film(1)])
    #expect(laid.frames == [[0, y, 300, 50]])
  }

  @Test func `An old frame gives way, and other records keep their place`() throws {
    let laid = try LaidOut(
      ["--layout", "grid"],
      [
        film(1, #","frame":{"x":9}"#), #"{"type":"note","x":1}"#, film(2),
        #"{"type":"layout","content_size":{}}"#, film(3), film(4),
      ])
    let order = laid.records.compactMap {
      $0["id"]?.integer.map(String.init) ?? $0["x"].map { _ in "note" }
    }
    #expect(order == ["1", "note", "2", "3", "4"])
    #expect(!laid.output.contains("\"x\":9"))
    #expect(laid.records("layout").count == 1)
  }

  @Test func `A section that goes on after another is refused`() throws {
    let laid = try LaidOut([], [film(1), film(2, section: "b"), film(3)])
    #expect(laid.failure?.status == .badInput)
    #expect(laid.failure?.sentence.contains("run tmdb-section before") == true)
  }

  @Test func `A section that cannot be laid out names group and size`() throws {
    let narrow =
      #","layout_description":{"group":{"kind":"horizontal","layoutSize":{"width":"#
      + #"{"fractionalWidth":1},"height":{"absolute":9}},"contentInsets":{"leading":16,"#
      + #""trailing":16},"subitems":[{"kind":"item","layoutSize":{"width":{"fractionalWidth":1},"#
      + #""height":{"absolute":9}}}]}}"#
    let input = [section("n", narrow), film(1, section: "n"), section("b"), film(2, section: "b")]
    let stopped = try LaidOut(["--size", "32x653"], input)
    #expect(
      stopped.failure?.sentence
        == "section n: group: groupHasNoRoom: no room for items is left by insets and spacing, "
        + "effective size {0, 9}; make them smaller or the container larger")
    let going = try LaidOut(["--size", "32x653", "--keep-going"], input)
    #expect(going.failure == nil && going.warnings.count == 1)
    #expect(going.frames.map { $0 != nil } == [false, true])
    #expect(going.records("section_end").count == 2)
  }

  @Test func `What lies out of sight is left out on request`() throws {
    let laid = try LaidOut(
      ["--size", "300x200", "--visible", "--content-offset", "0,250"],
      [section("a", described(columns: 2, height: 100))] + (1...20).map { film($0) })
    #expect(laid.records("movie").compactMap { $0["id"]?.integer } == [5, 6, 7, 8, 9, 10])
    #expect(laid.records("section").count == 1 && laid.records("section_end").count == 1)
  }

  @Test func `Sideways from right to left, frames wait for the width of it all`() throws {
    let document = try DocumentFile(
      #"{"scrollDirection":"horizontal","sections":{"*":{"group":{"kind":"vertical","layoutSize":"#
        + #"{"width":{"absolute":100},"height":{"fractionalHeight":1}},"subitem":{"kind":"item","#
        + #""layoutSize":{"width":{"fractionalWidth":1},"height":{"fractionalHeight":1}}},"count":1}}}}"#
    )
    let laid = try LaidOut(
      ["--size", "150x200", "--direction", "rtl", "--layout", document.path],
      [section("a"), film(1), film(2), section("b"), film(3, section: "b")])
    #expect(laid.frames == [[200, 0, 100, 200], [100, 0, 100, 200], [0, 0, 100, 200]])
    #expect(
      laid.records("section_end").map(LaidOut.frame) == [[100, 0, 200, 200], [0, 0, 100, 200]])
  }

  @Test func `A container without room passes films on`() throws {
    let laid = try LaidOut(["--size", "0x0"], [film(1), film(2)])
    #expect(laid.frames == [nil, nil])
    #expect(laid.records("layout").first?["content_size"]?["width"]?.double == 0)
  }

  @Test func `Films alone are written with --bare`() throws {
    let laid = try LaidOut(["--bare"], [section("a"), film(1), #"{"type":"note"}"#])
    #expect(laid.records.map { $0["type"]?.string } == ["movie"])
    #expect(laid.frames.first != nil)
  }
}
