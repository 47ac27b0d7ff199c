internal import RecordStream

/// What a film is called: `title`, else `name`, `original_title`, or `#id`.
enum FilmTitle {
  /// As JSON, a title's own bytes unchanged.
  static func append(of record: borrowing RecordView, id: Int64, to output: inout ByteBuffer) {
    if let title = value(in: record) {
      output.append(title.bytes)
    } else {
      output.append("\"#")
      output.append(decimal: id)
      output.append(0x22)
    }
  }

  /// For a message, in quotes.
  static func text(of line: Span<UInt8>, id: Int64) -> String {
    var parser = RecordParser()
    guard (try? parser.parse(line)) != nil, let title = value(in: parser.view(of: line)) else {
      return "#\(id)"
    }
    return "\"\(title.string() ?? "")\""
  }

  @_lifetime(copy record)
  private static func value(in record: RecordView) -> FieldView? {
    if let title = record.value(of: "title"), isText(title) { return title }
    if let name = record.value(of: "name"), isText(name) { return name }
    if let title = record.value(of: "original_title"), isText(title) { return title }
    return nil
  }

  private static func isText(_ value: FieldView) -> Bool {
    value.kind == .string && !value.content.isEmpty
  }
}
