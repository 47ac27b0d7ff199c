/// Pages of a list, counted from 1.
package struct PageRange: Equatable, Sendable {
  package let first: Int
  /// nil: to the last page that there is.
  package let last: Int?

  package init(first: Int, last: Int?) {
    self.first = first
    self.last = last
  }

  package static let all = PageRange(first: 1, last: nil)
}

extension ArgumentValue {
  /// `N` (the first N pages), `A..B` or `A-B`, `A..`, `all`.
  package static func pages(_ text: String) throws(ValueFault) -> PageRange {
    if text == "all" { return .all }
    let bytes = Array(text.utf8)
    let (start, end) = halves(of: bytes) ?? hyphenated(bytes) ?? ([49], bytes)
    guard isDigits(start), end.isEmpty || isDigits(end), !bytes.isEmpty else {
      throw ValueFault("\"\(text)\" is not a range of pages; write N, A..B, A.. or all")
    }
    guard let first = number(start), end.isEmpty || number(end) != nil else {
      throw ValueFault("\"\(text)\" has a number that is too large")
    }
    guard !end.isEmpty else {
      guard first >= 1 else { throw ValueFault("\"\(text)\": pages count from 1") }
      return PageRange(first: first, last: nil)
    }
    guard let last = number(end), first >= 1, last >= 1 else {
      throw ValueFault("\"\(text)\": pages count from 1")
    }
    guard first <= last else {
      throw ValueFault("\"\(text)\" runs backwards; write \(last)..\(first)")
    }
    return PageRange(first: first, last: last)
  }

  private static func hyphenated(_ bytes: [UInt8]) -> ([UInt8], [UInt8])? {
    guard let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")), hyphen + 1 < bytes.count
    else { return nil }
    return (Array(bytes[..<hyphen]), Array(bytes[(hyphen + 1)...]))
  }

  private static func number(_ digits: [UInt8]) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }

  /// The two sides of the first `..`.
  static func halves(of bytes: [UInt8]) -> ([UInt8], [UInt8])? {
    let dot = UInt8(ascii: ".")
    guard
      let at = bytes.indices.dropLast().first(where: { bytes[$0] == dot && bytes[$0 + 1] == dot })
    else { return nil }
    return (Array(bytes[..<at]), Array(bytes[(at + 2)...]))
  }
}
