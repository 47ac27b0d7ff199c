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
      words += fishValues(values, option.takesNextWord ? ["-x"] : ["-f"])
    }
    words.append("-d \(ShellWords.fishQuoted(option.brief))")
    return words.joined(separator: " ")
  }

  /// fish counts what stands behind an option's `=` as an operand, too, unless it is told not to.
  private func fishOperand(_ values: Completable) -> [String] {
    guard !values.isEmpty else { return [] }
    let isOperand = #"-n 'not string match -q -- "--*=*" (commandline -ct)'"#
    let words = ["complete -c \(name)", isOperand] + fishValues(values, [])
    return [words.joined(separator: " ")]
  }

  /// Where files may stand, `-r -F`; elsewhere what the caller says: `-x` an argument that is none,
  /// `-f` perhaps such an argument.
  private func fishValues(_ values: Completable, _ noFiles: [String]) -> [String] {
    let own = values.needsFunction ? ["-a '(__\(identifier)_\(values.identifier))'"] : []
    return switch values.hint {
    case .none, .command: noFiles + own
    case .file, .executable: (noFiles == ["-x"] ? ["-r", "-F"] : ["-F"]) + own
    case .directory: noFiles + own + ["-a '(__fish_complete_directories)'"]
    }
  }
}
