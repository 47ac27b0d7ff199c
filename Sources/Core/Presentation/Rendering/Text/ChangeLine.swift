internal import TextCells

/// A change on one line.
///
///     + #3 Title (2026)                 came, at rank 3
///     - #4 Title                        left
///     ^2 #3->#1 Title                   climbed by 2; v2 where it fell
///     ~ Title vote_count 900 -> 905     changed
///     > upcoming -> popular Title       went to another section
struct ChangeLine {
  let style: CellStyle

  func painted(_ change: TextChange, columns: Int?) -> PaintedLine {
    let title = CellText(change.title)
    let section = CellText(change.section)
    var parts: [(CellText, Emphasis)]
    switch change.operation {
    case .insert(let rank):
      parts = [(CellText("+ #\(rank)"), .added), (title, .bold)]
      if let year = change.year { parts.append((CellText("(\(year))"), .dim)) }
    case .delete(let rank): parts = [(CellText("- #\(rank)"), .removed), (title, .bold)]
    case .move(let old, let new):
      let way = new < old ? "^" : "v"
      parts = [
        (CellText("\(way)\((old - new).magnitude)"), new < old ? .added : .removed),
        (CellText("#\(old)->#\(new)"), .dim), (title, .bold),
      ]
    case .shift(let old, let new):
      parts = [(CellText("="), .none), (CellText("#\(old)->#\(new)"), .dim), (title, .bold)]
    case .update(let fields):
      parts = [(CellText("~"), .star), (title, .bold)]
      for field in fields { parts.append((text(of: field), .none)) }
    case .transfer(let from):
      parts = [
        (CellText(">"), .star), (CellText(from), .none), (CellText("->"), .dim), (section, .none),
        (title, .bold),
      ]
    case .insertSection: parts = [(CellText("+ section"), .added), (section, .bold)]
    case .deleteSection: parts = [(CellText("- section"), .removed), (section, .bold)]
    case .moveSection(let old, let new):
      parts = [
        (CellText(new < old ? "^ section" : "v section"), .none),
        (CellText("#\(old + 1)->#\(new + 1)"), .dim), (section, .bold),
      ]
    case .updateSection: parts = [(CellText("~ section"), .star), (section, .bold)]
    }
    return joined(parts, columns: columns)
  }

  /// Parts with a space between them, the last that fits cut at the end of the line.
  private func joined(_ parts: [(CellText, Emphasis)], columns: Int?) -> PaintedLine {
    var line = PaintedLine()
    for (text, emphasis) in parts where !text.isEmpty {
      let gap = line.columns == 0 ? 0 : 1
      let room = columns.map { $0 - line.columns - gap } ?? .max
      guard room > 0 else { break }
      line.pad(to: line.columns + gap)
      line.append(text.cut(to: room), emphasis, style: style)
      if text.columns > room { break }
    }
    return line
  }

  /// `vote_count 900 -> 905`; long texts (an overview) are named, not quoted in full.
  private func text(of field: TextChange.Field) -> CellText {
    func shown(_ value: String?) -> String {
      guard let value, !value.isEmpty else { return "—" }
      return CellText(value).cut(to: 40).text
    }
    return CellText("\(field.name) \(shown(field.old)) -> \(shown(field.new))")
  }
}
