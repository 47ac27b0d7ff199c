extension CellText {
  /// The text in at most `limit` lines of at most `width` columns, the last cut with `…` where
  /// more remains.
  ///
  /// Lines end at spaces, after hyphens and dashes, and around wide clusters (CJK), though not
  /// where Chinese and Japanese typesetting forbids it; a word that is longer than a line is broken
  /// between clusters. A cluster that is wider than `width` becomes `…`. O(n).
  package func lines(of width: Int, atMost limit: Int) -> [CellText] {
    guard limit >= 1, width >= 1, !isEmpty else { return [] }
    var lines: [CellText] = []
    var rest = self
    while lines.count + 1 < limit, rest.columns > width {
      guard let (line, remainder) = rest.broken(at: width) else { break }
      lines.append(line)
      rest = remainder
    }
    lines.append(rest.cut(to: width))
    return lines
  }

  /// The longest first line and what follows it; nil where not one cluster fits.
  ///
  /// The text must be wider than `width`.
  private func broken(at width: Int) -> (line: CellText, rest: CellText)? {
    var used = 0
    var index = text.startIndex
    var previous: Character?
    // The last place where a line may end: before the spaces, and after them.
    var best: (end: String.Index, columns: Int, start: String.Index, skipped: Int)?
    while index < text.endIndex {
      let cluster = text[index]
      let columns = cluster.displayColumns
      let next = text.index(after: index)
      if cluster.isBreakingSpace {
        if best?.start == index, let open = best {
          best = (open.end, open.columns, next, used + columns)
        } else {
          best = (index, used, next, used + columns)
        }
      } else if let previous, !previous.isBreakingSpace,
        LineBreak.isAllowed(between: previous, and: cluster)
      {
        best = (index, used, index, used)
      }
      if used + columns > width, !cluster.isBreakingSpace { break }
      used += columns
      previous = cluster
      index = next
    }
    if let open = best, open.start == index || !wordIsTooLong(from: open.start, width: width) {
      // The whole word goes to the next line.
    } else {
      best = (index, used, index, used)
    }
    guard let best, best.end > text.startIndex else { return nil }
    return (
      CellText(sanitised: String(text[..<best.end]), columns: best.columns),
      CellText(sanitised: String(text[best.start...]), columns: columns - best.skipped)
    )
  }

  /// Whether the word at `start` would not fit on a line of its own.
  private func wordIsTooLong(from start: String.Index, width: Int) -> Bool {
    var used = 0
    var previous: Character?
    for cluster in text[start...] {
      if cluster.isBreakingSpace { return false }
      if let previous, LineBreak.isAllowed(between: previous, and: cluster) { return false }
      used += cluster.displayColumns
      if used > width { return true }
      previous = cluster
    }
    return false
  }
}
