extension Command {
  /// Completions for fish 3 and later.
  package var fishCompletion: String {
    let values = options.compactMap(\.completable) + completableOperands
    let lines =
      ["complete -c \(name) -f"] + options.map(fishOption)
      + completableOperands.flatMap(fishOperand)
    return """
      # Made by "\(name) --generate fish" from the declaration of the command.

      \(values.filter(\.needsFunction).map(fishFunction).joined())\
      \(lines.joined(separator: "\n"))

      """
  }

  private func fishFunction(_ values: Completable) -> String {
    var body = ""
    for choice in values.choices {
      let parts = [choice.value] + (choice.help.isEmpty ? [] : [choice.help])
      let format = parts.count == 2 ? "'%s\\t%s\\n'" : "'%s\\n'"
      body += "    printf \(format) \(parts.map(ShellWords.fishQuoted).joined(separator: " "))\n"
    }
    if case .command(let text) = values.hint { body += "    \(text)\n" }
    return "function __\(identifier)_\(values.identifier)\n\(body)end\n\n"
  }

  private func fishOption(_ option: Option) -> String {
    var words = ["complete -c \(name)"]
    if let short = option.short { words.append("-s \(short)") }
    words.append("-l \(option.name)")
    if let values = option.completable {
      words += fishValues(values, required: option.takesNextWord)
    }
    words.append("-d \(ShellWords.fishQuoted(option.brief))")
    return words.joined(separator: " ")
  }

  private func fishOperand(_ values: Completable) -> [String] {
    values.isEmpty
      ? [] : ["complete -c \(name) \(fishValues(values, required: false).joined(separator: " "))"]
  }

  /// `-x` wants an argument that is no file, `-r -F` one that is.
  private func fishValues(_ values: Completable, required: Bool) -> [String] {
    let own = values.needsFunction ? ["-a '(__\(identifier)_\(values.identifier))'"] : []
    return switch values.hint {
    case .none, .command: (required ? ["-x"] : []) + own
    case .file, .executable: (required ? ["-r"] : []) + ["-F"] + own
    case .directory:
      (required ? ["-x"] : []) + own + ["-a '(__fish_complete_directories)'"]
    }
  }
}
