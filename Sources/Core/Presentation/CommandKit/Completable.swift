/// Something whose values a shell can offer: an option's argument or an operand.
struct Completable {
  /// What the shell's function for it is called after.
  let identifier: String
  let placeholder: String
  let choices: [Choice]
  let hint: CompletionHint
  /// Whether several of them may stand in one word, with commas between them.
  var isList = false

  var isEmpty: Bool { choices.isEmpty && hint == .none }
  var needsFunction: Bool {
    if case .command = hint { return true }
    return !choices.isEmpty
  }
}

extension Option {
  /// nil where the option takes no argument.
  var completable: Completable? {
    placeholder.map {
      Completable(
        identifier: name.replacing("-", by: "_"), placeholder: $0, choices: choices + openChoices,
        hint: completion, isList: isList)
    }
  }

  var takesNextWord: Bool {
    if case .required = argument { return true }
    return false
  }
}

extension Command {
  /// The command's name as part of a function's name.
  var identifier: String { name.replacing("-", by: "_") }

  var completableOperands: [Completable] {
    operands.enumerated().map { index, operand in
      Completable(
        identifier: "operand_\(index + 1)", placeholder: operand.placeholder,
        choices: operand.openChoices, hint: operand.completion)
    }
  }
}
