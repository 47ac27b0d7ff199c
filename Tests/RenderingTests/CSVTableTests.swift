import Diagnostics
import Foundation
import RecordStream
import Testing

@testable import Rendering

@Suite struct CSVTableTests {
  func table(
    _ lines: [String], _ columns: [CSVColumn] = CSVColumns.movies,
    _ dialect: CSVDialect = .comma
  ) throws -> String {
    var table = CSVTable(columns, dialect)
    var output = ByteBuffer()
    var parser = RecordParser()
    for line in lines {
      let bytes = Array(line.utf8)
      try parser.parse(bytes.span)
      table.append(parser.view(of: bytes.span), to: &output)
    }
    table.begin(into: &output)
    return output.text
  }

  /// Reads RFC 4180 back, as the other side would: quotes, doubled quotes, line ends in quotes.
  func read(_ text: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var bytes = Array(text.utf8)[...]
    var field: [UInt8] = []
    func end() {
      rows[rows.count - 1][rows[rows.count - 1].count - 1] = String(decoding: field, as: UTF8.self)
    }
    while let byte = bytes.popFirst() {
      switch (byte, isQuoted) {
      case (0x22, true) where bytes.first == 0x22:
        field.append(0x22)
        bytes.removeFirst()
      case (0x22, _): isQuoted.toggle()
      case (0x2C, false):
        end()
        field = []
        rows[rows.count - 1].append("")
      case (0x0A, false):
        end()
        field = []
        rows.append([""])
      default: field.append(byte)
      }
    }
    return rows.dropLast()
  }

  static let texts = [
    "plain", "a,b", "a\"b", "\"", "line\nfeed", "cr\rhere", " space", "space ", "<>&\"'", "|\\|",
    "千と千尋",
    "", "=1+1", "\u{7F}\u{1}", "😵‍💫", "a\tb", "#",
  ]

  @Test("Every text comes back as it was, in a row as long as the header")
  func roundTrip() throws {
    let films = try Self.texts.enumerated().map { index, text in
      let json = try JSONSerialization.data(withJSONObject: [
        "id": index + 1, "title": text, "overview": text, "section": text,
      ])
      return String(decoding: json, as: UTF8.self)
    }
    let rows = read(try table(films))
    #expect(rows.count == films.count + 1)
    #expect(rows.allSatisfy { $0.count == CSVColumns.movies.count })
    #expect(rows[0] == CSVColumns.movies.map(\.name))
    for (index, text) in Self.texts.enumerated() {
      let row = rows[index + 1]
      #expect(row[0] == text && row[2] == text && row[10] == text)
      #expect(row[1] == "\(index + 1)")
    }
  }

  @Test("A row does not depend on the order of members, nor on the record before")
  func order() throws {
    let rows = read(
      try table([
        #"{"id":1,"title":"A","section":"s"}"#, #"{"section":"s","title":"B","id":2}"#,
        #"{"id":3}"#, #"{"title":"D","x":1,"id":4,"section":"s"}"#,
      ]))
    #expect(
      rows.dropFirst().map { $0[0...2].joined(separator: "/") } == [
        "s/1/A", "s/2/B", "/3/", "s/4/D",
      ])
  }

  @Test(
    "Numbers are their source text, small exponents written out",
    arguments: [
      ("7.10", "7.10"), ("9007199254740993", "9007199254740993"), ("1e3", "1000"),
      ("1.5E-3", "0.0015"), ("-2.50e2", "-250"), ("1e21", "1e21"), ("0e5", "0"), ("0.001e2", "0.1"),
      ("true", "true"), ("null", ""),
    ])
  func numbers(_ source: String, _ expected: String) throws {
    let columns = try CSVColumns.chosen("vote_average,id")
    #expect(
      try table(["{\"vote_average\":\(source),\"id\":1}"], columns)
        == "vote_average,id\n\(expected),1\n")
  }

  @Test(
    "A genre is its name, or # and its number where it has none here",
    arguments: [
      (#"{"id":1,"genre_ids":[10769,28]}"#, "#10769|#28"),
      (
        #"{"id":1,"genre_ids":[28],"genres":[{"id":28,"name":"Akčný"},{"id":10769}]}"#,
        "Akčný|#10769"
      ),
      (#"{"id":1,"genre_ids":[]}"#, ""), (#"{"id":1}"#, ""),
    ])
  func genres(_ line: String, _ expected: String) throws {
    var dialect = CSVDialect()
    dialect.listSeparator = "|"
    #expect(
      try table([line], try CSVColumns.chosen("id,genres"), dialect).contains("\n1,\(expected)\n"))
  }

  @Test(
    "The guard for spreadsheets touches text alone, and no plain number",
    arguments: [
      ("=1+1", true), ("+1", false), ("-5.00", false), ("-1,234.56", true), ("-2+3", true),
      ("@SUM(1)", true), ("＝1", true), ("＋1", true), ("－1", true), ("＠x", true), ("plain", false),
      ("\t1", true), ("\r1", true),
    ])
  func guarding(_ text: String, _ isGuarded: Bool) throws {
    var dialect = CSVDialect()
    dialect.guardsFormulas = true
    var line = ByteBuffer()
    line.append("{\"id\":-5,\"title\":")
    line.appendJSON(string: text)
    line.append("}")
    let rows = read(try table([line.text], try CSVColumns.chosen("title,id"), dialect))
    #expect(rows[1] == [(isGuarded ? "'" : "") + text, "-5"])
  }

  @Test(
    "A table that could not be read back is refused", arguments: ["\"", "\n", "\r"])
  func delimiters(_ delimiter: String) {
    var dialect = CSVDialect()
    dialect.delimiter = Array(delimiter.utf8)[0]
    #expect(throws: Diagnostic.self) { try dialect.checked() }
    var other = CSVDialect()
    other.listSeparator = ","
    #expect(throws: Diagnostic.self) { try other.checked() }
  }
}
