internal import RecordStream
internal import SnapshotEngine

/// One side of a comparison: its records as they came, and where each stands in them.
struct RecordedSnapshot: Sendable {
  struct Section: Sendable {
    let name: SectionName
    /// The line of its first `section` record; nil where its films opened it.
    var header: Range<Int>?
    /// How many `section` records there were.
    var declarations = 0
    var ids: [Int64] = []
    /// The lines of its films.
    var lines: [Range<Int>] = []
  }

  /// The lines that matter, one behind the other.
  private(set) var bytes = ByteBuffer()
  private(set) var sections: [Section] = []
  private(set) var question = Question()
  /// When the newest data was made, RFC 3339, in quotes; empty where no section tells.
  private(set) var created: [UInt8] = []
  private var indexes: [[UInt8]: Int] = [:]
  private var current = -1

  var filmCount: Int { sections.reduce(0) { $0 + $1.ids.count } }

  var rows: [SnapshotRow<SectionName, Int64>] {
    sections.map { SnapshotRow(id: $0.name, items: $0.ids) }
  }

  mutating func note(question record: borrowing RecordView) {
    question.note(record)
  }

  mutating func declare(_ name: FieldView, _ record: borrowing RecordView) {
    select(name)
    sections[current].declarations += 1
    if let created = record.value(of: "created"), created.kind == .string {
      var text = ByteBuffer()
      text.append(created.bytes)
      // All of them are UTC, so that the order of bytes is that of time.
      if self.created.lexicographicallyPrecedes(text.bytes) { self.created = text.bytes }
    }
    guard sections[current].header == nil else { return }
    sections[current].header = keep(record)
  }

  mutating func add(film id: Int64, _ record: borrowing RecordView) {
    if let name = record.value(of: "section"), name.kind == .string {
      select(name)
    } else {
      select(Array("movies".utf8))
    }
    let line = keep(record)
    sections[current].ids.append(id)
    sections[current].lines.append(line)
  }

  private mutating func keep(_ record: borrowing RecordView) -> Range<Int> {
    let start = bytes.count
    bytes.append(record.bytes)
    return start..<bytes.count
  }

  private mutating func select(_ name: FieldView) {
    if current >= 0, !name.hasEscapes {
      let currentName = sections[current].name.bytes
      if currentName.span.equals(name.content) { return }
    }
    var bytes = ByteBuffer()
    bytes.appendUnescaped(name.content)
    select(bytes.bytes)
  }

  private mutating func select(_ name: [UInt8]) {
    if let index = indexes[name] {
      current = index
      return
    }
    current = sections.count
    indexes[name] = current
    sections.append(Section(name: SectionName(bytes: name)))
  }
}
