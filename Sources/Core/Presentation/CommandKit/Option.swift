/// One option of a command.
package struct Option: Sendable {
  package enum Argument: Equatable, Sendable {
    case none
    /// Given as `--name=VALUE`, `--name VALUE`, `-nVALUE` or `-n VALUE`; the text is its placeholder.
    case required(String)
    /// Given as `--name=VALUE` or `-nVALUE` only; the text is its placeholder.
    case optional(String)
  }

  package enum Role: Equatable, Sendable {
    case ordinary
    /// Asks for something other than the command's work, so operands may be missing.
    case insteadOfWork
    /// Like `insteadOfWork`; what follows it on the command line is not looked at.
    case immediate
  }

  /// The long name, without its two hyphens.
  package var name: String
  package var short: Character?
  package var argument: Argument
  /// Sentences, full stop included.
  package var help: String
  /// A closed set: the parser refuses what is not in it.
  package var choices: [Choice]
  /// Values worth offering in a set that is open: completed and documented, never checked.
  package var openChoices: [Choice]
  /// Whether the argument is a list of such values, with commas between them.
  package var isList: Bool
  /// What happens without the option, as documented text.
  package var defaultValue: String?
  package var completion: CompletionHint
  /// Whether every occurrence counts; where not, the last one does.
  package var repeatable: Bool
  /// The heading under which help and manual page list it.
  package var group: String
  package var role: Role

  package init(
    _ name: String, short: Character? = nil, argument: Argument = .none, help: String,
    choices: [Choice] = [], openChoices: [Choice] = [], isList: Bool = false,
    defaultValue: String? = nil, completion: CompletionHint = .none, repeatable: Bool = false,
    group: String = "Options",
    role: Role = .ordinary
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.help = help
    self.choices = choices
    self.openChoices = openChoices
    self.isList = isList
    self.defaultValue = defaultValue
    self.completion = completion
    self.repeatable = repeatable
    self.group = group
    self.role = role
  }

  /// The same option with help of its own, where a tool has more to say than the others.
  package func with(help: String) -> Option {
    var copy = self
    copy.help = help
    return copy
  }

  /// The whole help, with what follows from the declaration.
  package var sentences: String { help + (repeatable ? " May be given more than once." : "") }

  /// The first clause of the help, for places that have room for no more.
  package var brief: String {
    let clause = help.firstClause
    return clause.hasSuffix(".") ? String(clause.dropLast()) : clause
  }

  /// What stands for its argument in usage texts.
  package var placeholder: String? {
    switch argument {
    case .none: nil
    case .required(let text), .optional(let text): text
    }
  }

  /// The long form with its argument, as errors and help show it: `--output FILE`.
  package var form: String {
    switch argument {
    case .none: "--\(name)"
    case .required(let text): "--\(name) \(text)"
    case .optional(let text): "--\(name)[=\(text)]"
    }
  }
}

extension String {
  /// The text up to its first `. ` or `; `.
  fileprivate var firstClause: String {
    var clause = ""
    for character in self {
      if character == " ", let last = clause.last, last == "." || last == ";" {
        clause.removeLast()
        return clause
      }
      clause.append(character)
    }
    return clause
  }
}
