internal import Movies

/// An instant in UTC to the second: the one form that records' `created` and a page's `time` share.
struct Timestamp: Comparable {
  /// `YYYY-MM-DDTHH:MM:SSZ`; texts of one length, so their order is the order in time.
  let text: String

  /// Nil for what RFC 3339 does not know, or is not in UTC; fractions of a second are dropped.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"), bytes[10] == UInt8(ascii: "T"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      CalendarDate(String(text.prefix(10))) != nil,
      let hour = Self.number(bytes[11...12]), hour < 24,
      let minute = Self.number(bytes[14...15]), minute < 60,
      let second = Self.number(bytes[17...18]), second < 60
    else { return nil }
    let fraction = bytes[19..<(bytes.count - 1)]
    guard
      fraction.isEmpty
        || (fraction.count > 1 && fraction.first == UInt8(ascii: ".")
          && fraction.dropFirst().allSatisfy { (0x30...0x39).contains($0) })
    else { return nil }
    self.text = String(decoding: bytes[..<19], as: UTF8.self) + "Z"
  }

  /// `YYYY-MM-DD HH:MM UTC`, for people.
  var readable: String {
    "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }

  static func < (left: Timestamp, right: Timestamp) -> Bool { left.text < right.text }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}
