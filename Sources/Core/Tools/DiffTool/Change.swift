internal import SnapshotEngine

/// One record to write: what happened, and where.
enum Change: Equatable, Sendable {
  case sectionDelete(old: Int)
  case sectionInsert(new: Int)
  case sectionMove(SnapshotDifference.SectionPair)
  case sectionUpdate(SnapshotDifference.SectionPair)
  case delete(SnapshotDifference.Lone)
  case insert(SnapshotDifference.Lone)
  case move(SnapshotDifference.ItemPair)
  case shift(SnapshotDifference.ItemPair)
  case update(SnapshotDifference.ItemPair)
  case transfer(SnapshotDifference.ItemPair)

  var operation: ChangeOperation {
    switch self {
    case .sectionDelete: .sectionDelete
    case .sectionInsert: .sectionInsert
    case .sectionMove: .sectionMove
    case .sectionUpdate: .sectionUpdate
    case .delete: .delete
    case .insert: .insert
    case .move: .move
    case .shift: .shift
    case .update: .update
    case .transfer: .transfer
    }
  }
}

/// The value of a record's member `op`.
enum ChangeOperation: String, CaseIterable, Sendable {
  case sectionDelete = "section_delete"
  case sectionInsert = "section_insert"
  case sectionMove = "section_move"
  case sectionUpdate = "section_update"
  case delete
  case insert
  case move
  case shift
  case update
  case transfer
}
