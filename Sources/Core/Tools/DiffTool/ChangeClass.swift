internal import SnapshotEngine

/// The kinds of change that `--only` chooses from.
enum ChangeClass: String, CaseIterable, Sendable {
  case added
  case removed
  case moved
  case transferred
  case updated
  case sections

  /// A phrase without a full stop.
  var help: String {
    switch self {
    case .added: "films that came"
    case .removed: "films that left"
    case .moved: "films that moved within their section"
    case .transferred: "films that went to another section"
    case .updated: "films whose members changed"
    case .sections: "sections that came, left, moved or changed"
    }
  }
}
