internal import MovieRecords
internal import TextCells

/// A section that is being written.
struct TextSection: Sendable {
  let id: String
  let title: CellText
  /// How many films it has, if that is known before they have come.
  let count: Int?
  let scrollsSideways: Bool
  /// The width of the layout, if the section says so.
  let columns: Int?

  /// 1, or more where the section goes on.
  var firstRank = 1
  /// Films so far, shown or not.
  var seen = 0
  /// The ranks of the films that a row that is cut shows.
  var shown: ClosedRange<Int>?
  var heading = Heading.absent
  /// Whether the heading stays in view while the section scrolls past.
  var isPinned = false
  /// Made with the first frame.
  var painter: FramePainter?

  enum Heading: Sendable {
    case absent
    /// Placed, but written only when the films shown are known.
    case held(rows: Int, blankRows: Int)
    case written
  }

  var isHeadingAbsent: Bool {
    if case .absent = heading { true } else { false }
  }

  var isHeadingWritten: Bool {
    if case .written = heading { true } else { false }
  }

  /// What stands beside the title.
  var label: CellText {
    let total = max(seen, count ?? 0)
    if let shown, shown.count < total { return SectionHeading.label(shown: shown, of: total) }
    if count == nil, shown == nil { return CellText("") }
    return SectionHeading.label(count: total)
  }

  /// Notes that the film which has just been counted is shown.
  mutating func noteShown() {
    shown = (shown?.lowerBound ?? seen)...seen
  }
}
