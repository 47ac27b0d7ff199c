/// A second in time, counted from 1970-01-01T00:00:00Z without leap seconds.
package struct Moment: Hashable, Comparable, Sendable {
  package let secondsSinceEpoch: Int64

  package init(secondsSinceEpoch: Int64) {
    self.secondsSinceEpoch = secondsSinceEpoch
  }

  /// A time of day on a date in UTC; nil where the day has no such time.
  package init?(_ date: CalendarDate, hour: Int, minute: Int, second: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    let seconds = Int64(hour * 3600 + minute * 60 + min(second, 59))
    self.init(secondsSinceEpoch: date.daysSinceEpoch * 86_400 + seconds)
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }

  /// The day in UTC; nil outside the years 1 to 9999.
  package var date: CalendarDate? {
    CalendarDate(daysSinceEpoch: (secondsSinceEpoch - secondOfDay) / 86_400)
  }

  private var secondOfDay: Int64 {
    let remainder = secondsSinceEpoch % 86_400
    return remainder < 0 ? remainder + 86_400 : remainder
  }
}

extension Moment: CustomStringConvertible {
  /// RFC 3339 in UTC, as in `2026-11-30T08:00:00Z`; empty outside the years 1 to 9999.
  package var description: String {
    guard let date else { return "" }
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let second = secondOfDay
    return "\(date)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }
}

extension CalendarDate {
  /// Days from 1970-01-01, by the method of H. Hinnant's "chrono-compatible low-level date
  /// algorithms": the year starts in March, so that the leap day is its last.
  package var daysSinceEpoch: Int64 {
    let year = Int64(self.year) - (month <= 2 ? 1 : 0)
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * Int64(month > 2 ? month - 3 : month + 9) + 2) / 5 + Int64(day) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The inverse of `daysSinceEpoch`; nil outside the years 1 to 9999.
  package init?(daysSinceEpoch days: Int64) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), month: Int(month),
      day: Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1))
  }
}
