import Testing

@testable import PluginHost

@Suite struct PluginNameTests {
  @Test(arguments: ["a", "titles", "x2", "a-b-", "csv2"])
  func `A name is a letter and then letters, digits and hyphens`(text: String) {
    #expect(PluginName(text)?.text == text)
  }

  @Test(arguments: ["", "2x", "-a", "A", "a_b", "a/b", "..", "a.b", "a b", "é", "a\n", "a\u{0}"])
  func `Nothing else is one`(text: String) {
    #expect(PluginName(text) == nil)
  }

  @Test func `Every stage has its prefix`() {
    #expect(
      PluginStage.allCases.map(\.prefix) == [
        "tmdb-fetch-", "tmdb-section-", "tmdb-layout-", "tmdb-render-", "tmdb-intercept-",
      ])
  }
}
