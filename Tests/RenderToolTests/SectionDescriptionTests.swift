import Foundation
import MovieRecords
import RecordStream
import Rendering
import Testing
import ToolRuntime
import XHTMLRendering

@testable import RenderTool

@Suite struct SectionDescriptionTests {
  func section(_ line: String) throws -> PageSection {
    var parser = RecordParser()
    let bytes = Array(line.utf8)
    try parser.parse(bytes.span)
    return try PageSection(parser.view(of: bytes.span))
  }

  @Test("A page takes columns, widths and scrolling from the layout that the stream carries")
  func descriptions() throws {
    let carousel = try section(
      #"{"type":"section","section":"a","title":"A","layout":"carousel","layout_description":{"group":{"kind":"vertical","layoutSize":{"width":{"absolute":140},"height":{"estimated":250}},"subitem":{"kind":"item"},"count":1},"orthogonalScrollingBehavior":"groupPaging","interGroupSpacing":8,"contentInsets":{"leading":16}},"environment":{"container":{"width":640,"height":384}}}"#
    )
    #expect(carousel.scrollsSideways && carousel.width == 640 && carousel.title == "A")
    let layout = PageLayout(carousel)
    #expect(layout.arrangement == .carousel && layout.itemWidth == .points(140))
    #expect(layout.scrolling == .groupPaging && layout.interGroupSpacing == 8)
    #expect(layout.contentInsets.leading == 16)

    let thirds = try section(
      #"{"type":"section","section":"b","layout_description":{"group":{"kind":"horizontal","subitems":[{"kind":"item","layoutSize":{"width":{"fractionalWidth":0.3333333333333333},"height":{"estimated":320}}}]}}}"#
    )
    #expect(!thirds.scrollsSideways && PageLayout(thirds).columns == 3)
    let five = try section(
      #"{"type":"section","section":"b","layout_description":{"group":{"kind":"horizontal","subitem":{},"count":5}}}"#
    )
    #expect(PageLayout(five).columns == 5)
  }

  @Test(
    "A header that the layout pins sticks to a page, and repeats on each screenful of text",
    arguments: [("true", true), ("false", false)])
  func pinned(_ value: String, isPinned: Bool) throws {
    let line =
      #"{"type":"section","section":"b","title":"Films","layout_description":{"group":{"#
      + #""kind":"horizontal","subitem":{},"count":1},"boundarySupplementaryItems":[{"#
      + #""elementKind":"header","pinToVisibleBounds":\#(value)}]}}"#
    #expect(PageLayout(try section(line)).pinsHeader == isPinned)
    var options = TextOptions()
    options.pageHeight = 10
    var stage = PageStage(TextSink(options))
    var output = ByteBuffer()
    var parser = RecordParser()
    let header =
      #"{"type":"supplementary","kind":"header","section":"b","#
      + #""frame":{"x":0,"y":0,"width":640,"height":44},"pinned":false,"z_index":2}"#
    let films = (1...9).map {
      #"{"type":"movie","section":"b","id":\#($0),"frame":{"x":0,"y":\#(44 + $0 * 48),"#
        + #""width":640,"height":48}}"#
    }
    for line in [line, header] + films {
      let bytes = Array(line.utf8)
      try parser.parse(bytes.span)
      let record = parser.view(of: bytes.span)
      try stage.take(try RecordKind.of(record), record, into: &output)
    }
    _ = try stage.finish(isWhole: true, into: &output)
    #expect((output.text.components(separatedBy: "Films").count > 2) == isPinned)
  }

  @Test(
    "Without a description the layout's name decides",
    arguments: [
      ("carousel", PageLayout.Arrangement.carousel), ("list", .list), ("grid", .grid),
      ("something", .grid),
    ])
  func names(_ name: String, _ arrangement: PageLayout.Arrangement) throws {
    let section = try section("{\"type\":\"section\",\"section\":\"a\",\"layout\":\"\(name)\"}")
    #expect(PageLayout(section).arrangement == arrangement)
    #expect(section.scrollsSideways == (arrangement == .carousel))
  }
}
