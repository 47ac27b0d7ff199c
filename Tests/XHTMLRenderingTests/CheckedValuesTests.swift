import Testing

@testable import XHTMLRendering

@Suite struct CheckedValuesTests {
  @Test(arguments: [
    "https://www.themoviedb.org/movie/", "http://127.0.0.1:8080/t/p/", "http://localhost/",
    "posters/", "./a_b/%20/", "https://h.example/?film=", "/",
  ])
  func `an address that a page may hold`(_ text: String) {
    #expect(WebAddress(text)?.text == text)
  }

  @Test(arguments: [
    "", "javascript:alert(1)//", "https://", "https:///x", "http://a b/", "ftp://h/", "HTTP://h/",
    "https://h/\"onload=", "https://h/a,b/", "https://h/%2", "https://h/%zz", "https://h/ä",
    "https://user@h/", "https://h:x/", "https://h:/", "https://-h/", "file:///etc/", "a b",
    "//h/x?",
    "https://h/#x", "https://h/<", "data:image/png;base64,",
  ])
  func `an address that no page may hold`(_ text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(arguments: [
    ("/39wmItIWsg5sZMyRUHLkWBcuVCM.jpg", true), ("/a-b_c.png", true), ("", false), ("/", false),
    ("a.jpg", false), ("/a b.jpg", false), ("/a/b.jpg", false), ("/../x.jpg", false),
    ("//h/x.jpg", false), ("/a\"b.jpg", false), ("/ä.jpg", false), ("/a,b.jpg", false),
    ("/.jpg", false), ("/" + String(repeating: "a", count: 200), false),
  ])
  func `a poster's path is one plain file name`(_ text: String, _ isGood: Bool) {
    #expect((PosterPath(text) != nil) == isGood)
  }

  @Test(arguments: [
    ("en", true), ("en-US", true), ("pt-BR", true), ("zh-Hant-TW", true), ("es-419", true),
    ("yue", true), ("", false), ("english", false), ("e n", false), ("xx", false), ("cn", false),
    ("en_US", false), ("en-", false), ("EN", false), ("en-US-x", false), ("日本", false),
  ])
  func `a language tag`(_ text: String, _ isGood: Bool) {
    #expect((LanguageTag(text) != nil) == isGood)
  }

  @Test func `each language of two letters is found, and pairs across them are not`() {
    #expect(LanguageTag("aa") != nil)
    #expect(LanguageTag("zu") != nil)
    #expect(LanguageTag("zz") == nil)
    #expect(LanguageTag("zq") == nil)
  }

  @Test func `TMDb's codes for Cantonese and for no language`() {
    #expect(LanguageTag(original: "cn")?.text == "yue")
    #expect(LanguageTag(original: "xx") == nil)
  }

  @Test(arguments: [
    ("2026-11-30T04:36:00Z", "2026-11-30T04:36:00Z"),
    ("2026-11-30T04:36:00.123Z", "2026-11-30T04:36:00Z"),
    ("2024-02-29T23:59:59Z", "2024-02-29T23:59:59Z"),
  ])
  func `an instant in UTC`(_ text: String, _ kept: String) {
    #expect(Timestamp(text)?.text == kept)
  }

  @Test(arguments: [
    "", "2026-11-30", "2026-02-30T00:00:00Z", "2026-11-30T24:00:00Z", "2026-11-30T04:60:00Z",
    "2026-11-30T04:36:00", "2026-11-30T04:36:00+01:00", "2026-11-30 04:36:00Z",
    "2026-11-30T04:36:00.Z", "2026-11-30T04:36:00xZ", "yesterday",
  ])
  func `an instant that is none`(_ text: String) {
    #expect(Timestamp(text) == nil)
  }
}
