/// Why a snapshot could not be made or changed; whatever throws one leaves its snapshot as it was.
///
/// Apple's data sources raise an uncatchable exception in these cases.
package enum SnapshotFault<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
  Equatable, Sendable
{
  /// Items were to be appended to the last section of a snapshot without any.
  case noSections
  case unknownSection(SectionID)
  case unknownItem(ItemID)
  /// A section was to be placed before or after itself.
  case sectionAnchoredToItself(SectionID)
  /// An item was to be placed before or after itself.
  case itemAnchoredToItself(ItemID)
  /// A section is listed twice in one call, or is in the snapshot already.
  case sectionNotUnique(SectionID)
  /// An item is listed twice in one call.
  case itemNotUnique(ItemID)
  /// A snapshot was to be made of rows that repeat an identifier.
  case repeated(SnapshotRepeat<SectionID, ItemID>, side: SnapshotSide)
  /// A difference was applied to a snapshot that it was not made of.
  case foreignDifference

  /// A stable name for programs.
  package var code: String {
    switch self {
    case .noSections: "no-sections"
    case .unknownSection: "unknown-section"
    case .unknownItem: "unknown-item"
    case .sectionAnchoredToItself, .itemAnchoredToItself: "self-anchor"
    case .sectionNotUnique: SnapshotRepeatKind.duplicateSection.rawValue
    case .itemNotUnique: SnapshotRepeatKind.duplicateItem.rawValue
    case .repeated(let found, side: _): found.kind.rawValue
    case .foreignDifference: "foreign-difference"
    }
  }
}
