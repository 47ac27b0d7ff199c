package import RecordStream

/// Writes records as rows of one table of columns: the header and every row come from the same
/// table, so that each row has as many fields as the header.
package struct CSVTable: Sendable {
  private let columns: [CSVColumn]
  private let dialect: CSVDialect
  private var field: CSVField
  /// Where each column's member stood in the record before: records of one source are alike.
  private var positions: [Int]
  private var hasBegun = false

  package init(_ columns: [CSVColumn], _ dialect: CSVDialect) {
    self.columns = columns
    self.dialect = dialect
    field = CSVField(dialect)
    positions = Array(repeating: 0, count: columns.count)
  }

  /// Writes the header, once; also called for a table without rows.
  package mutating func begin(into output: inout ByteBuffer) {
    guard !hasBegun else { return }
    hasBegun = true
    if dialect.hasBOM { output.append("\u{FEFF}") }
    output.append(header)
  }

  /// The header line with its line end, or nothing where the dialect has none.
  package var header: [UInt8] {
    guard dialect.hasHeader else { return [] }
    var line = ByteBuffer()
    for (index, column) in columns.enumerated() {
      if index > 0 { line.append(dialect.delimiter) }
      field.appendText(column.name.utf8.span, .number, to: &line)
    }
    end(&line, from: 0)
    return line.bytes
  }

  /// Writes a record's row. Linear in the record's members; allocates nothing.
  package mutating func append(_ record: borrowing RecordView, to output: inout ByteBuffer) {
    begin(into: &output)
    let start = output.count
    for index in columns.indices {
      if index > 0 { output.append(dialect.delimiter) }
      switch columns[index].source {
      case .member:
        if let position = position(of: index, in: record) {
          field.append(record.field(at: position), columns[index].kind, to: &output)
        }
      case .genres:
        field.appendGenres(
          record.value(of: "genres"), orIDs: record.value(of: "genre_ids"), to: &output)
      case .path(let path):
        append(path, of: record, to: &output)
      }
    }
    end(&output, from: start)
  }

  private mutating func position(of column: Int, in record: borrowing RecordView) -> Int? {
    let guess = positions[column]
    let key = columns[column].key
    if guess < record.count, record.matches(guess, key.span) { return guess }
    guard let found = record.index(of: key.span) else { return nil }
    positions[column] = found
    return found
  }

  private mutating func append(
    _ path: [[UInt8]], of record: borrowing RecordView, to output: inout ByteBuffer
  ) {
    let first = path[0]
    guard let value = record.value(of: first.span) else { return }
    append(path, 1, value, to: &output)
  }

  private mutating func append(
    _ path: [[UInt8]], _ depth: Int, _ value: FieldView, to output: inout ByteBuffer
  ) {
    guard depth < path.count else { return field.append(value, .text, to: &output) }
    let name = path[depth]
    guard let inner = value.member(name.span) else { return }
    append(path, depth + 1, inner, to: &output)
  }

  /// Writes one row of texts, each nil an empty field; for rows that are no record.
  package mutating func append(row: [String?], to output: inout ByteBuffer) {
    begin(into: &output)
    let start = output.count
    for (index, text) in row.enumerated() {
      if index > 0 { output.append(dialect.delimiter) }
      guard let text else { continue }
      let bytes = Array(text.utf8)
      field.appendText(bytes.span, columns[index].kind, to: &output)
    }
    end(&output, from: start)
  }

  /// The line end; an empty row of one column is `""`, which a blank line is not.
  private func end(_ line: inout ByteBuffer, from start: Int) {
    if line.count == start, columns.count == 1 { line.append("\"\"") }
    if dialect.endsWithCRLF { line.append(0x0D) }
    line.append(0x0A)
  }
}
