import Movies
import Testing

@Suite struct CalendarDateTests {
  @Test(
    "A day of the calendar reads and prints the same",
    arguments: ["2026-12-18", "2000-02-29", "1895-12-28", "0001-01-01", "9999-12-31"])
  func roundTrip(_ text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(
    "What is no day is nil",
    arguments: [
      "", "2026", "2026-13-01", "2026-00-10", "2026-02-29", "1900-02-29", "2026-02-31",
      "2026-1-1", "2026/01/01", "２０２６-01-01", "0000-01-01", "2026-01-0x", "-026-01-01",
    ])
  func refusal(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("Days are ordered as the calendar has them")
  func order() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-10-01"].map {
      try #require(CalendarDate($0))
    }
    #expect(days == days.shuffled().sorted())
  }
}
