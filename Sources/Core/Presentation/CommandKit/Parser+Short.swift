/// Short options, alone and in clusters.
extension Parser {
  mutating func cluster(_ word: String) throws(UsageError) {
    try refuseLostHyphen(word)
    var rest = word.unicodeScalars.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = command.options.first(where: { $0.short.map(Self.scalar) == letter })
      else { throw failure(unknown(letter, in: word)) }
      switch option.argument {
      case .none:
        try take(option, nil)
      case .optional:
        return try take(option, rest.isEmpty ? nil : String(rest))
      case .required(let placeholder):
        if rest.first == "=" {
          throw failure(
            "\(word): a short option has no =; write -\(letter) \(placeholder) or \(option.form)")
        }
        return try take(
          option, rest.isEmpty ? nil : String(rest), orNextWordAfter: "-\(letter)")
      }
    }
  }

  private static func scalar(_ character: Character) -> Unicode.Scalar {
    character.unicodeScalars[character.unicodeScalars.startIndex]
  }

  /// `-output` is a long option that lost a hyphen, not `-o` with the file `utput`.
  private func refuseLostHyphen(_ word: String) throws(UsageError) {
    let typed = String(word.dropFirst().prefix { $0 != "=" })
    guard typed.utf8.count > 1, command.option(named: typed) != nil else { return }
    throw failure("unknown option -\(typed); did you mean --\(typed)?")
  }

  private func unknown(_ letter: Unicode.Scalar, in word: String) -> String {
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
}
