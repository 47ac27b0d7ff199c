/// Sanitised text that knows its columns.
package struct CellText: Equatable, Sendable {
  package let text: String
  /// The columns that `text` takes on a terminal.
  package let columns: Int

  /// Sanitises and measures.
  package init(_ raw: String) {
    self.init(sanitised: raw.sanitised)
  }

  /// Takes text that is sanitised already: a part of such text, or a literal.
  init(sanitised: String) {
    self.init(sanitised: sanitised, columns: sanitised.displayColumns)
  }

  init(sanitised: String, columns: Int) {
    text = sanitised
    self.columns = columns
  }

  package var isEmpty: Bool { text.isEmpty }

  /// Whether a terminal that reorders would let it disturb what stands beside it.
  package var isRightToLeft: Bool {
    text.utf8.count != columns
      && text.unicodeScalars.contains { $0.value >= 0x0590 && $0.isStronglyRightToLeft }
  }

  /// The text itself where it fits, else as many whole clusters as leave room for `…`.
  ///
  /// Never more than `limit` columns; one fewer where a wide cluster does not fit.
  package func cut(to limit: Int) -> CellText {
    if columns <= limit { return self }
    guard limit >= 1 else { return CellText(sanitised: "", columns: 0) }
    var end = text.startIndex
    var used = 0
    // The end of what is shown before the mark: a space before it is left out.
    var shown = (end: end, columns: 0)
    for cluster in text {
      used += cluster.displayColumns
      guard used <= limit - 1 else { break }
      end = text.index(after: end)
      if !cluster.isBreakingSpace { shown = (end, used) }
    }
    return CellText(sanitised: String(text[..<shown.end]) + "…", columns: shown.columns + 1)
  }

  /// The text with spaces behind it up to `limit` columns; one that is longer stays.
  package func padded(to limit: Int) -> CellText {
    guard columns < limit else { return self }
    let blank = String(repeating: " ", count: limit - columns)
    return CellText(sanitised: text + blank, columns: limit)
  }
}

extension Unicode.Scalar {
  fileprivate var isStronglyRightToLeft: Bool {
    ColumnTable.scalarClass(of: self).isRightToLeft
  }
}
