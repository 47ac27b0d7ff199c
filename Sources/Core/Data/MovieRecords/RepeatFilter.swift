internal import Movies
package import RecordStream

/// Drops films that come again in their section where several streams are merged into one.
///
/// One stream is taken as it is: its source has dropped repeats already. At most 16 MiB a section.
package struct RepeatFilter: Sendable {
  private struct Section: Sendable {
    let name: [UInt8]
    var seen = SeenMovies()
  }

  private var streams = 0
  private var sections: [Section] = []
  private var indexes: [[UInt8]: Int] = [:]
  private var current = -1

  package init() {}

  /// Notes a `stream` record.
  package mutating func noteStream() {
    streams += 1
  }

  /// Notes a film; true where it is to be dropped. O(1).
  package mutating func isRepeat(_ film: borrowing RecordView) -> Bool {
    guard streams > 0, let id = film.value(of: "id")?.integer() else { return false }
    if let name = film.value(of: "section"), name.kind == .string {
      select(name)
    } else {
      select([])
    }
    let isNew = sections[current].seen.insert(MovieID(id))
    return !isNew && streams > 1
  }

  private mutating func select(_ name: FieldView) {
    if current >= 0, !name.hasEscapes {
      let known = sections[current].name
      if known.span.equals(name.content) { return }
    }
    var bytes = ByteBuffer()
    bytes.appendUnescaped(name.content)
    select(bytes.bytes)
  }

  private mutating func select(_ name: [UInt8]) {
    if current >= 0, sections[current].name == name { return }
    if let index = indexes[name] {
      current = index
      return
    }
    current = sections.count
    indexes[name] = current
    sections.append(Section(name: name))
  }
}
