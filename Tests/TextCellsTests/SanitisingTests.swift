import Foundation
import Testing

@testable import TextCells

@Suite struct SanitisingTests {
  @Test(arguments: [
    ("", ""), ("Jaws", "Jaws"), ("  two  spaces ", "two spaces"), ("a\tb", "a b"), ("a\nb", "a b"),
    ("a\r\nb", "a b"), ("a\u{A0}\u{A0}b", "a b"), ("a\u{2028}b", "a b"),
    ("\u{2003}a\u{202F}b", "a b"),
    ("劇場版\u{3000}名探偵\u{3000}", "劇場版\u{3000}名探偵"), ("a\0b\u{7F}c", "a b c"),
    ("a\u{AD}b\u{200B}c\u{FEFF}d", "abcd"), ("\u{FFFF}", "\u{FFFD}"), ("\u{1FFFE}", "\u{FFFD}"),
    ("Ame\u{301}lie", "Am\u{E9}lie"), ("a\u{200B}\u{301}", "\u{E1}"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ("می‌خواهم", "می‌خواهم"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("a\u{E0041}b", "ab"),
  ])
  func `A text becomes one line of visible characters`(raw: String, shown: String) {
    // By scalars: == on strings takes composed and decomposed for equal.
    #expect(raw.sanitised.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: [
    ("a\u{1B}[31mRED\u{1B}[2J", "a [31mRED [2J"),
    ("x\u{1B}]52;c;aGk=\u{7} y", "x ]52;c;aGk= y"),
    ("y\u{9B}2J z", "y 2J z"),
    ("\u{1B}]8;;http://e\u{1B}\\L\u{1B}]8;;\u{1B}\\", "]8;;http://e \\L ]8;; \\"),
    ("Alien\u{1B}]0;", "Alien ]0;"), ("\u{9D}0;t\u{9C}Up", "0;t Up"), ("\u{8}\u{8}\u{8}Up", "Up"),
  ])
  func `Control sequences lose what makes them sequences`(raw: String, shown: String) {
    #expect(raw.sanitised == shown)
  }

  static let controls =
    Array(0...0x1F as ClosedRange<UInt32>) + Array(0x7F...0x9F)
    + [0x61C, 0x200E, 0x200F, 0xFEFF] + Array(0x202A...0x202E) + Array(0x2066...0x2069)

  @Test(arguments: controls)
  func `No control of terminal or direction comes through`(control: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(control))
    for raw in ["\(scalar)", "a\(scalar)b", "千\(scalar)\(scalar)🇯🇵\(scalar)"] {
      #expect(!raw.sanitised.unicodeScalars.contains(scalar))
      #expect(raw.sanitised.sanitised == raw.sanitised)
    }
  }

  @Test func `A heap of marks on one letter is cut at thirty`() {
    for mark in ["\u{330}", "\u{93E}", "\u{200D}", "\u{FE0F}"] {
      let heap = "q" + String(repeating: mark, count: 5000) + "nd"
      #expect(heap.sanitised.unicodeScalars.count == 1 + 30 + 2)
    }
  }

  /// Pins `String._nfc`, which the standard library does not promise.
  @Test(arguments: [
    "Ame\u{301}lie", "\u{1112}\u{1161}\u{11AB}", "q\u{307}\u{323}", "\u{212B}ngstro\u{308}m",
    "\u{1E9B}\u{323}", "\u{0958}", "Việt Nam", "千と千尋の神隠し", "か\u{3099}",
  ])
  func `Text is normalised as Foundation does it`(raw: String) {
    let expected = raw.precomposedStringWithCanonicalMapping
    #expect(raw.sanitised.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func `A message is one line of at most 200 columns`() {
    #expect("no such\nfile \u{1B}[1m".neutralised() == "no such file [1m")
    let long = String(repeating: "映", count: 200).neutralised()
    #expect(long.displayColumns == 199)
    #expect(long.hasSuffix("映…"))
    #expect("Godzilla".neutralised(columns: 4) == "God…")
  }
}
