/// One operand of a command, or a run of them.
package struct Operand: Sendable {
  package enum Occurrence: Equatable, Sendable {
    case once
    case optional
    case anyNumber
    case atLeastOnce
  }

  package var placeholder: String
  package var occurrence: Occurrence
  /// Sentences, full stop included.
  package var help: String
  /// Values worth offering: completed and documented, never checked.
  package var openChoices: [Choice]
  package var completion: CompletionHint

  package init(
    _ placeholder: String, _ occurrence: Occurrence = .once, help: String,
    openChoices: [Choice] = [], completion: CompletionHint = .none
  ) {
    self.placeholder = placeholder
    self.occurrence = occurrence
    self.help = help
    self.openChoices = openChoices
    self.completion = completion
  }

  /// The operand as a usage line shows it.
  package var synopsis: String {
    switch occurrence {
    case .once: placeholder
    case .optional: "[\(placeholder)]"
    case .anyNumber: "[\(placeholder)]..."
    case .atLeastOnce: "\(placeholder)..."
    }
  }
}

extension Operand {
  /// What every filter reads: the files in order, standard input without any.
  package static let files = Operand(
    "FILE", .anyNumber,
    help: "Files of records, read in order; - is standard input, which is also read without any.",
    completion: .file)
}
