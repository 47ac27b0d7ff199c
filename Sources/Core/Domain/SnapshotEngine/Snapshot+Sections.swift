extension Snapshot {
  /// Adds empty sections at the end.
  package mutating func appendSections(_ sections: [SectionID]) throws(Fault) {
    try insert(sections, at: rows.count)
  }

  /// Adds empty sections, in the order given, before another.
  package mutating func insertSections(
    _ sections: [SectionID], beforeSection anchor: SectionID
  ) throws(Fault) {
    try insert(sections, at: try rowIndex(of: anchor))
  }

  /// Adds empty sections, in the order given, after another.
  package mutating func insertSections(
    _ sections: [SectionID], afterSection anchor: SectionID
  ) throws(Fault) {
    try insert(sections, at: try rowIndex(of: anchor) + 1)
  }

  /// Removes sections with their items; unknown ones are passed over.
  package mutating func deleteSections(_ sections: [SectionID]) {
    let gone = Set(sections)
    for row in rows where gone.contains(row.id) {
      directory?.remove(row.items, from: row.id)
    }
    rows.removeAll { gone.contains($0.id) }
    directory?.index(rows)
    dropStaleMarks()
  }

  package mutating func moveSection(
    _ section: SectionID, beforeSection anchor: SectionID
  ) throws(Fault) {
    try move(section, to: anchor, offset: 0)
  }

  package mutating func moveSection(
    _ section: SectionID, afterSection anchor: SectionID
  ) throws(Fault) {
    try move(section, to: anchor, offset: 1)
  }

  private mutating func insert(_ sections: [SectionID], at index: Int) throws(Fault) {
    prepare()
    var listed: Set<SectionID> = []
    for section in sections
    where indexOfSection(section) != nil || !listed.insert(section).inserted {
      throw .sectionNotUnique(section)
    }
    rows.insert(contentsOf: sections.map { Row(id: $0) }, at: index)
    directory?.index(rows)
  }

  private mutating func move(
    _ section: SectionID, to anchor: SectionID, offset: Int
  ) throws(Fault) {
    let from = try rowIndex(of: section)
    _ = try rowIndex(of: anchor)
    guard section != anchor else { throw .sectionAnchoredToItself(section) }
    let row = rows.remove(at: from)
    directory?.index(rows)
    rows.insert(row, at: try rowIndex(of: anchor) + offset)
    directory?.index(rows)
  }

  func rowIndex(of section: SectionID) throws(Fault) -> Int {
    guard let index = indexOfSection(section) else { throw .unknownSection(section) }
    return index
  }

  /// Makes the directory, once.
  mutating func prepare() {
    if directory == nil { directory = .init(rows: rows, identity: identity) }
  }
}
