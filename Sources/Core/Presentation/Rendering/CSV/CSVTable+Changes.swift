package import RecordStream

extension CSVTable {
  /// Writes a `change` record as rows: one for each changed field where it names some, else one.
  package mutating func append(change record: borrowing RecordView, to output: inout ByteBuffer) {
    guard let fields = record.value(of: "fields"), fields.kind == .object,
      var members = JSONElements(fields)
    else { return append(record, to: &output) }
    func text(_ name: StaticString, _ record: borrowing RecordView) -> String? {
      guard let value = record.value(of: name) else { return nil }
      return value.string() ?? (value.kind == .null ? nil : value.sourceText())
    }
    let common =
      [
        text("op", record), text("section", record), text("id", record), text("title", record),
        text("old_rank", record), text("rank", record), text("delta", record),
        text("from", record),
      ]
    while let values = members.next() {
      var name = ByteBuffer()
      name.appendUnescaped(members.nameBytes)
      var pair: [String?] = []
      if var both = JSONElements(values) {
        while let value = both.next() {
          pair.append(value.string() ?? (value.kind == .null ? nil : value.sourceText()))
        }
      }
      append(
        row: common + [name.text, pair.first ?? nil, pair.count > 1 ? pair[1] : nil], to: &output)
    }
  }
}
