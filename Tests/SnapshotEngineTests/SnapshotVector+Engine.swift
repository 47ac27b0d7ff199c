import TestSupport
import Testing

@testable import SnapshotEngine

extension SnapshotVector: CustomTestStringConvertible {
  package var testDescription: String { name }

  var identity: SnapshotIdentity { isGlobal ? .global : .section }
  var policy: RepeatPolicy { isStrict ? .strict : .first }
}

extension SnapshotVector.Section {
  var row: SnapshotRow<Document, Document> {
    SnapshotRow(id: id, items: items.map { $0["id"] ?? .null })
  }
}

extension Document {
  /// As a member's name: numbers in digits.
  var name: String { string ?? integer.map(String.init) ?? "" }
}
