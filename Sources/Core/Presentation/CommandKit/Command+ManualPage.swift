extension Command {
  /// The manual page, in mdoc.
  package func manualPage(
    version: String = Release.version, date: String = Release.date
  ) -> String {
    var page = Mdoc(vocabulary: vocabulary, placeholders: placeholders)
    page.macro("\\\" Made by \"\(name) --generate man\" from the declaration of the command.")
    page.macro("Dd \(Self.longDate(date))")
    page.macro("Dt \(name.uppercased()) 1")
    page.macro("Os")
    page.section("NAME")
    page.macro("Nm \(name)")
    page.macro("Nd \(Mdoc.escaped(summary))")
    addSynopsis(to: &page)
    addDescription(to: &page)
    page.list("ENVIRONMENT", environment.map { ("Ev \(Mdoc.argument($0.name))", $0.help) })
    page.list("FILES", files.map { ("Pa \(Mdoc.argument($0.path))", $0.help) })
    page.list("EXIT STATUS", documentedStatuses.map { ("\($0.number)", $0.meaning) })
    addExamples(to: &page)
    addReferences(to: &page)
    page.section("HISTORY")
    page.prose("This page describes \(name) \(version).")
    page.prose(Release.notice)
    if !notes.isEmpty {
      page.section("CAVEATS")
      page.paragraphs(notes)
    }
    return page.source
  }

  /// The words that prose marks up: operands, environment variables, the name itself.
  private var vocabulary: [String: String] {
    var words: [String: String] = [name: "Nm"]
    for operand in operands { words[operand.placeholder] = "Ar" }
    for variable in environment { words[variable.name] = "Ev" }
    return words
  }

  private var placeholders: [String: String] {
    let words = options.compactMap(\.placeholder).filter { $0.first?.isUppercase == true }
    return Dictionary(words.map { ($0, "Ar") }) { first, _ in first }
  }

  private func addSynopsis(to page: inout Mdoc) {
    page.section("SYNOPSIS")
    for form in [usageForm] + otherForms {
      page.macro("Nm")
      for word in form.split(separator: " ") { page.macro(Mdoc.synopsis(word)) }
    }
  }

  private func addDescription(to page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.paragraphs(discussion.isEmpty ? ["\(summary)."] : discussion)
    if !operands.isEmpty {
      page.macro("Ss Operands")
      page.items(operands) { operand, page in
        page.macro("It Ar \(Mdoc.argument(operand.placeholder))")
        page.prose(operand.help)
        page.choices(operand.openChoices)
      }
    }
    for group in optionGroups {
      page.macro("Ss \(group.name)")
      page.items(group.options) { option, page in
        page.macro("It \(option.mdoc)")
        page.prose(option.sentences, placeholder: option.placeholder)
        if let value = option.defaultValue { page.prose("The default is \(value).") }
        page.choices(option.choices + option.openChoices)
      }
    }
  }

  private func addExamples(to page: inout Mdoc) {
    guard !examples.isEmpty else { return }
    page.section("EXAMPLES")
    for (index, example) in examples.enumerated() {
      if index > 0 { page.macro("Pp") }
      page.prose(example.help)
      page.literal(example.lines(width: 66).joined(separator: "\n"))
    }
  }

  private func addReferences(to page: inout Mdoc) {
    guard !seeAlso.isEmpty else { return }
    page.section("SEE ALSO")
    for (index, name) in seeAlso.enumerated() {
      let comma = index + 1 < seeAlso.count ? " ," : ""
      page.macro("Sy \(Mdoc.reference(name) ?? Mdoc.argument(name))\(comma)")
    }
  }

  private static func longDate(_ iso: String) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let parts = iso.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return iso }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}
