internal import Movies
package import RecordStream

extension TextChange {
  /// Reads a `change` record; nil where its `op` is none that text knows.
  package init?(_ record: borrowing RecordView) {
    func number(_ name: StaticString, _ record: borrowing RecordView) -> Int64 {
      record.value(of: name)?.integer() ?? 0
    }
    func text(_ name: StaticString, _ record: borrowing RecordView) -> String? {
      record.value(of: name)?.string()
    }
    let operation: Operation
    switch text("op", record) {
    case "insert": operation = .insert(rank: number("rank", record))
    case "delete": operation = .delete(oldRank: number("old_rank", record))
    case "move":
      operation = .move(oldRank: number("old_rank", record), rank: number("rank", record))
    case "shift":
      operation = .shift(oldRank: number("old_rank", record), rank: number("rank", record))
    case "update": operation = .update(fields: Self.fields(of: record))
    case "transfer": operation = .transfer(from: text("from", record) ?? "")
    case "section_insert": operation = .insertSection
    case "section_delete": operation = .deleteSection
    case "section_move":
      operation = .moveSection(
        oldIndex: number("old_index", record), index: number("index", record))
    case "section_update": operation = .updateSection
    default: return nil
    }
    let date = record.value(of: "movie")?.member("release_date")?.string()
      .flatMap { CalendarDate($0) }
    let title = text("title", record).flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      operation, section: text("section", record) ?? "",
      title: title ?? "#\(number("id", record))",
      year: date?.year)
  }

  private static func fields(of record: borrowing RecordView) -> [Field] {
    guard let object = record.value(of: "fields"), var members = JSONElements(object) else {
      return []
    }
    var fields: [Field] = []
    while let value = members.next() {
      let nameBytes = members.nameBytes
      var name = ByteBuffer()
      name.appendUnescaped(nameBytes)
      guard var pair = JSONElements(value) else { continue }
      let old = Self.text(pair.next())
      let new = Self.text(pair.next())
      fields.append(Field(name: name.text, old: old, new: new))
    }
    return fields
  }

  /// A string's characters, the source text of all else, nil for null.
  private static func text(_ value: consuming FieldView?) -> String? {
    guard let value, value.kind != .null else { return nil }
    return value.string() ?? value.sourceText()
  }
}
