internal import TextCells

/// Changes as they are shown: totals first, then section by section, transfers last.
struct ChangeList: Sendable {
  private struct Group: Sendable {
    /// Nil for transfers, which concern two.
    var section: String?
    var lines: [PaintedLine] = []
  }

  private let columns: Int?
  private let style: CellStyle
  private var groups: [Group] = []
  private var totals = Totals()

  init(columns: Int?, style: CellStyle) {
    self.columns = columns
    self.style = style
  }

  var isEmpty: Bool { groups.isEmpty }

  mutating func append(_ change: TextChange) {
    totals.note(change.operation)
    let section: String? = if case .transfer = change.operation { nil } else { change.section }
    if groups.isEmpty || groups[groups.count - 1].section != section {
      groups.append(Group(section: section))
    }
    groups[groups.count - 1].lines.append(
      ChangeLine(style: style).painted(change, columns: columns))
  }

  /// Lines that belong together; a blank line belongs between blocks. Sections are named where
  /// there are several.
  var blocks: [[PaintedLine]] {
    var first = PaintedLine()
    let text = CellText(totals.text)
    first.append(columns.map { text.cut(to: $0) } ?? text, .bold, style: style)
    let areSeveral = groups.count > 1
    return [[first]]
      + groups.map { group in
        guard areSeveral, let section = group.section else { return group.lines }
        var heading = PaintedLine()
        let name = CellText(section)
        heading.append(columns.map { name.cut(to: $0) } ?? name, .bold, style: style)
        return [heading] + group.lines
      }
  }

  /// How many changes there are of each kind.
  private struct Totals: Sendable {
    private var counts = [0, 0, 0, 0, 0, 0]
    private static let words = ["came", "left", "moved", "shifted", "updated", "changed lists"]

    mutating func note(_ operation: TextChange.Operation) {
      switch operation {
      case .insert: counts[0] += 1
      case .delete: counts[1] += 1
      case .move: counts[2] += 1
      case .shift: counts[3] += 1
      case .update: counts[4] += 1
      case .transfer: counts[5] += 1
      case .insertSection, .deleteSection, .moveSection, .updateSection: sections += 1
      }
    }

    private var sections = 0

    /// `3 came, 1 left, 2 moved`.
    var text: String {
      var parts = zip(counts, Self.words).filter { $0.0 > 0 }.map { "\($0) \($1)" }
      if sections > 0 { parts.append("\(sections) section change" + (sections == 1 ? "" : "s")) }
      return parts.isEmpty ? "No changes." : parts.joined(separator: ", ")
    }
  }
}
