extension Command {
  /// The declaration for other programs, as one JSON object and a newline.
  package var json: String {
    let members: [(name: String, value: DescriptionJSON)] = [
      ("name", .string(name)),
      ("version", .string(Release.version)),
      ("date", .string(Release.date)),
      ("summary", .string(summary)),
      ("usage", .array(([usageForm] + otherForms).map { .string("\(name) \($0)") })),
      ("discussion", .array(discussion.map { .string($0) })),
      ("operands", .array(operands.map(\.json))),
      ("options", .array(options.map(\.json))),
      ("environment", .array(environment.map { .pair("name", $0.name, $0.help) })),
      ("files", .array(files.map { .pair("path", $0.path, $0.help) })),
      (
        "exit_statuses",
        .array(
          documentedStatuses.map {
            .object([("status", .number(Int($0.number))), ("help", .string($0.meaning))])
          })
      ),
      ("notes", .array(notes.map { .string($0) })),
      ("examples", .array(examples.map { .pair("command_line", $0.commandLine, $0.help) })),
      ("see_also", .array(seeAlso.map { .string($0) })),
    ]
    return DescriptionJSON.object(members).text() + "\n"
  }
}

extension Operand {
  fileprivate var json: DescriptionJSON {
    let word =
      switch occurrence {
      case .once: "once"
      case .optional: "optional"
      case .anyNumber: "any_number"
      case .atLeastOnce: "at_least_once"
      }
    return .object(
      [
        ("placeholder", .string(placeholder)), ("occurrence", .string(word)),
        ("help", .string(help)),
      ] + values(choices: openChoices, closed: false, completion))
  }
}

extension Option {
  fileprivate var json: DescriptionJSON {
    var members: [(name: String, value: DescriptionJSON)] = [("name", .string("--\(name)"))]
    if let short { members.append(("short", .string("-\(short)"))) }
    switch argument {
    case .none: break
    case .required(let text):
      members.append(
        ("argument", .object([("placeholder", .string(text)), ("required", .bool(true))])))
    case .optional(let text):
      members.append(
        ("argument", .object([("placeholder", .string(text)), ("required", .bool(false))])))
    }
    members += [
      ("group", .string(group)), ("help", .string(help)), ("repeatable", .bool(repeatable)),
    ]
    if isList { members.append(("list", .bool(true))) }
    if let defaultValue { members.append(("default", .string(defaultValue))) }
    members += values(
      choices: choices + openChoices, closed: !choices.isEmpty, completion)
    return .object(members)
  }
}

private func values(
  choices: [Choice], closed: Bool, _ completion: CompletionHint
) -> [(name: String, value: DescriptionJSON)] {
  var members: [(name: String, value: DescriptionJSON)] = []
  if !choices.isEmpty {
    members.append(("choices", .array(choices.map { .pair("value", $0.value, $0.help) })))
    members.append(("closed", .bool(closed)))
  }
  switch completion {
  case .none: break
  case .file: members.append(("completion", .string("file")))
  case .directory: members.append(("completion", .string("directory")))
  case .executable: members.append(("completion", .string("executable")))
  case .command(let text):
    members.append(("completion", .object([("command", .string(text))])))
  }
  return members
}

extension DescriptionJSON {
  fileprivate static func pair(_ name: String, _ value: String, _ help: String) -> DescriptionJSON {
    .object([(name, .string(value))] + (help.isEmpty ? [] : [("help", .string(help))]))
  }
}
