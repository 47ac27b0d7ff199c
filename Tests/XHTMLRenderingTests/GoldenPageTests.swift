import Foundation
import Testing

@testable import XHTMLRendering

@Suite struct GoldenPageTests {
  /// With TMDB_RECORD set the golden page is written anew, and the run fails so that nobody takes a
  /// recording for a comparison.
  @Test func `the sample's page is the golden page`() throws {
    let page = samplePage()
    if ProcessInfo.processInfo.environment["TMDB_RECORD"] != nil {
      try page.write(to: sourceFile("Fixtures/page.xhtml"), atomically: true, encoding: .utf8)
      Issue.record("recorded Fixtures/page.xhtml")
    }
    #expect(try page == text(of: "Fixtures/page.xhtml"))
  }

  @Test func `the golden page is valid`() throws {
    #expect(try faults(in: samplePage()).isEmpty)
  }

  @Test func `a page of another hand is valid, in another arrangement of the same profile`() throws
  {
    #expect(try faults(in: text(of: "Fixtures/other-hand.xhtml")).isEmpty)
  }

  @Test func `a page that carries its DTD is valid`() throws {
    let page = samplePage(PageOptions(embedsDoctype: true))
    #expect(page.contains("<!DOCTYPE html [\n<!--"))
    #expect(try faults(in: page).isEmpty)
  }

  @Test func `a page in another language and direction is valid`() throws {
    let page = samplePage(PageOptions(title: "סרטים", language: "he-IL", direction: .rightToLeft))
    #expect(page.contains("xml:lang=\"he-IL\" lang=\"he-IL\" dir=\"rtl\">"))
    #expect(page.contains("<footer xml:lang=\"en\" lang=\"en\" dir=\"ltr\">"))
    #expect(try faults(in: page).isEmpty)
  }
}
