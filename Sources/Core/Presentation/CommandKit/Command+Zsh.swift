extension Command {
  /// Completions for zsh's own completion system, as a function to autoload or to source.
  package var zshCompletion: String {
    let values = options.compactMap(\.completable) + completableOperands
    let functions = values.filter(\.needsFunction).map(zshFunction).joined()
    let specs = options.flatMap(zshSpecs) + zshOperands
    let function = "_\(name)"
    return """
      #compdef \(name)
      # Made by "\(name) --generate zsh" from the declaration of the command.

      \(functions)\(function)() {
        _arguments -s -S : \\
      \(specs.map { "    \($0)" }.joined(separator: " \\\n"))
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(name)
      fi

      """
  }

  /// Members of a list, each offered once.
  private func zshList(_ values: Completable) -> String {
    let items = values.choices.map { choice in
      let help = choice.help.isEmpty ? "" : "[\(Self.zshEscaped(choice.help, "[]"))]"
      return "    \(Self.zshQuoted(Self.zshEscaped(choice.value, "[]:") + help))"
    }
    return """
      _\(identifier)_\(values.identifier)() {
        _values -s , \(ShellWords.quoted(values.placeholder)) \\
      \(items.joined(separator: " \\\n"))
      }


      """
  }

  /// Values that want more behind them (`movie:`) get no space.
  private func zshFunction(_ values: Completable) -> String {
    if values.isList { return zshList(values) }
    let open = values.choices.filter { $0.value.hasSuffix(":") || $0.value.hasSuffix("=") }
    let closed = values.choices.filter { choice in !open.contains(choice) }
    var body = Self.zshArray("closed", closed)
    if !open.isEmpty { body += Self.zshArray("open", open) }
    if case .command(let text) = values.hint {
      body += """
          local value note
          while IFS=$'\\t' read -r value note; do
            closed+=("${value//:/\\\\:}:$note")
          done < <(\(text))

        """
    }
    body += "  _describe -t values \(ShellWords.quoted(values.placeholder)) closed"
    body += open.isEmpty ? "\n" : " -- open -qS ''\n"
    if let paths = Self.zshPaths(values.hint) { body += "  \(paths)\n" }
    return "_\(identifier)_\(values.identifier)() {\n\(body)}\n\n"
  }

  private static func zshArray(_ name: String, _ choices: [Choice]) -> String {
    let items = choices.map { choice in
      let item = "\(choice.value.replacing(":", by: "\\:")):\(choice.help)"
      return "    \(ShellWords.quoted(item))\n"
    }
    return "  local -a \(name)=(\n\(items.joined())  )\n"
  }

  private func zshSpecs(_ option: Option) -> [String] {
    let short = option.short.map { "-\($0)" }
    let long = "--\(option.name)"
    let both = [short, long].compactMap(\.self)
    let exclusive =
      option.role == .immediate
      ? "(- *)" : option.repeatable ? "*" : "(\(both.joined(separator: " ")))"
    let text = "[\(Self.zshEscaped(option.brief, "[]"))]"
    guard let values = option.completable else {
      return both.map { Self.zshQuoted("\(exclusive)\($0)\(text)") }
    }
    let action = ":\(Self.zshEscaped(values.placeholder, ":")):\(zshAction(values))"
    return both.map { name in
      let suffix =
        switch (option.takesNextWord, name == long) {
        case (true, true): "="
        case (true, false): "+"
        case (false, true): "=-"
        case (false, false): "-"
        }
      let optional = option.takesNextWord ? "" : ":"
      return Self.zshQuoted("\(exclusive)\(name)\(suffix)\(text)\(optional)\(action)")
    }
  }

  private var zshOperands: [String] {
    zip(operands, completableOperands).enumerated().map { index, pair in
      let (operand, values) = pair
      let action = "\(Self.zshEscaped(values.placeholder, ":")):\(zshAction(values))"
      return switch operand.occurrence {
      case .once: Self.zshQuoted("\(index + 1):\(action)")
      case .optional: Self.zshQuoted("\(index + 1)::\(action)")
      case .anyNumber, .atLeastOnce: Self.zshQuoted("*:\(action)")
      }
    }
  }

  private func zshAction(_ values: Completable) -> String {
    values.needsFunction
      ? "_\(identifier)_\(values.identifier)" : Self.zshPaths(values.hint) ?? " "
  }

  private static func zshPaths(_ hint: CompletionHint) -> String? {
    switch hint {
    case .none, .command: nil
    case .file: "_files"
    case .directory: "_files -/"
    case .executable: "_files -g \"*(-*)\""
    }
  }

  private static func zshEscaped(_ text: String, _ special: String) -> String {
    special.unicodeScalars.reduce(text.replacing("\\", by: "\\\\")) { text, scalar in
      text.replacing(scalar, by: "\\\(scalar)")
    }
  }

  /// Always quoted: a bracket or star in an argument of `_arguments` is no pattern.
  private static func zshQuoted(_ text: String) -> String {
    "'\(text.replacing("'", by: "'\\''"))'"
  }
}
