import Foundation
import Testing

@testable import TextCells

@Suite struct ColumnTableTests {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Core/Presentation/TextCells/Columns")
    .appending(path: "ColumnTable+Boundaries.swift").standardizedFileURL

  /// With TMDB_RECORD set the file is written anew, and the run fails so that nobody misses it.
  @Test(.enabled(if: ColumnTableSource.isInstalled, "needs the package unicode-data"))
  func `The table is what the files of its Unicode version give`() throws {
    let source = try ColumnTableSource()
    guard source.version == ColumnTable.unicodeVersion || isRecording else { return }
    if isRecording {
      try Data(source.swift.utf8).write(to: Self.file)
      Issue.record("The table was written anew from Unicode \(source.version).")
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == source.swift)
  }

  @Test func `Boundaries ascend and cover every code point`() {
    #expect(ColumnTable.boundaries.first.map { $0 >> 8 } == 0)
    #expect(
      zip(ColumnTable.boundaries, ColumnTable.boundaries.dropFirst()).allSatisfy {
        $0 >> 8 < $1 >> 8
      })
  }

  @Test(arguments: [
    ("a" as Unicode.Scalar, 1), ("千", 2), ("기", 2), ("ﾊ", 1), ("Ａ", 2), ("é", 1), ("\u{301}", 0),
    ("\u{E33}", 1), ("\u{E31}", 0), ("\u{93F}", 1), ("\u{94D}", 0), ("\u{200B}", 0),
    ("\u{200D}", 0), ("\u{AD}", 0),
    ("\u{600}", 1), ("\u{1100}", 2), ("\u{1161}", 0), ("\u{11A8}", 0), ("★", 1), ("…", 1), ("—", 1),
    ("‹", 1), ("😵", 2), ("☺", 1), ("\u{1F1EF}", 1), ("\u{FE0F}", 0), ("\u{E0100}", 0),
    ("\u{20000}", 2), ("\u{2FFFD}", 2), ("\u{1FAE9}", 2), ("\u{10FFFF}", 1),
  ])
  func `A scalar has the columns of its class`(scalar: Unicode.Scalar, columns: Int) {
    #expect(ColumnTable.scalarClass(of: scalar).columns == columns)
  }

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["TMDB_RECORD"] != nil
  }
}
