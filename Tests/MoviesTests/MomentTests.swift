import Foundation
import Testing

@testable import Movies

@Suite struct MomentTests {
  @Test(
    "A moment is written as RFC 3339 in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (1_796_025_600, "2026-11-30T08:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (253_402_300_800, ""),
    ])
  func writes(_ seconds: Int64, text: String) {
    #expect(Moment(secondsSinceEpoch: seconds).description == text)
  }

  @Test("Days are counted as Foundation counts them, there and back")
  func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for day in stride(from: Int64(-100_000), through: 100_000, by: 97) {
      let date = try #require(CalendarDate(daysSinceEpoch: day))
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
      #expect([parts.year, parts.month, parts.day] == [date.year, date.month, date.day])
      #expect(date.daysSinceEpoch == day)
    }
  }

  @Test("A moment of a day is that day")
  func date() throws {
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    #expect(Moment(day, hour: 23, minute: 59, second: 59)?.date == day)
    #expect(Moment(day, hour: 24, minute: 0, second: 0) == nil)
  }
}
