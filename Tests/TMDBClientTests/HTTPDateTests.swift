import Movies
import Testing

@testable import TMDBClient

@Suite struct HTTPDateTests {
  @Test(
    "The preferred form is read",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
      ("Mon, 30 Nov 2026 00:00:00 GMT", "2026-11-30T00:00:00Z"),
    ])
  func reads(_ text: String, written: String) {
    #expect(HTTPDate.moment(text)?.description == written)
  }

  @Test(
    "Nothing else is",
    arguments: [
      "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:00:00 GMT",
      "Sun, 06 Nov 1994 08:49 GMT",
      "Sun, 06 Nov 1994 08:49:37 CET",
    ])
  func refuses(_ text: String) {
    #expect(HTTPDate.moment(text) == nil)
  }
}
