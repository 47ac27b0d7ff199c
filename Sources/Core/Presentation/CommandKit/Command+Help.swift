extension Command {
  /// What `--help` prints, in lines of at most `columns`, and 40 at least, where no single word is longer.
  package func helpText(columns: Int = 80) -> String {
    var help = HelpText(columns: max(columns, 40))
    help.paragraph("\(summary.prefix(1).uppercased())\(summary.dropFirst()).")
    help.usage(self)
    for text in discussion { help.paragraph(text) }
    help.section(
      "Operands",
      operands.map { HelpText.Entry($0.synopsis, $0.help, $0.openChoices) })
    for group in optionGroups {
      help.section(group.name, group.options.map(HelpText.Entry.init(option:)))
    }
    help.section("Environment", environment.map { HelpText.Entry($0.name, $0.help) })
    help.section("Files", files.map { HelpText.Entry($0.path, $0.help) })
    help.section(
      "Exit status",
      documentedStatuses.map { HelpText.Entry("\($0.number)", $0.meaning) })
    for text in notes { help.paragraph(text) }
    if !seeAlso.isEmpty { help.paragraph("See also: \(seeAlso.joined(separator: ", ")).") }
    help.examples(examples)
    return help.text
  }

  /// The options by heading, both in declared order.
  package var optionGroups: [(name: String, options: [Option])] {
    var groups: [(name: String, options: [Option])] = []
    for option in options {
      if let at = groups.firstIndex(where: { $0.name == option.group }) {
        groups[at].options.append(option)
      } else {
        groups.append((option.group, [option]))
      }
    }
    return groups
  }
}
