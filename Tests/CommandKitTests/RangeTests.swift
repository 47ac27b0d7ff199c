import CommandKit
import Testing

@Suite struct RangeTests {
  @Test(
    "Pages are the first N, a stretch, a rest or all",
    arguments: [
      ("1", 1, 1), ("3", 1, 3), ("500", 1, 500), ("2..5", 2, 5), ("2-5", 2, 5), ("4..4", 4, 4),
      ("3..", 3, nil), ("1..", 1, nil), ("all", 1, nil), ("501", 1, 501),
    ] as [(String, Int, Int?)])
  func pages(_ text: String, _ first: Int, _ last: Int?) throws {
    #expect(try ArgumentValue.pages(text) == PageRange(first: first, last: last))
  }

  @Test(
    "Pages that are none are refused with a reason",
    arguments: [
      ("0", "\"0\": pages count from 1"), ("0..3", "\"0..3\": pages count from 1"),
      ("0..", "\"0..\": pages count from 1"), ("5..2", "\"5..2\" runs backwards; write 2..5"),
      ("5-2", "\"5-2\" runs backwards; write 2..5"),
    ])
  func badPages(_ text: String, _ sentence: String) {
    let error = #expect(throws: ValueFault.self) { try ArgumentValue.pages(text) }
    #expect(error?.sentence == sentence)
  }

  @Test(
    "What is no range of pages is told what one is",
    arguments: [
      "", "..", "..5", "-", "-5", "5-", "a", "1..b", "1...5", "1.5", "+1", "\u{FF11}", "ALL", "1,2",
      "1--5", " 1",
    ])
  func noPages(_ text: String) {
    let error = #expect(throws: ValueFault.self) { try ArgumentValue.pages(text) }
    #expect(error?.sentence == "\"\(text)\" is not a range of pages; write N, A..B, A.. or all")
  }

  @Test(
    "A number that no list has pages for is told as such",
    arguments: ["99999999999999999999..", "1..99999999999999999999"])
  func tooLarge(_ text: String) {
    let error = #expect(throws: ValueFault.self) { try ArgumentValue.pages(text) }
    #expect(error?.sentence == "\"\(text)\" has a number that is too large")
  }

  @Test("What is nearest comes before a long list would hide it")
  func nearestFirst() {
    let long = (1...40).map { "part-\($0)" } + ["watch/providers"]
    #expect(
      ValueFault.notOne(of: long, "watch_providers").sentence
        == "\"watch_providers\" is not known; did you mean watch/providers?")
    #expect(
      ValueFault.notOne(of: ["text", "json"], "jsn").sentence
        == "\"jsn\" is not text or json; did you mean json?")
  }

  private func decimals(_ text: String) throws(ValueFault) -> ValueRange<Double> {
    try ArgumentValue.range(text) { end throws(ValueFault) in
      try ArgumentValue.decimal(end, in: 0...10)
    }
  }

  @Test(
    "A range of values may be open at an end",
    arguments: [
      ("7..", 7, nil), ("..7.5", nil, 7.5), ("6.5..7.5", 6.5, 7.5), ("7", 7, 7), ("0..10", 0, 10),
    ] as [(String, Double?, Double?)])
  func values(_ text: String, _ from: Double?, _ to: Double?) throws {
    #expect(try decimals(text) == ValueRange(from: from, to: to))
  }

  @Test("A range of values has an order", arguments: ["", "..", "9..7", "a..b", "1..11", "1...5"])
  func noValues(_ text: String) {
    #expect(throws: ValueFault.self) { try decimals(text) }
  }

  @Test func `Both ends are included`() throws {
    let range = try decimals("6..7")
    #expect(range.contains(6) && range.contains(7) && !range.contains(7.1) && !range.contains(5.9))
    #expect(try decimals("6..").contains(1_000))
  }

  @Test func `Sizes, insets and points are read`() throws {
    let size = try ArgumentValue.size("390x844.5")
    #expect(size.width == 390 && size.height == 844.5)
    let insets = try ArgumentValue.insets("20,0,34,1.5")
    #expect(insets == (20, 0, 34, 1.5))
    let point = try ArgumentValue.point("-10,120")
    #expect(point == (-10, 120))
  }

  @Test(
    "What is no size is refused",
    arguments: [
      "", "x", "390", "390x", "x844", "0x844", "390x844x1", "390X844", "-1x2", "390 x 844",
    ])
  func noSizes(_ text: String) {
    #expect(throws: ValueFault.self) { try ArgumentValue.size(text) }
  }

  @Test(
    "What are no insets is refused",
    arguments: ["", "1", "1,2,3", "1,2,3,4,5", "1,2,3,", "-1,0,0,0"])
  func noInsets(_ text: String) {
    #expect(throws: ValueFault.self) { try ArgumentValue.insets(text) }
  }

  @Test("What is no point is refused", arguments: ["", "1", "1,", "1,2,3", "a,b"])
  func noPoints(_ text: String) {
    #expect(throws: ValueFault.self) { try ArgumentValue.point(text) }
  }
}
