extension ArgumentValue {
  /// A whole number with a unit, `ms`, `s`, `m`, `h` or `d`; without a unit, seconds.
  package static func duration(_ text: String) throws(ValueFault) -> Duration {
    let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let milliseconds: Int64? =
      switch String(text.utf8.dropFirst(digits.count)) {
      case "ms": 1
      case "s", "": 1_000
      case "m": 60_000
      case "h": 3_600_000
      case "d": 86_400_000
      default: nil
      }
    guard let milliseconds, let count = Int64(String(digits) ?? ""),
      case (let product, false) = count.multipliedReportingOverflow(by: milliseconds)
    else {
      throw ValueFault(
        "\"\(text)\" is not a length of time; write it as 500ms, 30s, 10m, 12h or 7d")
    }
    return .milliseconds(product)
  }
}
