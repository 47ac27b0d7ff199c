import Testing

@testable import XHTMLRendering

@Suite struct HostilePageTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `no text, number, path, date or language makes a page invalid`(_ seed: UInt64) throws {
    let page = hostilePage(seed: seed)
    let found = try faults(in: page)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a page without a section says that there are no films`() throws {
    let page = emptyPage()
    #expect(try faults(in: page).isEmpty)
    #expect(page.contains("<main id=\"main\">\n<p class=\"note\">No films.</p>\n</main>"))
  }
}
