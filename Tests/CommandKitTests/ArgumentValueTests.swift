import CommandKit
import Testing

@Suite struct ArgumentValueTests {
  @Test("Whole numbers are digits", arguments: [("0", 0), ("7", 7), ("007", 7), ("500", 500)])
  func integers(_ text: String, _ number: Int) throws {
    #expect(try ArgumentValue.integer(text) == number)
  }

  @Test(
    "What only looks like a whole number is refused",
    arguments: [
      "", "+5", "-5", "5.0", "1e3", " 5", "5 ", "0x10", "1_000", "\u{FF11}\u{FF12}", "\u{0665}",
      "five", "5\u{301}",
    ])
  func noIntegers(_ text: String) {
    let error = #expect(throws: ValueFault.self) { try ArgumentValue.integer(text) }
    #expect(error?.sentence == "\"\(text)\" is not a whole number of 0 or more")
  }

  @Test func `A range is held, and said`() throws {
    #expect(try ArgumentValue.integer("-5", in: -10...10) == -5)
    for (text, range) in [("11", 1...10), ("0", 1...10), ("99999999999999999999", 1...10)] {
      let error = #expect(throws: ValueFault.self) { try ArgumentValue.integer(text, in: range) }
      #expect(error?.sentence == "\(text) is out of range; write a whole number from 1 to 10")
    }
    let negative = #expect(throws: ValueFault.self) { try ArgumentValue.integer("-1", in: 1...10) }
    #expect(negative?.sentence == "\"-1\" is not a whole number from 1 to 10")
  }

  @Test("Decimal numbers have no exponent", arguments: [("0", 0), ("7.5", 7.5), ("100", 100.0)])
  func decimals(_ text: String, _ number: Double) throws {
    #expect(try ArgumentValue.decimal(text) == number)
  }

  @Test(
    "What Swift would take for a decimal number is refused",
    arguments: [
      "", ".", "1.", ".5", "1e3", "inf", "nan", "0x1p3", "+1", "-1", "1,5", "1.2.3", " 1",
    ])
  func noDecimals(_ text: String) {
    #expect(throws: ValueFault.self) { try ArgumentValue.decimal(text) }
  }

  @Test func `A decimal range is held, and said`() throws {
    #expect(try ArgumentValue.decimal("-1.5", in: -2...2) == -1.5)
    let error = #expect(throws: ValueFault.self) { try ArgumentValue.decimal("11", in: 0...10) }
    #expect(error?.sentence == "11 is out of range; write a number from 0 to 10")
    let half = #expect(throws: ValueFault.self) { try ArgumentValue.decimal("x", in: 0.5...10) }
    #expect(half?.sentence == "\"x\" is not a decimal number from 0.5 to 10")
  }

  @Test(
    "An assignment is cut at its first equals sign",
    arguments: [
      ("a=b", "a", "b"), ("a=", "a", ""), ("a=b=c", "a", "b=c"), ("a=\u{338}", "a", "\u{338}"),
    ])
  func assignments(_ text: String, _ name: String, _ value: String) throws {
    let pair = try ArgumentValue.assignment(text)
    #expect(pair.name == name)
    #expect(pair.value == value)
  }

  @Test("An assignment has a name", arguments: ["", "a", "=b"])
  func noAssignments(_ text: String) {
    let error = #expect(throws: ValueFault.self) { try ArgumentValue.assignment(text) }
    #expect(error?.sentence == "\"\(text)\" is not NAME=VALUE")
  }

  @Test func `A list has no holes`() throws {
    #expect(try ArgumentValue.list("credits,videos") == ["credits", "videos"])
    #expect(try ArgumentValue.list("credits") == ["credits"])
    for text in ["", ",", "a,", ",a", "a,,b"] {
      #expect(throws: ValueFault.self) { try ArgumentValue.list(text) }
    }
  }

  @Test(
    "Lengths of time have units",
    arguments: [
      ("500ms", Duration.milliseconds(500)), ("30s", .seconds(30)), ("30", .seconds(30)),
      ("10m", .seconds(600)), ("12h", .seconds(43_200)), ("7d", .seconds(604_800)), ("0", .zero),
    ])
  func durations(_ text: String, _ duration: Duration) throws {
    #expect(try ArgumentValue.duration(text) == duration)
  }

  @Test(
    "What is no length of time is refused",
    arguments: ["", "s", "-1s", "1.5h", "1w", "1 s", "99999999999999999999s", "9999999999999999d"])
  func noDurations(_ text: String) {
    let error = #expect(throws: ValueFault.self) { try ArgumentValue.duration(text) }
    #expect(
      error?.sentence
        == "\"\(text)\" is not a length of time; write it as 500ms, 30s, 10m, 12h or 7d")
  }
}
