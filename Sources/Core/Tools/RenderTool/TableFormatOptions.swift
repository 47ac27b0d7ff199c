internal import CommandKit
internal import Diagnostics
internal import Rendering

/// What the command line says about a table.
struct TableFormatOptions: Equatable, Sendable {
  let columns: [CSVColumn]
  let dialect: CSVDialect

  init(_ arguments: ParsedArguments) throws {
    columns =
      try arguments.value("fields").map { text throws(Diagnostic) in
        try CSVColumns.chosen(text)
      } ?? CSVColumns.movies
    var dialect = arguments.value("format") == "tsv" ? CSVDialect.tab : .comma
    if let delimiter = arguments.value("delimiter") {
      let bytes = Array(delimiter.utf8)
      guard bytes.count == 1 || delimiter == "\\t" else {
        throw arguments.failure("--delimiter: \"\(delimiter)\" is not one ASCII character")
      }
      dialect.delimiter = bytes.count == 1 ? bytes[0] : 0x09
    }
    let isForExcel = arguments.has("excel")
    dialect.hasHeader = !arguments.has("no-header")
    dialect.endsWithCRLF = arguments.has("crlf") || isForExcel
    dialect.hasBOM = arguments.has("bom") || isForExcel
    dialect.guardsFormulas = isForExcel
    dialect.listSeparator = arguments.value("list-separator") ?? dialect.listSeparator
    self.dialect = try dialect.checked()
  }
}
