extension ArgumentValue {
  /// `WxH`, two positive decimal numbers.
  package static func size(_ text: String) throws(ValueFault) -> (width: Double, height: Double) {
    guard let numbers = numbers(text, separator: "x", count: 2, signed: false),
      numbers.allSatisfy({ $0 > 0 })
    else { throw ValueFault("\"\(text)\" is not a size; write WxH, as in 390x844") }
    return (numbers[0], numbers[1])
  }

  /// `T,L,B,R`: top, left, bottom and right, none of them negative.
  package static func insets(
    _ text: String
  ) throws(ValueFault) -> (top: Double, left: Double, bottom: Double, right: Double) {
    guard let numbers = numbers(text, separator: ",", count: 4, signed: false) else {
      throw ValueFault("\"\(text)\" are not four insets; write T,L,B,R, as in 20,0,34,0")
    }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// `X,Y`, either of them possibly negative.
  package static func point(_ text: String) throws(ValueFault) -> (x: Double, y: Double) {
    guard let numbers = numbers(text, separator: ",", count: 2, signed: true) else {
      throw ValueFault("\"\(text)\" is not a point; write X,Y, as in 0,120")
    }
    return (numbers[0], numbers[1])
  }

  private static func numbers(
    _ text: String, separator: Unicode.Scalar, count: Int, signed: Bool
  ) -> [Double]? {
    let parts = text.utf8.split(
      separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
    guard parts.count == count else { return nil }
    let most = Double.greatestFiniteMagnitude
    var numbers: [Double] = []
    for part in parts {
      guard let number = try? decimal(String(part) ?? "", in: (signed ? -most : 0)...most)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
