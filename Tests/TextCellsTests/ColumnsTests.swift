import Foundation
import Testing

@testable import TextCells

@Suite struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("Lilo & Stitch", 13), ("千と千尋の神隠し", 16), ("기생충", 6), ("👨‍👩‍👧", 2), ("🇯🇵", 2),
    ("😵", 2), ("☺️", 2), ("☺", 1), ("👍🏽", 2), ("☝🏽", 2), ("❤️‍🔥", 2), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ("Am\u{E9}lie", 6), ("Ame\u{301}lie", 6), ("สวัสดี", 4), ("กำ", 2), ("سعيد", 4), ("שלום 2", 6),
    ("हिन्दी", 4), ("पाथेर पांचाली", 11), ("বাংলা", 4), ("தமிழ்", 4), ("\u{1100}\u{1161}\u{11A8}", 2), ("각", 2),
    ("葛\u{E0100}", 2), ("ﾊﾟ", 2),
    ("Ａｋｉｒａ", 10), ("🇯🇵🇰🇷", 4), ("🇯", 1), ("a\u{200B}b", 2), ("a\u{AD}b", 2),
  ])
  func `A text has the columns of its grapheme clusters`(text: String, columns: Int) {
    #expect(text.displayColumns == columns)
  }

  @Test func `Composed and decomposed Hangul take the same columns`() {
    #expect("기생충".decomposedStringWithCanonicalMapping.displayColumns == 6)
  }

  static let emojiTest = ColumnTableSource.directory.appending(path: "emoji/emoji-test.txt")

  @Test(.enabled(if: ColumnTableSource.isInstalled, "needs the package unicode-data"))
  func `Every emoji that Unicode recommends takes two columns`() throws {
    let lines = try String(contentsOf: Self.emojiTest, encoding: .utf8).split(separator: "\n")
    let emoji = lines.filter { $0.contains("; fully-qualified") }.map { line in
      line.prefix { $0 != ";" }.split(separator: " ")
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        .reduce(into: "") { $0.unicodeScalars.append($1) }
    }
    #expect(emoji.count > 3000)
    #expect(emoji.filter { $0.displayColumns != 2 } == [])
  }
}
