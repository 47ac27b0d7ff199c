/// Which pages of a list are wanted.
///
/// TMDb counts pages from 1 and answers none beyond `PageRange.last`, whatever `total_pages` says.
package struct PageRange: Equatable, Sendable {
  /// The highest page that TMDb answers (status code 22: "Pages start at 1 and max at 500").
  package static let last = 500

  package let first: Int
  /// Nil where the list is wanted to its end.
  package let end: Int?

  /// Nil where the range is empty, starts below 1 or reaches beyond `last`.
  package init?(first: Int, end: Int?) {
    guard first >= 1, first <= Self.last, end.map({ $0 >= first && $0 <= Self.last }) ?? true
    else { return nil }
    self.first = first
    self.end = end
  }

  private init(openFrom first: Int, end: Int?) {
    self.first = first
    self.end = end
  }

  /// The first page alone: what is fetched when nobody says how much.
  package static let one = PageRange(openFrom: 1, end: 1)

  /// From the first page to the end of the list.
  package static let all = PageRange(openFrom: 1, end: nil)

  /// Reads `N` (the first N), `A..B`, `A..`, `A-B` and `all`.
  package init(_ text: String) throws(PageRangeFault) {
    if text == "all" {
      self = .all
      return
    }
    let bytes = Array(text.utf8)
    var first: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first, byte.isDigit {
      first.append(byte)
      rest = rest.dropFirst()
    }
    let separator = [UInt8](rest.prefix { !$0.isDigit })
    let second = [UInt8](rest.dropFirst(separator.count))
    guard let left = Self.number(first), second.allSatisfy(\.isDigit) else {
      throw .notARange(text)
    }
    let range: (Int, Int?)
    switch separator {
    case []:
      range = (1, left)
    case Array("..".utf8) where second.isEmpty:
      range = (left, nil)
    case Array("..".utf8), Array("-".utf8):
      guard let right = Self.number(second) else { throw .notARange(text) }
      range = (left, right)
    default:
      throw .notARange(text)
    }
    guard left >= 1, (range.1 ?? left) >= 1 else { throw .belowOne(text) }
    guard max(range.0, range.1 ?? range.0) <= Self.last else { throw .beyondLast(text) }
    guard let valid = PageRange(first: range.0, end: range.1) else { throw .backwards(text) }
    self = valid
  }

  /// Nil for no digits; numbers too large for any page become one that is too large.
  private static func number(_ digits: [UInt8]) -> Int? {
    guard !digits.isEmpty else { return nil }
    return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000) }
  }
}

extension PageRange: CustomStringConvertible {
  /// As a user would write it.
  package var description: String {
    switch (first, end) {
    case (1, nil): "all"
    case (1, let end?): "\(end)"
    case (_, nil): "\(first).."
    case (_, let end?): "\(first)..\(end)"
    }
  }
}

/// Why a text names no pages.
package enum PageRangeFault: Error, Equatable, Sendable {
  case notARange(String)
  case belowOne(String)
  case backwards(String)
  case beyondLast(String)
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
