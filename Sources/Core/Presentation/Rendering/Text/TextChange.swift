/// One difference between two snapshots, as text shows it.
package struct TextChange: Equatable, Sendable {
  package enum Operation: Equatable, Sendable {
    /// A film that was not there before.
    case insert(rank: Int64)
    /// A film that is there no more: it left the part of the list that was fetched.
    case delete(oldRank: Int64)
    case move(oldRank: Int64, rank: Int64)
    /// A film that others pushed up or down.
    case shift(oldRank: Int64, rank: Int64)
    case update(fields: [Field])
    /// A film that went from one section to another.
    case transfer(from: String)
    case insertSection
    case deleteSection
    case moveSection(oldIndex: Int64, index: Int64)
    case updateSection
  }

  /// A member whose value changed, both as the source wrote them; nil for null or missing.
  package struct Field: Equatable, Sendable {
    package var name: String
    package var old: String?
    package var new: String?

    package init(name: String, old: String?, new: String?) {
      self.name = name
      self.old = old
      self.new = new
    }
  }

  package var operation: Operation
  /// The section's name; where a film went, in a transfer.
  package var section: String
  /// The film's title; empty where a section changed.
  package var title: String
  /// The year of release of a film that came.
  package var year: Int?

  package init(_ operation: Operation, section: String, title: String = "", year: Int? = nil) {
    self.operation = operation
    self.section = section
    self.title = title
    self.year = year
  }
}
