package import Diagnostics

/// How a table is written: RFC 4180 unless told otherwise.
package struct CSVDialect: Equatable, Sendable {
  package var delimiter: UInt8 = UInt8(ascii: ",")
  package var hasHeader = true
  /// CR LF behind each row, as RFC 4180 has it; LF is what Unix tools expect.
  package var endsWithCRLF = false
  /// A byte order mark in front.
  package var hasBOM = false
  /// Text columns that a spreadsheet would take for a formula get an apostrophe.
  package var guardsFormulas = false
  /// Between the elements of a list.
  package var listSeparator = "|"

  package init() {}

  package static let comma = CSVDialect()

  package static var tab: CSVDialect {
    var dialect = CSVDialect()
    dialect.delimiter = 0x09
    return dialect
  }

  /// Refuses what could not be read back.
  package func checked() throws(Diagnostic) -> CSVDialect {
    let separator = Array(listSeparator.utf8)
    if separator.isEmpty || separator == [delimiter] {
      throw Diagnostic(
        .usage, "--list-separator must be something, and not the delimiter")
    }
    if separator.contains(UInt8(ascii: "\\")) {
      throw Diagnostic(.usage, "--list-separator cannot hold a backslash, which escapes it")
    }
    switch delimiter {
    case UInt8(ascii: "\""), 0x0A, 0x0D, 0x80...0xFF:
      throw Diagnostic(
        .usage, "--delimiter is one ASCII character that is neither a quote nor a line end")
    default: return self
    }
  }
}
