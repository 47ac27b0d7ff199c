import RecordStream
import Testing

@testable import DiffTool

@Suite struct ValueEqualityTests {
  private func areSame(_ left: String, _ right: String, tolerance: Double? = nil) throws -> Bool {
    let (leftLine, rightLine) = (Array(#"{"v":\#(left)}"#.utf8), Array(#"{"v":\#(right)}"#.utf8))
    var (leftParser, rightParser) = (RecordParser(), RecordParser())
    try leftParser.parse(leftLine.span)
    try rightParser.parse(rightLine.span)
    return ValueEquality.holds(
      leftParser.view(of: leftLine.span).field(at: 0),
      rightParser.view(of: rightLine.span).field(at: 0), tolerance: tolerance)
  }

  @Test(arguments: [
    ("7", "7.0"), ("1.10", "1.1"), ("1e2", "100"), ("-0", "0"), ("0.1", "1E-1"),
    (#""é""#, #""\u00e9""#), (#""/""#, #""\/""#), ("[1, 2]", "[1.0,2]"), ("[]", "[ ]"),
    (#"{"a":1,"b":[null]}"#, #"{ "b":[ null ],"\u0061":1.0}"#), ("{}", "{ }"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
  ])
  func theSameValueMayBeWrittenDifferently(_ left: String, _ right: String) throws {
    #expect(try areSame(left, right))
    #expect(try areSame(right, left))
  }

  @Test(arguments: [
    ("7", "7.01"), ("9007199254740993", "9007199254740992"), ("1", #""1""#), ("0", "false"),
    ("null", "false"), ("true", "false"), (#""a""#, #""A""#), (#""é""#, #""e\u0301""#),
    ("[1,2]", "[2,1]"), ("[1]", "[1,1]"), ("[]", "{}"), (#"{"a":1}"#, #"{"a":1,"b":1}"#),
    (#"{"a":1,"b":2}"#, #"{"a":2,"b":1}"#), (#"{"a":1}"#, #"{"b":1}"#), (#""""#, "null"),
  ])
  func differentValuesStayApart(_ left: String, _ right: String) throws {
    #expect(try !areSame(left, right))
    #expect(try !areSame(right, left))
  }

  @Test(arguments: [
    ("7", "7.05", true), ("7", "7.06", false), ("6.95", "7", true), ("-1", "-1.05", true),
    ("9007199254740993", "9007199254740992", false), ("7", #""7.01""#, false), ("7", "null", false),
  ])
  func numbersMayBeApartByTheTolerance(_ left: String, _ right: String, _ same: Bool) throws {
    let tolerance = left.count > 10 ? 0 : 0.05
    #expect(try areSame(left, right, tolerance: tolerance) == same)
  }
}
