import CommandKit
import Foundation
import TestSupport
import Testing

/// The manual pages that no declaration can make: tmdb(7), tmdb-records(5), tmdb-layout(5),
/// tmdb-plugins(7).
@Suite struct HandWrittenManualTests {
  static let names = ["tmdb.7", "tmdb-records.5", "tmdb-layout.5", "tmdb-plugins.7"]

  private func file(_ name: String) -> URL { packageFolder.appending(path: "man/\(name)") }

  private func source(_ name: String) throws -> String {
    try String(decoding: Data(contentsOf: file(name)), as: UTF8.self)
  }

  @Test("mandoc has nothing to say about a page", .needs("mandoc"), arguments: names)
  func lints(_ name: String) throws {
    let outcome = try Shell(in: ScratchFolder()).run(
      "mandoc -T lint '\(file(name).path)'")
    #expect(outcome.output + outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test("A page is of this release", arguments: names)
  func dated(_ name: String) throws {
    let generated = sample.manualPage().split(separator: "\n").first { $0.hasPrefix(".Dd ") }
    #expect(try source(name).split(separator: "\n").first == generated)
  }

  @Test func `The overview has the table of exit statuses as it is`() throws {
    let marked = try source("tmdb.7")
    for status in sample.documentedStatuses {
      #expect(marked.contains(".It \(status.number)\n"))
    }
    let entries = marked.split(separator: "\n").filter { line in
      line.hasPrefix(".It ") && line.dropFirst(4).allSatisfy(\.isNumber)
    }
    #expect(entries.count == sample.documentedStatuses.count)
  }

  @Test func `The layout that is shown is JSON`() throws {
    let page = try source("tmdb-layout.5")
    let block = try #require(page.split(separator: "\n{\n").last?.split(separator: "\n.Ed").first)
    let layout = try JSONSerialization.jsonObject(with: Data("{\n\(block)".utf8))
    #expect((layout as? [String: Any])?.keys.sorted() == ["sections"])
  }
}
