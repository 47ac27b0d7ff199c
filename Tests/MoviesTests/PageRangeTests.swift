import Testing

@testable import Movies

@Suite struct PageRangeTests {
  @Test(
    "A text names pages",
    arguments: [
      ("1", 1, 1), ("3", 1, 3), ("500", 1, 500), ("2..4", 2, 4), ("2-4", 2, 4), ("7..7", 7, 7),
      ("3..", 3, nil), ("all", 1, nil), ("007", 1, 7),
    ] as [(String, Int, Int?)])
  func reads(_ text: String, first: Int, end: Int?) throws {
    let range = try PageRange(text)
    #expect(range.first == first)
    #expect(range.end == end)
  }

  @Test(
    "A text that names no pages says why",
    arguments: [
      ("", .notARange("")), ("a", .notARange("a")), ("1..b", .notARange("1..b")),
      ("..3", .notARange("..3")), ("1...3", .notARange("1...3")), ("-1", .notARange("-1")),
      ("1.5", .notARange("1.5")), ("1 2", .notARange("1 2")), ("１２", .notARange("１２")),
      ("2-", .notARange("2-")), ("ALL", .notARange("ALL")),
      ("0", .belowOne("0")), ("0..3", .belowOne("0..3")), ("4..2", .backwards("4..2")),
      ("501", .beyondLast("501")), ("1..501", .beyondLast("1..501")),
      ("501..", .beyondLast("501..")),
      ("99999999999999999999", .beyondLast("99999999999999999999")),
    ] as [(String, PageRangeFault)])
  func refuses(_ text: String, fault: PageRangeFault) {
    #expect(throws: fault) { try PageRange(text) }
  }

  @Test("It is written as a user would write it", arguments: ["3", "2..4", "3..", "all"])
  func description(_ text: String) throws {
    #expect(try PageRange(text).description == text)
  }
}
