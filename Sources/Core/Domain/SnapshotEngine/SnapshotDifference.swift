/// What turns one snapshot into another, as indexes into the two.
///
/// Old indexes refer to the old snapshot, new ones to the final state of the new one, as in
/// `CollectionDifference`. Every list is in a defined order: what is deleted in that of the old
/// snapshot, everything else in that of the new one.
package struct SnapshotDifference: Equatable, Sendable {
  /// A section in both snapshots.
  package struct SectionPair: Hashable, Sendable {
    package let old: Int
    package let new: Int
  }

  /// An item in both snapshots.
  package struct ItemPair: Hashable, Sendable {
    package let old: ItemPosition
    package let new: ItemPosition

    /// Places climbed within its section; negative where it fell.
    package var climb: Int { old.item - new.item }
  }

  /// An item in one snapshot only.
  package struct Lone: Hashable, Sendable {
    package let position: ItemPosition
    /// Its whole section came or went, so that a view which handles the section has handled it.
    package let isImplied: Bool
  }

  package internal(set) var sectionDeletes: [Int] = []
  package internal(set) var sectionInserts: [Int] = []
  /// The fewest surviving sections whose moving alone brings the survivors into the new order.
  package internal(set) var sectionMoves: [SectionPair] = []
  /// Survivors whose own content changed; what their items do does not count.
  package internal(set) var sectionUpdates: [SectionPair] = []

  package internal(set) var itemDeletes: [Lone] = []
  package internal(set) var itemInserts: [Lone] = []
  /// Within a section, the fewest items whose moving alone brings the survivors into the new order.
  package internal(set) var itemMoves: [ItemPair] = []
  /// Items that left exactly one section and entered exactly one other.
  package internal(set) var transfers: [ItemPair] = []
  /// Survivors and transferred items whose content changed, moved or not.
  package internal(set) var itemUpdates: [ItemPair] = []
  /// Every item that stayed in its section at another index, also where only its neighbours changed.
  package internal(set) var rankChanges: [ItemPair] = []

  /// The operations that a batch update needs at least: implied ones and mere shifts not counted.
  package var operationCount: Int {
    sectionDeletes.count + sectionInserts.count + sectionMoves.count + sectionUpdates.count
      + itemDeletes.count { !$0.isImplied } + itemInserts.count { !$0.isImplied }
      + itemMoves.count + transfers.count + itemUpdates.count
  }

  /// Nothing differs: neither sections, nor items, nor their order, nor content.
  package var isEmpty: Bool { operationCount == 0 }
}
