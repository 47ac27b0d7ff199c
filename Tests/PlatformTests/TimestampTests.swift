import Testing

@testable import Platform

@Suite struct TimestampTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"),
      (951_782_399, "2000-02-28T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"),
      (951_868_800, "2000-03-01T00:00:00Z"),
      (1_709_164_800, "2024-02-29T00:00:00Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"),
      (2_147_483_648, "2038-01-19T03:14:08Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
      (-62_167_219_200, "0000-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func `A moment prints as RFC 3339 in UTC`(seconds: Int64, text: String) {
    #expect(Timestamp(secondsSinceEpoch: seconds).description == text)
  }

  @Test func `A day follows each day through four centuries`() {
    var before = Timestamp.civil(daysSinceEpoch: -1)
    for day in Int64(0)...146_097 {
      let date = Timestamp.civil(daysSinceEpoch: day)
      let sameMonth = date.month == before.month && date.day == before.day + 1
      let firstOfMonth = date.day == 1 && before.day >= 28
      #expect(sameMonth || firstOfMonth)
      before = date
    }
    #expect(before == (2370, 1, 1))
  }
}
