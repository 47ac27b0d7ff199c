package import RecordStream

/// What a `section` record says of the films that follow under its name.
package struct SectionHeader: Equatable, Sendable {
  /// The section's name, the same member as in its films.
  package var name: String
  /// What people read; the name where there is none.
  package var title: String
  /// A layout's name (`carousel`, `grid`, `list`), or nil.
  package var layout: String?
  /// How many films there are, only where the writer held them all.
  package var count: Int64?
  /// When the data was made, RFC 3339.
  package var created: String?

  package init(
    name: String, title: String? = nil, layout: String? = nil, count: Int64? = nil,
    created: String? = nil
  ) {
    self.name = name
    self.title = title ?? name
    self.layout = layout
    self.count = count
    self.created = created
  }

  package init(_ record: borrowing RecordView) throws(RecordFault) {
    guard let name = record.value(of: "section")?.string() else {
      throw RecordFault(
        .meaning("a section without its name; the member \"section\" is a string"), at: 0)
    }
    self.init(
      name: name,
      title: record.value(of: "title")?.string().flatMap { $0.isEmpty ? nil : $0 },
      layout: record.value(of: "layout")?.string(),
      count: record.value(of: "count")?.integer(),
      created: record.value(of: "created")?.string())
  }
}
