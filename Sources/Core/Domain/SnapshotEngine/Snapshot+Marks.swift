extension Snapshot {
  /// Sections to be shown anew, in the order marked.
  package var reloadedSectionIdentifiers: [SectionID] { marks.sections.identifiers }
  /// Items to be made anew, in the order marked.
  package var reloadedItemIdentifiers: [ItemID] { marks.reloads.identifiers }
  /// Items to be updated in place, in the order marked.
  package var reconfiguredItemIdentifiers: [ItemID] { marks.reconfigurations.identifiers }

  /// Marks sections as changed; a difference to this snapshot lists them as updates.
  package mutating func reloadSections(_ sections: [SectionID]) throws(Fault) {
    for section in sections where indexOfSection(section) == nil {
      throw .unknownSection(section)
    }
    marks.sections.insert(sections)
  }

  /// Marks items as changed, wherever they stand; a difference to this snapshot lists them as updates.
  package mutating func reloadItems(_ items: [ItemID]) throws(Fault) {
    try requireKnown(items)
    marks.reloads.insert(items)
  }

  /// As `reloadItems`, for a view that can change what it shows in place.
  package mutating func reconfigureItems(_ items: [ItemID]) throws(Fault) {
    try requireKnown(items)
    marks.reconfigurations.insert(items)
  }

  var hasItemMarks: Bool { !marks.reloads.isEmpty || !marks.reconfigurations.isEmpty }

  private func requireKnown(_ items: [ItemID]) throws(Fault) {
    let known = items.count > 1 ? Set(itemIdentifiers) : nil
    for item in items where !(known?.contains(item) ?? (position(of: item) != nil)) {
      throw .unknownItem(item)
    }
  }

  /// Marks live no longer than what they mark.
  mutating func dropStaleMarks() {
    if !marks.sections.isEmpty {
      let sections = Set(sectionIdentifiers)
      marks.sections.remove { !sections.contains($0) }
    }
    if hasItemMarks {
      let items = Set(itemIdentifiers)
      marks.reloads.remove { !items.contains($0) }
      marks.reconfigurations.remove { !items.contains($0) }
    }
  }
}
