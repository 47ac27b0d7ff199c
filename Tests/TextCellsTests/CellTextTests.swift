import Testing

@testable import TextCells

@Suite struct CellTextTests {
  @Test(arguments: [
    ("日本語版", 8, "日本語版"), ("日本語版", 7, "日本語…"), ("日本語版", 6, "日本…"), ("日本語版", 2, "…"),
    ("日本語版", 1, "…"), ("日本語版", 0, ""), ("Jaws", 4, "Jaws"), ("Jaws", 3, "Ja…"), ("Jaws", -1, ""),
    ("The Mask", 5, "The…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("ne\u{301}e", 2, "n…"), ("🇯🇵🇰🇷🇫🇷", 5, "🇯🇵🇰🇷…"),
  ])
  func `A cut is marked and never leaves half a glyph`(raw: String, columns: Int, shown: String) {
    let cut = CellText(raw).cut(to: columns)
    #expect(cut.text == shown)
    #expect(cut.columns == shown.displayColumns)
    #expect(cut.columns <= max(0, columns))
  }

  @Test(arguments: 0...20)
  func `A cut and padded text is exactly as wide as asked`(columns: Int) {
    for raw in ["日本語版", "Jaws", "", "👍🏽 ok", "سعيد"] {
      let text = CellText(raw).cut(to: columns).padded(to: columns)
      #expect(text.columns == columns)
      #expect(text.text.displayColumns == columns)
    }
  }

  @Test(arguments: [
    ("سعيد", true), ("שלום 2", true), ("Alien", false), ("千と千尋", false), ("2 שלום", true),
    ("١٢٣", false), ("", false),
  ])
  func `A text with a right-to-left letter is known`(raw: String, isRightToLeft: Bool) {
    #expect(CellText(raw).isRightToLeft == isRightToLeft)
  }

  @Test func `An overridden file name shows its true order`() {
    #expect(CellText("\u{202E}gnp.exe").text == "gnp.exe")
  }
}
