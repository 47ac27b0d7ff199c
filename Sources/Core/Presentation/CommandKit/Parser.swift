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

/// The state of one reading.
struct Parser {
  let command: Command
  let words: [String]
  var next = 0
  var ended = false
  /// What the options so far make of the command line.
  var role = Option.Role.ordinary
  var result: ParsedArguments

  init(command: Command, words: [String]) {
    self.command = command
    self.words = words
    result = ParsedArguments(command)
  }

  mutating func run() throws(UsageError) -> ParsedArguments {
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
        try long(bytes)
      } else {
        try cluster(word)
      }
    }
    if role == .ordinary { try checkOperands() }
    return result
  }

  private mutating func long(_ bytes: [UInt8]) throws(UsageError) {
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
      try take(option, nil)
    case .optional:
      try take(option, attached)
    case .required:
      try take(option, attached, orNextWordAfter: "--\(name)")
    }
  }

  mutating func take(_ option: Option, _ value: String?) throws(UsageError) {
    if let value { try check(value, for: option) }
    if option.role != .ordinary { role = option.role }
    result.add(option, value)
  }

  mutating func take(
    _ option: Option, _ attached: String?, orNextWordAfter typed: String
  ) throws(UsageError) {
    var value = attached
    if value == nil, next < words.count {
      value = words[next]
      next += 1
      try refuseOption(words[next - 1], after: typed, option)
    }
    guard let value else { throw failure("\(typed) needs an argument: \(option.form)") }
    try take(option, value)
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
    guard !option.choices.isEmpty else { return }
    do throws(ValueFault) {
      for part in option.isList ? try ArgumentValue.list(value) : [value] {
        try check(part, among: option.choices.map(\.value))
      }
    } catch {
      throw failure("--\(option.name): \(error.sentence)")
    }
  }

  private func check(_ value: String, among choices: [String]) throws(ValueFault) {
    if !choices.contains(where: { $0.utf8.elementsEqual(value.utf8) }) {
      throw .notOne(of: choices, value)
    }
  }

  func failure(_ sentence: String) -> UsageError { UsageError(sentence, for: command) }
}
