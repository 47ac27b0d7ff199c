extension Command {
  /// What is wrong with the declaration, as sentences; each tool's tests hold this empty.
  ///
  /// Names unique and well formed, every text a sentence, every default one of the choices, and no
  /// option named in a text or in an example that does not exist.
  package var faults: [String] {
    nameFaults + textFaults + options.flatMap(valueFaults) + operandFaults + mentionFaults
  }

  private var nameFaults: [String] {
    let malformed = options.map(\.name).filter { !Self.isName($0) }.map { "--\($0): not a name" }
    let shorts = options.compactMap { $0.short.map { "-\($0)" } }
    let names = options.map { "--\($0.name)" } + shorts
    let oddShorts = shorts.filter { $0.utf8.count != 2 || $0 == "--" }.map { "\($0): not a letter" }
    return malformed + oddShorts + Self.repeated(names).map { "\($0): declared twice" }
  }

  private var textFaults: [String] {
    let entries =
      options.map { ("--\($0.name)", $0.help) } + operands.map { ($0.placeholder, $0.help) }
      + environment.map { ($0.name, $0.help) } + files.map { ($0.path, $0.help) }
      + examples.map { ($0.commandLine, $0.help) } + discussion.map { ("discussion", $0) }
      + notes.map { ("notes", $0) } + documentedStatuses.map { ("\($0.number)", $0.meaning) }
    let unfinished = entries.filter { !$0.1.hasSuffix(".") }.map { "\($0.0): no full stop" }
    return unfinished + (summary.hasSuffix(".") || summary.isEmpty ? ["summary: not a phrase"] : [])
  }

  private func valueFaults(_ option: Option) -> [String] {
    let values = (option.choices + option.openChoices).map(\.value)
    var faults = Self.repeated(values).map { "--\(option.name): \($0) declared twice" }
    if option.argument == .none, !values.isEmpty || option.completion != .none {
      faults.append("--\(option.name): values without an argument")
    }
    if let value = option.defaultValue, !option.choices.isEmpty,
      !option.choices.contains(where: { $0.value == value })
    {
      faults.append("--\(option.name): the default \(value) is none of its choices")
    }
    return faults
  }

  private var operandFaults: [String] {
    operands.dropLast().filter { $0.occurrence != .once }
      .map { "\($0.placeholder): only the last operand can be left out or repeated" }
  }

  /// Options that a text or an example names without there being one.
  private var mentionFaults: [String] {
    let texts =
      discussion + notes + options.map(\.help) + operands.map(\.help) + environment.map(\.help)
      + files.map(\.help) + examples.map(\.help)
    let own = examples.flatMap { example in
      example.commandLine.split(separator: "|").filter { segment in
        segment.split(separator: " ").first.map { $0 == name } ?? false
      }
    }
    let words = (texts + own.map(String.init)).flatMap { $0.split(separator: " ") }
    return words.compactMap(Self.mentioned).filter { option(named: $0) == nil }
      .map { "--\($0): mentioned, not declared" }
  }

  /// The option's name in a word such as `(--on-error=skip,`.
  private static func mentioned(_ word: Substring) -> String? {
    let bare = word.drop { "([\"'".contains($0) }
    guard bare.hasPrefix("--") else { return nil }
    let name = bare.dropFirst(2).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return name.isEmpty ? nil : String(name)
  }

  private static func repeated(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { !seen.insert($0).inserted }
  }

  /// `[a-z][a-z0-9-]*`, the form of options as of plugins.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}
