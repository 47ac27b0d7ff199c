import Testing

@testable import TextCells

@Suite struct WrappingTests {
  @Test(arguments: [
    ("Lilo & Stitch", 16, 2, ["Lilo & Stitch"]),
    ("Mission: Impossible - The Final Reckoning", 16, 2, ["Mission:", "Impossible - Th…"]),
    (
      "Mission: Impossible - The Final Reckoning", 25, 2,
      ["Mission: Impossible - The", "Final Reckoning"]
    ),
    ("千と千尋の神隠し", 16, 2, ["千と千尋の神隠し"]), ("千と千尋の神隠し", 9, 2, ["千と千尋", "の神隠し"]),
    ("千と千尋の神隠し", 6, 2, ["千と千", "尋の…"]), ("기생충", 4, 2, ["기생", "충"]),
    ("Spider-Man: No Way Home", 9, 3, ["Spider-", "Man: No", "Way Home"]),
    ("Donaudampfschifffahrt", 10, 2, ["Donaudampf", "schifffah…"]),
    ("Die Donaudampfschifffahrt", 10, 3, ["Die Donaud", "ampfschiff", "fahrt"]),
    ("君の名は。", 8, 2, ["君の名", "は。"]), ("映画「すずめ」", 6, 2, ["映画", "「す…"]),
    ("千 b", 1, 2, ["…"]), ("abc", 1, 2, ["a", "…"]), ("", 9, 2, []), ("abc", 0, 2, []),
    ("abc", 5, 0, []),
    ("one two three", 5, 1, ["one…"]), ("劇場版\u{3000}名探偵", 6, 2, ["劇場版", "名探偵"]),
    ("a 👨‍👩‍👧👨‍👩‍👧", 4, 2, ["a 👨‍👩‍👧", "👨‍👩‍👧"]),
  ])
  func `A text is wrapped at words`(raw: String, columns: Int, limit: Int, lines: [String]) {
    #expect(CellText(raw).lines(of: columns, atMost: limit).map(\.text) == lines)
  }

  @Test(arguments: [
    "Mission: Impossible - The Final Reckoning", "千と千尋の神隠し", "Am\u{E9}lie from Montmartre",
    "기생충 흑백판",
    "سعيد في القاهرة", "L'Avventura", "👍🏽👍🏽👍🏽 ok 🇯🇵🇯🇵", "a-b-c—d", "สวัสดีเมืองไทย",
  ])
  func `Whatever the width, lines fit and nothing is lost`(raw: String) {
    let text = CellText(raw)
    for width in 2...50 {
      let lines = text.lines(of: width, atMost: .max)
      #expect(lines.allSatisfy { $0.columns <= width && $0.columns == $0.text.displayColumns })
      #expect(lines.allSatisfy { !$0.text.hasPrefix(" ") && !$0.text.hasSuffix(" ") })
      let letters = lines.map(\.text).joined().filter { $0 != " " }
      #expect(letters == text.text.filter { $0 != " " })
      for limit in 1...3 {
        #expect(text.lines(of: width, atMost: limit).count == min(limit, lines.count))
      }
    }
  }
}
