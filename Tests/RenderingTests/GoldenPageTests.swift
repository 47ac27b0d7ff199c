import Foundation
import Testing
import TextCells

@testable import Rendering

@Suite struct GoldenPageTests {
  /// With TMDB_RECORD set the file is written anew, and the run fails so that nobody misses it.
  private func compare(_ page: String, with name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/\(name).txt")
    if ProcessInfo.processInfo.environment["TMDB_RECORD"] != nil {
      try Data(page.utf8).write(to: file)
      Issue.record("\(name) was written anew.")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
  }

  private static let notice = SamplePage.notice

  @Test(arguments: [80, 200])
  func `On a terminal a carousel is one row and a grid is aligned`(columns: Int) throws {
    let options = TextOptions(columns: columns, wrapsCarousels: false, notice: Self.notice)
    try compare(
      SamplePage.laidOut(columns: columns, options: options), with: "terminal-\(columns)")
  }

  @Test(arguments: [80, 200])
  func `In a pipe a carousel is shown in full`(columns: Int) throws {
    let options = TextOptions(notice: Self.notice)
    try compare(SamplePage.laidOut(columns: columns, options: options), with: "pipe-\(columns)")
  }

  @Test func `Overviews fill the cells when asked for`() throws {
    let options = TextOptions(overviewLines: 4)
    try compare(SamplePage.laidOut(columns: 120, options: options), with: "overviews-120")
  }

  @Test func `A carousel starts where it is scrolled to`() throws {
    let options = TextOptions(columns: 80, wrapsCarousels: false, scroll: ["popular": 9])
    try compare(SamplePage.laidOut(columns: 80, options: options), with: "scrolled-80")
  }

  @Test func `Colour and isolation are for terminals that want them`() throws {
    let style = CellStyle(isColored: true, isolatesRightToLeft: true)
    let options = TextOptions(columns: 80, style: style, wrapsCarousels: true)
    try compare(SamplePage.laidOut(columns: 80, options: options), with: "colored-80")
  }

  @Test func `Pinned headings repeat on each screenful, and rows of films stay whole`() throws {
    let options = TextOptions(columns: 80, wrapsCarousels: true, pageHeight: 16)
    try compare(SamplePage.laidOut(columns: 80, options: options), with: "pages-80x16")
  }

  @Test(arguments: [nil, 40, 80])
  func `Without a layout each film takes a line`(columns: Int?) throws {
    let options = TextOptions(columns: columns, notice: Self.notice)
    try compare(
      SamplePage.listed(options: options), with: columns.map { "list-\($0)" } ?? "list")
  }
}
