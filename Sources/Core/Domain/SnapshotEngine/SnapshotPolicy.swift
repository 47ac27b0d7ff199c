/// What makes two items the same one.
package enum SnapshotIdentity: Sendable {
  /// The pair of section and item: one film may stand in several sections, once in each.
  case section
  /// The item alone, over the whole snapshot, as Apple's diffable data sources have it.
  case global
}

/// What becomes of an identifier that occurs twice where it may occur once.
package enum RepeatPolicy: Sendable {
  /// The first one stays, later ones are dropped and reported; the rows of a repeated section are
  /// appended to the first of its name.
  case first
  /// The first repeat is an error.
  case strict
}

/// Which of two snapshots is meant.
package enum SnapshotSide: String, Sendable {
  case old
  case new
}
