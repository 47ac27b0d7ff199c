/// Reads a command line, program name left out, into what was typed.
///
/// `--name=VALUE`, `--name VALUE`, `-abc`, `-nVALUE`, options in any position, `--` ends options,
/// `-` is an operand, names are exact (an abbreviation that works today breaks a script when an
/// option is added). Compared and cut as bytes: `=` before a combining mark is still `=`.
package func parse(
  _ arguments: [String], as command: Command
) throws(UsageError) -> ParsedArguments {
  var parser = Parser(command: command, words: arguments)
  return try parser.run()
}

private struct Parser {
  let command: Command
  let words: [String]
  var next = 0
  var ended = false
  var result: ParsedArguments

  init(command: Command, words: [String]) {
    self.command = command
    self.words = words
    result = ParsedArguments(command)
  }

  mutating func run() throws(UsageError) -> ParsedArguments {
    var role = Option.Role.ordinary
    while next < words.count, role != .immediate {
      let word = words[next]
      next += 1
      let bytes = Array(word.utf8)
      if ended || bytes.count < 2 || bytes[0] != UInt8(ascii: "-") {
        if !ended { try refuseLongDash(word) }
        result.add(operand: word)
      } else if bytes == Array("--".utf8) {
        ended = true
      } else if bytes[1] == UInt8(ascii: "-") {
        role = max(role, try long(word, bytes))
      } else {
        role = max(role, try cluster(word))
      }
    }
    if role == .ordinary { try checkOperands() }
    return result
  }

  private func max(_ a: Option.Role, _ b: Option.Role) -> Option.Role { b == .ordinary ? a : b }

  // MARK: Long options

  private mutating func long(_ word: String, _ bytes: [UInt8]) throws(UsageError) -> Option.Role {
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: bytes[2..<(equals ?? bytes.count)], as: UTF8.self)
    let attached = equals.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }
    guard let option = command.option(named: name) else {
      let near = nearest(to: name, among: command.options.map(\.name))
      throw failure("unknown option --\(name)" + (near.map { "; did you mean --\($0)?" } ?? ""))
    }
    switch option.argument {
    case .none:
      if let attached { throw failure("--\(name) takes no argument, not even \"\(attached)\"") }
      result.add(option, nil)
    case .optional:
      if let attached { try check(attached, for: option) }
      result.add(option, attached)
    case .required:
      try add(option, attached, typedAs: "--\(name)")
    }
    return option.role
  }

  // MARK: Short options

  private mutating func cluster(_ word: String) throws(UsageError) -> Option.Role {
    var role = Option.Role.ordinary
    var rest = word.unicodeScalars.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = command.options.first(where: { $0.short.map(Self.scalar) == letter })
      else { throw failure(unknown(letter, in: word)) }
      role = max(role, option.role)
      switch option.argument {
      case .none:
        result.add(option, nil)
      case .optional:
        let value = rest.isEmpty ? nil : String(rest)
        if let value { try check(value, for: option) }
        result.add(option, value)
        return role
      case .required(let placeholder):
        if rest.first == "=" {
          throw failure(
            "\(word): a short option has no =; write -\(letter) \(placeholder) or \(option.form)")
        }
        try add(option, rest.isEmpty ? nil : String(rest), typedAs: "-\(letter)")
        return role
      }
    }
    return role
  }

  private static func scalar(_ character: Character) -> Unicode.Scalar {
    character.unicodeScalars[character.unicodeScalars.startIndex]
  }

  private func unknown(_ letter: Unicode.Scalar, in word: String) -> String {
    // `-columns` is rather a long option with a hyphen lost than a cluster.
    let typed = word.dropFirst().prefix { $0 != "=" }
    if typed.utf8.count > 2,
      let near = nearest(to: String(typed), among: command.options.map(\.name))
    {
      return "unknown option -\(typed); did you mean --\(near)?"
    }
    let text =
      word.unicodeScalars.count > 2
      ? "unknown option -\(letter) in \(word)" : "unknown option \(word)"
    let shorts = command.options.compactMap { $0.short.map(String.init) }
    if let near = nearest(
      to: String(letter), among: shorts.filter { $0.lowercased() == String(letter).lowercased() })
    {
      return "\(text); did you mean -\(near)?"
    }
    return "\(text); an operand that begins with - goes after --"
  }

  // MARK: Arguments

  private mutating func add(
    _ option: Option, _ attached: String?, typedAs typed: String
  ) throws(UsageError) {
    var value = attached
    if value == nil, next < words.count {
      value = words[next]
      next += 1
      try refuseOption(words[next - 1], after: typed, option)
    }
    guard let value else { throw failure("\(typed) needs an argument: \(option.form)") }
    try check(value, for: option)
    result.add(option, value)
  }

  /// A word that begins with a hyphen may well be an argument, but one that spells an option of this
  /// command means that the argument was forgotten.
  private func refuseOption(
    _ word: String, after typed: String, _ option: Option
  ) throws(UsageError) {
    guard word.hasPrefix("--"), command.option(named: String(word.dropFirst(2))) != nil else {
      return
    }
    throw failure(
      "\(typed) needs an argument before \(word): \(option.form)"
        + " (or --\(option.name)=\(word) if that is the argument)")
  }

  private func check(_ value: String, for option: Option) throws(UsageError) {
    if value.isEmpty, [.file, .directory, .executable].contains(option.completion) {
      throw failure("--\(option.name): the name is empty")
    }
    let choices = option.choices.map(\.value)
    if !choices.isEmpty, !choices.contains(where: { $0.utf8.elementsEqual(value.utf8) }) {
      throw failure("--\(option.name): \(ValueFault.notOne(of: choices, value).sentence)")
    }
  }

  // MARK: Operands

  /// Word processors turn `--` into a dash.
  private func refuseLongDash(_ word: String) throws(UsageError) {
    let scalars = word.unicodeScalars
    guard let first = scalars.first,
      ["\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"].contains(first)
    else { return }
    let name = String(String.UnicodeScalarView(scalars.drop { !$0.isASCII }.prefix { $0 != "=" }))
    guard command.option(named: name) != nil else { return }
    throw failure("\"\(word)\" begins with a dash that is no hyphen; did you mean --\(name)?")
  }

  private func checkOperands() throws(UsageError) {
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

  private func failure(_ sentence: String) -> UsageError { UsageError(sentence, for: command) }
}
