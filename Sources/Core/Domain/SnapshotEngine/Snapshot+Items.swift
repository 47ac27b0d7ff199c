extension Snapshot {
  /// Adds items at the end of a section, or of the last one.
  ///
  /// An item that is already where it may stand once is moved into place, as Apple's data sources do
  /// since iOS 15: in its section, or, where items are global, out of any other.
  /// - Returns: the items that were moved into place: a caller who did not mean that can say so.
  @discardableResult
  package mutating func appendItems(
    _ items: [ItemID], toSection section: SectionID? = nil
  ) throws(Fault) -> [ItemID] {
    guard let target = section ?? rows.last?.id else { throw .noSections }
    _ = try rowIndex(of: target)
    return try place(items, in: target, .end)
  }

  /// Adds items, in the order given, before another and in its section.
  /// - Parameter section: the anchor's section; nil for the first one that holds it.
  /// - Returns: the items that were moved into place.
  @discardableResult
  package mutating func insertItems(
    _ items: [ItemID], beforeItem anchor: ItemID, inSection section: SectionID? = nil
  ) throws(Fault) -> [ItemID] {
    try place(items, in: try home(of: anchor, section), .before(anchor))
  }

  /// Adds items, in the order given, after another and in its section.
  /// - Parameter section: the anchor's section; nil for the first one that holds it.
  /// - Returns: the items that were moved into place.
  @discardableResult
  package mutating func insertItems(
    _ items: [ItemID], afterItem anchor: ItemID, inSection section: SectionID? = nil
  ) throws(Fault) -> [ItemID] {
    try place(items, in: try home(of: anchor, section), .after(anchor))
  }

  /// Removes items, from one section or from all; unknown ones are passed over. O(n).
  package mutating func deleteItems(_ items: [ItemID], inSection section: SectionID? = nil) {
    let gone = Set(items)
    for index in rows.indices where section == nil || rows[index].id == section {
      remove(gone, fromRow: index)
    }
    dropStaleMarks()
  }

  /// Removes all items; the sections stay.
  package mutating func deleteAllItems() {
    for index in rows.indices { rows[index].items.removeAll() }
    directory = nil
    dropStaleMarks()
  }

  /// Moves one item before another, across sections if need be.
  /// - Parameter section: the section it leaves; nil for the first one that holds it.
  package mutating func moveItem(
    _ item: ItemID, beforeItem anchor: ItemID, fromSection section: SectionID? = nil
  ) throws(Fault) {
    try move(item, section, .before(anchor), anchor)
  }

  /// Moves one item after another, across sections if need be.
  /// - Parameter section: the section it leaves; nil for the first one that holds it.
  package mutating func moveItem(
    _ item: ItemID, afterItem anchor: ItemID, fromSection section: SectionID? = nil
  ) throws(Fault) {
    try move(item, section, .after(anchor), anchor)
  }

  private enum Place {
    case end
    case before(ItemID)
    case after(ItemID)
  }

  private mutating func move(
    _ item: ItemID, _ section: SectionID?, _ place: Place, _ anchor: ItemID
  ) throws(Fault) {
    let source = try home(of: item, section)
    let target = try home(of: anchor, nil)
    guard item != anchor else { throw .itemAnchoredToItself(item) }
    prepare()
    remove([item], fromRow: try rowIndex(of: source))
    _ = try self.place([item], in: target, place)
  }

  private mutating func place(
    _ items: [ItemID], in section: SectionID, _ place: Place
  ) throws(Fault) -> [ItemID] {
    try requireUnique(items)
    switch place {
    case .end: break
    case .before(let anchor), .after(let anchor):
      if items.contains(anchor) { throw .itemAnchoredToItself(anchor) }
    }
    prepare()
    var present: [ItemID] = []
    var leaving: [SectionID: Set<ItemID>] = [:]
    for item in items {
      guard let home = directory?.home(of: item, placedIn: section) else { continue }
      present.append(item)
      leaving[home, default: []].insert(item)
    }
    for (home, group) in leaving { remove(group, fromRow: try rowIndex(of: home)) }

    let row = try rowIndex(of: section)
    let index: Int?
    switch place {
    case .end: index = rows[row].items.endIndex
    case .before(let anchor): index = rows[row].items.firstIndex(of: anchor)
    case .after(let anchor): index = rows[row].items.firstIndex(of: anchor).map { $0 + 1 }
    }
    rows[row].items.insert(contentsOf: items, at: index ?? rows[row].items.endIndex)
    directory?.add(items, in: section)
    return present
  }

  private mutating func remove(_ gone: Set<ItemID>, fromRow index: Int) {
    let found: [ItemID]
    if gone.count == 1, let item = gone.first {
      guard let place = rows[index].items.firstIndex(of: item) else { return }
      found = [rows[index].items.remove(at: place)]
    } else {
      found = rows[index].items.filter(gone.contains)
      if !found.isEmpty { rows[index].items.removeAll(where: gone.contains) }
    }
    directory?.remove(found, from: rows[index].id)
  }

  private func requireUnique(_ items: [ItemID]) throws(Fault) {
    guard items.count > 1 else { return }
    var listed: Set<ItemID> = []
    for item in items where !listed.insert(item).inserted { throw .itemNotUnique(item) }
  }

  /// The section of an item: the one named, if it holds the item, else the first that does.
  private func home(of item: ItemID, _ section: SectionID?) throws(Fault) -> SectionID {
    if let section {
      guard rows[try rowIndex(of: section)].items.contains(item) else { throw .unknownItem(item) }
      return section
    }
    guard let home = sectionIdentifier(containingItem: item) else { throw .unknownItem(item) }
    return home
  }
}
