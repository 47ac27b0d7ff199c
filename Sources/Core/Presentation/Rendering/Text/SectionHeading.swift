internal import TextCells

/// A section's title, what is known of its count, and a rule below.
///
///     Popular Movies                                                  ‹ 1–5 of 20 ›
///     ─────────────────────────────────────────────────────────────────────────────
struct SectionHeading {
  var title: CellText
  /// How many films, or which of them; empty where nobody knows.
  var label: CellText
  /// The width; nil where lines end nowhere: then the label follows the title.
  var columns: Int?

  /// At most `rows` lines, the rule last.
  func lines(rows: Int, style: CellStyle) -> [PaintedLine] {
    var first = PaintedLine()
    let room = columns.map { max(1, label.isEmpty ? $0 : $0 - label.columns - 2) }
    first.append(room.map { title.cut(to: $0) } ?? title, .bold, style: style)
    if !label.isEmpty, columns.map({ label.columns + 3 <= $0 }) ?? true {
      first.pad(to: columns.map { $0 - label.columns } ?? first.columns + 2)
      first.append(label, .dim, style: style)
    }
    guard rows >= 2 else { return [first] }
    var rule = PaintedLine()
    let width = columns ?? first.columns
    rule.append(CellText(String(repeating: "─", count: width)), .dim, style: style)
    return [first, rule]
  }

  /// `20 films`, `1 film`.
  static func label(count: Int) -> CellText {
    CellText(count == 1 ? "1 film" : "\(count) films")
  }

  /// `‹ 1–5 of 20 ›`.
  static func label(shown: ClosedRange<Int>, of total: Int) -> CellText {
    let range =
      shown.count == 1 ? "\(shown.lowerBound)" : "\(shown.lowerBound)–\(shown.upperBound)"
    return CellText("‹ \(range) of \(total) ›")
  }
}
