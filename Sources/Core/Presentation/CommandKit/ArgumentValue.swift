/// Readers of the values that options take; each throws one sentence that says what to write.
///
/// Digits are checked byte by byte: `Int("+5")` is 5 to Swift, and full-width digits are letters.
package enum ArgumentValue {
  /// A whole number in decimal digits, a minus sign where the range has negative numbers.
  package static func integer(
    _ text: String, in range: ClosedRange<Int> = 0...Int.max
  ) throws(ValueFault) -> Int {
    let bytes = Array(text.utf8)
    let digits =
      bytes.first == UInt8(ascii: "-") && range.lowerBound < 0 ? bytes.dropFirst() : bytes[...]
    guard isDigits(digits) else {
      throw ValueFault("\"\(text)\" is not a whole number\(within(range))")
    }
    guard let number = Int(text), range.contains(number) else {
      throw ValueFault("\(text) is out of range; write a whole number\(within(range))")
    }
    return number
  }

  /// A decimal number without exponent, a minus sign where the range has negative numbers.
  package static func decimal(
    _ text: String, in range: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude
  ) throws(ValueFault) -> Double {
    let bytes = Array(text.utf8)
    let unsigned =
      bytes.first == UInt8(ascii: "-") && range.lowerBound < 0 ? bytes.dropFirst() : bytes[...]
    let parts = unsigned.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(isDigits), let number = Double(text)
    else {
      throw ValueFault("\"\(text)\" is not a decimal number\(within(range))")
    }
    guard range.contains(number) else {
      throw ValueFault("\(text) is out of range; write a number\(within(range))")
    }
    return number
  }

  /// `NAME=VALUE`, cut at the first `=`; the value may be empty.
  package static func assignment(
    _ text: String
  ) throws(ValueFault) -> (name: String, value: String) {
    let bytes = Array(text.utf8)
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0 else {
      throw ValueFault("\"\(text)\" is not NAME=VALUE")
    }
    return (
      String(decoding: bytes[..<equals], as: UTF8.self),
      String(decoding: bytes[(equals + 1)...], as: UTF8.self)
    )
  }

  /// Names separated by commas, none of them empty.
  package static func list(_ text: String) throws(ValueFault) -> [String] {
    let names = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw ValueFault("\"\(text)\" is not a list of names with one comma between them")
    }
    return names.map { String($0) ?? "" }
  }

  static func isDigits(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func within(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): ""
    case (let low, .max): " of \(low) or more"
    case (.min, let high): " of \(high) or less"
    case (let low, let high): " from \(low) to \(high)"
    }
  }

  private static func within(_ range: ClosedRange<Double>) -> String {
    let most = Double.greatestFiniteMagnitude
    return switch (range.lowerBound, range.upperBound) {
    case (-most, most): ""
    case (let low, most): " of \(plain(low)) or more"
    case (-most, let high): " of \(plain(high)) or less"
    case (let low, let high): " from \(plain(low)) to \(plain(high))"
    }
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
