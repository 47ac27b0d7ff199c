internal import RecordStream
internal import SnapshotEngine

/// Two snapshots and what turns the old one into the new one.
struct Comparison: Sendable {
  typealias Intake = SnapshotIntake<SectionName, Int64>

  let old: RecordedSnapshot
  let new: RecordedSnapshot
  let oldIntake: Intake
  let newIntake: Intake
  let difference: SnapshotDifference

  init(
    _ old: RecordedSnapshot, _ new: RecordedSnapshot, _ options: DiffOptions
  ) throws(RepeatRefusal) {
    oldIntake = try Self.intake(old, .old, options)
    newIntake = try Self.intake(new, .new, options)
    self.old = old
    self.new = new
    let (oldOrigins, newOrigins) = (oldIntake.origins, newIntake.origins)
    var readers = RecordReaders()
    difference = Snapshot.difference(
      from: oldIntake.snapshot, to: newIntake.snapshot,
      sectionChanged: { from, to in
        guard let from = old.sections[from].header, let to = new.sections[to].header else {
          return false
        }
        return readers.differ(old, from, new, to, options.rules, areSections: true)
      },
      itemChanged: { from, to in
        readers.differ(
          old, old.line(at: from, oldOrigins), new, new.line(at: to, newOrigins), options.rules)
      })
  }

  private static func intake(
    _ snapshot: RecordedSnapshot, _ side: SnapshotSide, _ options: DiffOptions
  ) throws(RepeatRefusal) -> Intake {
    if options.repeats == .strict,
      let section = snapshot.sections.first(where: { $0.declarations > 1 })
    {
      throw RepeatRefusal(
        side, "section \(section.name.text) is declared \(section.declarations) times",
        .duplicateSection)
    }
    do {
      return try Intake(
        snapshot.rows, identity: options.identity, repeats: options.repeats, side: side)
    } catch {
      throw RepeatRefusal(error, snapshot, side)
    }
  }

  func oldFilm(at position: ItemPosition) -> ComparedFilm {
    ComparedFilm(old, oldIntake, position)
  }

  func newFilm(at position: ItemPosition) -> ComparedFilm {
    ComparedFilm(new, newIntake, position)
  }
}

/// A film of one side, repeats not counted.
struct ComparedFilm: Equatable, Sendable {
  let section: SectionName
  let id: Int64
  /// From 1.
  let rank: Int
  /// Where its record stands in the snapshot's bytes.
  let line: Range<Int>

  init(_ snapshot: RecordedSnapshot, _ intake: Comparison.Intake, _ position: ItemPosition) {
    section = snapshot.sections[position.section].name
    id = intake.snapshot.rows[position.section].items[position.item]
    rank = position.item + 1
    line = snapshot.line(at: position, intake.origins)
  }
}

extension RecordedSnapshot {
  /// The line of a film; sections are read as one each, so that only films can have been dropped.
  func line(at position: ItemPosition, _ origins: [[ItemPosition]]?) -> Range<Int> {
    let place = origins?[position.section][position.item] ?? position
    return sections[position.section].lines[place.item]
  }
}
