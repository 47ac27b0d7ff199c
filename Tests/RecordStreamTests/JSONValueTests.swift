import Testing

@testable import RecordStream

@Suite struct JSONValueTests {
  @Test("A document is read whole, its order and numbers kept")
  func document() throws {
    let value = try JSONValue(
      parsing: "{\"b\": [1.10, true, null, \"a\\u00e9\"], \"a\": {}}\n".utf8.span)
    #expect(
      value
        == .object([
          JSONMember(
            name: "b", value: .array([.number("1.10"), .bool(true), .null, .string("aé")])),
          JSONMember(name: "a", value: .object([])),
        ]))
    #expect(value["b"]?.array?.first?.double == 1.1)
  }

  @Test(
    "Faults have a line and a column",
    arguments: [
      ("{\n \"a\": 1,\n \"a\": 2}", 3, 2, "the member \"a\" stands twice"),
      ("{\"a\":1", 1, 7, "the text ends too early"),
      ("[1,]", 1, 4, "not JSON: a value is expected here"),
      ("{} x", 1, 4, "not JSON: the end of the text is expected here"),
      ("", 1, 1, "the text ends too early"),
    ])
  func faults(_ text: String, _ line: Int, _ column: Int, _ explanation: String) {
    #expect(throws: JSONFault(line: line, column: column, explanation: explanation)) {
      try JSONValue(parsing: text.utf8.span)
    }
  }

  @Test("Depth is bounded")
  func depth() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONFault.self) { try JSONValue(parsing: text.utf8.span) }
  }
}

@Suite struct ByteBufferTests {
  @Test(
    "Numbers are written in their shortest form, without exponent",
    arguments: [
      (0, "0"), (1, "1"), (-3, "-3"), (0.1, "0.1"), (426.6666666666667, "426.6666666666667"),
      (1e21, "1000000000000000000000"), (1.5e-7, "0.00000015"), (1e-7, "0.0000001"),
      (-1.25e22, "-12500000000000000000000"), (7.0, "7"), (.infinity, "null"),
      (9_007_199_254_740_992, "9007199254740992"),
    ])
  func numbers(_ number: Double, _ expected: String) {
    var buffer = ByteBuffer()
    buffer.appendJSON(number: number)
    #expect(buffer.text == expected)
  }

  @Test("Strings are escaped where JSON wants it, and read back the same")
  func strings() throws {
    let text = "a\"b\\c/\n\r\t\u{1}\u{7F}é千😵"
    var buffer = ByteBuffer()
    buffer.appendJSON(string: text)
    #expect(buffer.text == "\"a\\\"b\\\\c/\\n\\r\\t\\u0001\u{7F}é千😵\"")
    #expect(try JSONValue(parsing: buffer.span) == .string(text))
  }

  @Test("Whole numbers", arguments: [0, 7, -7, 1_234_567_890, Int.max, Int.min])
  func decimals(_ number: Int) {
    var buffer = ByteBuffer()
    buffer.append(decimal: number)
    #expect(buffer.text == String(number))
  }
}
