import Testing

@testable import CommandKit

@Suite struct TextWrappingTests {
  @Test(
    "Text is broken at spaces, and long lists behind commas",
    arguments: [
      ("", [""]), ("one", ["one"]), ("one two", ["one two"]),
      ("one two three four", ["one two", "three four"]),
      ("incomprehensibility is long", ["incomprehensibility", "is long"]),
      ("see id,title,votes,rank now", ["see id,", "title,", "votes,rank", "now"]),
      ("a [default:\u{A0}b] c", ["a", "[default: b]", "c"]),
    ])
  func breaks(_ text: String, _ lines: [String]) {
    #expect(TextWrapping.lines(text, width: 10) == lines)
  }

  @Test func `A paragraph is indented as a whole`() {
    #expect(TextWrapping.paragraph("one two three", indent: 2, width: 9) == "  one two\n  three\n")
  }
}
