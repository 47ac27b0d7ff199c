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
    var lead = ""
    if values.isList {
      // What stands before the last comma is part of each candidate.
      body +=
        "    set -l lead (commandline -t | string replace -r '^--[^=]*=' '' | string match -r '.*,')\n"
      lead = "\"$lead\""
    }
    for choice in values.choices {
      let value = lead + ShellWords.fishQuoted(choice.value)
      body +=
        choice.help.isEmpty
        ? "    echo \(value)\n"
        : "    printf '%s\\t%s\\n' \(value) \(ShellWords.fishQuoted(choice.help))\n"
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
