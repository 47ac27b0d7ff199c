/// What is repeated.
package enum SnapshotRepeatKind: String, Sendable {
  /// An item, within one section.
  case duplicateItem = "duplicate-item"
  case duplicateSection = "duplicate-section"
  /// An item, in another section, where items are global.
  case itemInTwoSections = "item-in-two-sections"
}

/// An identifier that occurs again, and where; positions count the rows as they were given.
package struct SnapshotRepeat<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Equatable, Sendable
{
  package let kind: SnapshotRepeatKind
  /// The section in which the repeat stands.
  package let section: SectionID
  /// Nil where the section itself is repeated.
  package let item: ItemID?
  /// Where it stands first; item 0 for a section.
  package let first: ItemPosition
  package let again: ItemPosition
}
