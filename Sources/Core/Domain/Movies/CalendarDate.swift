/// A day in the Gregorian calendar, without time or zone: a release date is no instant.
package struct CalendarDate: Hashable, Comparable, Sendable {
  /// 1 to 9999.
  package let year: Int
  package let month: Int
  package let day: Int

  /// Nil where no such day exists.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD` at the start of a text; what follows (a time of day) is passed over, since
  /// TMDb writes some dates as `2013-02-14T00:00:00.000Z`.
  package init?(_ text: String) {
    var numbers = [0, 0, 0]
    var field = 0
    var read = 0
    for byte in text.utf8.prefix(10) {
      switch (read, byte) {
      case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): field += 1
      case (4, _), (7, _): return nil
      case (_, UInt8(ascii: "0")...UInt8(ascii: "9")):
        numbers[field] = numbers[field] * 10 + Int(byte - UInt8(ascii: "0"))
      default: return nil
      }
      read += 1
    }
    guard read == 10 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  package var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}
