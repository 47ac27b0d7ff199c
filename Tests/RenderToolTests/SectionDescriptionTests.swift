import RecordStream
import Testing
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
