/// Operands: how many there are, and those that were meant to be options.
extension Parser {
  /// Word processors turn `--` into a dash.
  func refuseLongDash(_ word: String) throws(UsageError) {
    let scalars = word.unicodeScalars
    guard let first = scalars.first,
      ["\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"].contains(first)
    else { return }
    let name = String(String.UnicodeScalarView(scalars.drop { !$0.isASCII }.prefix { $0 != "=" }))
    guard command.option(named: name) != nil else { return }
    throw failure("\"\(word)\" begins with a dash that is no hyphen; did you mean --\(name)?")
  }

  func checkOperands() throws(UsageError) {
    var least = 0
    var most: Int? = 0
    for operand in command.operands {
      if operand.occurrence == .once || operand.occurrence == .atLeastOnce { least += 1 }
      switch operand.occurrence {
      case .once, .optional: most = most.map { $0 + 1 }
      case .anyNumber, .atLeastOnce: most = nil
      }
    }
    if result.operands.count < least {
      let missing = command.operands.filter {
        $0.occurrence == .once || $0.occurrence == .atLeastOnce
      }
      .dropFirst(result.operands.count).map(\.placeholder)
      throw failure("missing \(missing.listed(with: "and"))")
    }
    if let most, result.operands.count > most {
      throw failure("unexpected operand \"\(result.operands[most])\"")
    }
  }
}
