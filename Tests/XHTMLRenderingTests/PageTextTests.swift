import RecordStream
import Testing

@testable import XHTMLRendering

@Suite struct PageTextTests {
  @Test(arguments: [
    ("bell\u{7}here", "bell\u{FFFD}here"),
    ("a\u{0}b", "a\u{FFFD}b"),
    ("a\u{B}b", "a\u{FFFD}b"),
    ("a\u{7F}b\u{80}c\u{9F}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
    ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
    ("tab\tline\nreturn\r", "tab\tline\nreturn\r"),
    ("千と千尋の神隠し 👨‍👩‍👧 🇯🇵", "千と千尋の神隠し 👨‍👩‍👧 🇯🇵"),
  ])
  func `what no page may hold becomes the replacement character`(_ text: String, _ made: String) {
    #expect(Array(PageText.made(from: text).utf8) == Array(made.utf8))
  }

  @Test(arguments: [
    0x00, 0x08, 0x0B, 0x0C, 0x0E, 0x1F, 0x7F, 0x80, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE,
    0x10FFFF,
  ])
  func `a character that no page may hold`(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = "a" + String(String.UnicodeScalarView([scalar])) + "b"
    #expect(PageText.made(from: text) == "a\u{FFFD}b")
  }

  @Test(arguments: [0x20, 0x7E, 0xA0, 0xFDCF, 0xFDF0, 0xFFFD, 0x1FFFD, 0x20000, 0x10FFFD])
  func `a character that a page may hold`(_ value: UInt32) throws {
    #expect(PageText.isAllowed(try #require(Unicode.Scalar(value))))
  }

  @Test(arguments: [
    ("Ame\u{301}lie", "Am\u{E9}lie"),
    ("\u{212B}", "\u{C5}"),
    ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ("e\u{323}\u{302}", "\u{1EC7}"),
    ("e\u{302}\u{323}", "\u{1EC7}"),
    ("\u{958}", "\u{915}\u{93C}"),
    ("\u{F900}", "\u{8C48}"),
    ("\u{1D15E}", "\u{1D157}\u{1D165}"),
  ])
  func `text is in Normalization Form C`(_ text: String, _ composed: String) {
    #expect(Array(PageText.made(from: text).utf8) == Array(composed.utf8))
  }

  @Test(arguments: ["\u{301}e", "\u{338}", "\u{9BE}", "\u{20DD}", "\u{1161}", "\u{11A8}"])
  func `text that starts with a mark gets something to sit on`(_ text: String) {
    let made = PageText.made(from: text)
    #expect(made.unicodeScalars.first == "\u{25CC}")
    #expect(Array(made.unicodeScalars.dropFirst()) == Array(text.unicodeScalars))
  }

  @Test(arguments: ["a", "é", "東", "👍"])
  func `text past 64 KiB is cut between characters`(_ character: String) {
    let made = PageText.made(from: String(repeating: character, count: 100_000))
    #expect(made.utf8.count <= PageText.limit)
    #expect(made.utf8.count > PageText.limit - 8)
    #expect(made.hasSuffix("…"))
    #expect(PageText.made(from: String(repeating: "a", count: PageText.limit)).hasSuffix("a"))
  }

  @Test(arguments: [
    "", " ", "\t\r\n", "\u{A0}\u{3000}", "\u{200B}\u{200D}\u{2060}", "\u{202E}\u{2066}", "\u{3164}",
  ])
  func `text that shows nothing is no text`(_ text: String) {
    #expect(PageText.visible(text) == nil)
  }

  @Test func `five characters and the three kinds of white space are escaped`() {
    var buffer = ByteBuffer()
    buffer.append(markup: "<a href='x' title=\"y\">&amp;</a>\t\n\r]]>")
    #expect(
      buffer.text
        == "&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;amp;&lt;/a&gt;&#9;&#10;&#13;]]&gt;")
  }
}
