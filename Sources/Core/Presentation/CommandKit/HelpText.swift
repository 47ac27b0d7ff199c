/// Lays the help out: headings, and entries whose text hangs in a column of its own.
struct HelpText {
  struct Entry {
    let label: String
    let help: String
    let choices: [Choice]

    init(_ label: String, _ help: String, _ choices: [Choice] = []) {
      self.label = label
      self.help = help
      self.choices = choices
    }

    init(option: Option) {
      label = (option.short.map { "-\($0), " } ?? "    ") + option.form
      help = option.sentences + (option.defaultValue.map { " [default:\u{A0}\($0)]" } ?? "")
      choices = option.choices + option.openChoices
    }
  }

  let columns: Int
  private(set) var text = ""

  init(columns: Int) { self.columns = columns }

  mutating func paragraph(_ paragraph: String) {
    separate()
    text += TextWrapping.paragraph(paragraph, indent: 0, width: columns)
  }

  mutating func usage(_ command: Command) {
    separate()
    let forms = [command.usageForm] + command.otherForms
    for (index, form) in forms.enumerated() {
      let lead = index == 0 ? "Usage: " : "       "
      let hanging = lead.count + command.name.count + 1
      let lines = TextWrapping.lines(form, width: max(columns - hanging, 16))
      text += "\(lead)\(command.name)\(form.isEmpty ? "" : " ")\(lines[0])\n"
      for line in lines.dropFirst() { text += String(repeating: " ", count: hanging) + line + "\n" }
    }
  }

  /// Nothing where there is no entry.
  mutating func section(_ heading: String, _ entries: [Entry]) {
    guard !entries.isEmpty else { return }
    separate()
    text += "\(heading):\n"
    let widest = entries.map(\.label.count).filter { $0 <= labelLimit }.max() ?? 0
    let column = columns < 50 ? 8 : 2 + widest + 2
    for entry in entries { add(entry, column: column) }
  }

  mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    separate()
    text += "Examples:\n"
    for example in examples {
      text += TextWrapping.paragraph(example.help, indent: 2, width: columns)
      for line in example.lines(width: columns - 4) { text += "    \(line)\n" }
    }
  }

  // MARK: Private

  /// A longer label has a line to itself, so that one of them does not push all text to the right.
  private var labelLimit: Int { min(26, columns / 3) }

  private mutating func separate() {
    if !text.isEmpty { text += "\n" }
  }

  private mutating func add(_ entry: Entry, column: Int) {
    var lines = TextWrapping.lines(described(entry), width: max(columns - column, 1))
    let explained = entry.choices.filter { !$0.help.isEmpty }
    let value = explained.map(\.value.count).max() ?? 0
    for choice in explained {
      let hanging = 2 + value + 2
      let wrapped = TextWrapping.lines(choice.help, width: max(columns - column - hanging, 12))
      lines.append("  " + choice.value.padded(to: value) + "  " + wrapped[0])
      lines += wrapped.dropFirst().map { String(repeating: " ", count: hanging) + $0 }
    }
    let margin = String(repeating: " ", count: column)
    if 2 + entry.label.count + 2 <= column {
      text += "  " + entry.label.padded(to: column - 2) + lines.removeFirst() + "\n"
    } else {
      text += "  \(entry.label)\n"
    }
    for line in lines { text += margin + line + "\n" }
  }

  private func described(_ entry: Entry) -> String {
    let bare = entry.choices.filter(\.help.isEmpty).map(\.value)
    return bare.isEmpty ? entry.help : "\(entry.help) (\(bare.listed(with: "or")))"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
