internal import RecordStream
internal import SnapshotEngine

/// Why `--strict` refuses a snapshot: what is repeated, on which side, and where.
struct RepeatRefusal: Error, Equatable, Sendable {
  let side: SnapshotSide
  /// A sentence without a full stop, the input's name left out.
  let explanation: String

  init(_ side: SnapshotSide, _ explanation: String, _ kind: SnapshotRepeatKind) {
    self.side = side
    self.explanation = "the \(side) snapshot is refused: \(explanation) (\(kind.rawValue))"
  }

  init(
    _ fault: SnapshotFault<SectionName, Int64>, _ snapshot: RecordedSnapshot, _ side: SnapshotSide
  ) {
    guard case .repeated(let found, side: _) = fault else {
      self.init(side, "its rows do not make a snapshot", .duplicateSection)
      return
    }
    guard let id = found.item else {
      self.init(side, "section \(found.section.text) stands twice", found.kind)
      return
    }
    let line = snapshot.sections[found.again.section].lines[found.again.item]
    let film = "film \(id), \(FilmTitle.text(of: snapshot.bytes.span.extracting(line), id: id)),"
    let ranks = (found.first.item + 1, found.again.item + 1)
    switch found.kind {
    case .duplicateItem, .duplicateSection:
      self.init(
        side,
        "\(film) stands twice in section \(found.section.text), at ranks \(ranks.0) and \(ranks.1)",
        found.kind)
    case .itemInTwoSections:
      let first = snapshot.sections[found.first.section].name.text
      self.init(
        side,
        "\(film) stands in section \(first), at rank \(ranks.0), and in section "
          + "\(found.section.text), at rank \(ranks.1)", found.kind)
    }
  }
}
