/// A moment in whole seconds, written as RFC 3339 in UTC.
package struct Timestamp: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  package let secondsSinceEpoch: Int64

  package init(secondsSinceEpoch: Int64) { self.secondsSinceEpoch = secondsSinceEpoch }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }

  /// `2024-02-29T23:59:60Z` has no counterpart here; years 0000 to 9999 print as RFC 3339 wants.
  package var description: String {
    let day = secondsSinceEpoch.quotientRoundedDown(by: 86_400)
    let second = secondsSinceEpoch - day * 86_400
    let date = Self.civil(daysSinceEpoch: day)
    return "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))"
      + "T\(Self.padded(second / 3600, 2)):\(Self.padded(second / 60 % 60, 2))"
      + ":\(Self.padded(second % 60, 2))Z"
  }

  /// The Gregorian date of a day, by counting in eras of 400 years that begin on 1 March.
  ///
  /// In such an era every leap day is the last of its year, so that no table is needed.
  static func civil(daysSinceEpoch: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // 719,468 days lie between 0000-03-01 and 1970-01-01, 146,097 in an era.
    let days = daysSinceEpoch + 719_468
    let era = days.quotientRoundedDown(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Months counted from March have 153 days in every five.
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return (
      yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3, day
    )
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
