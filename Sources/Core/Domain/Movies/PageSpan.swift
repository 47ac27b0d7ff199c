/// Which pages of a list are wanted.
///
/// TMDb counts pages from 1 and answers none beyond `PageSpan.last`, whatever `total_pages` says.
package struct PageSpan: Equatable, Sendable {
  /// The highest page that TMDb answers (status code 22: "Pages start at 1 and max at 500").
  package static let last = 500

  package let first: Int
  /// Nil where the list is wanted to its end.
  package let end: Int?

  /// Nil where the span is empty, starts below 1 or reaches beyond `last`.
  package init?(first: Int, end: Int?) {
    guard first >= 1, first <= Self.last, end.map({ $0 >= first && $0 <= Self.last }) ?? true
    else { return nil }
    self.init(checked: first, end)
  }

  private init(checked first: Int, _ end: Int?) {
    self.first = first
    self.end = end
  }

  /// The first page alone: what is fetched when nobody says how much.
  package static let one = PageSpan(checked: 1, 1)

  /// From the first page to the end of the list.
  package static let all = PageSpan(checked: 1, nil)
}

extension PageSpan: CustomStringConvertible {
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
