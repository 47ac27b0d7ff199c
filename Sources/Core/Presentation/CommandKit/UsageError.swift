package import Diagnostics

/// A command line that means nothing: what is wrong with it, and how the command is called.
package struct UsageError: Diagnosable, Equatable {
  /// One sentence without a newline; what it quotes from the command line is as it was typed.
  package let sentence: String
  /// The line to print below the message.
  package let usage: String

  package init(_ sentence: String, for command: Command) {
    self.sentence = sentence
    self.usage = "\(command.usageLine) (\(command.name) --help explains)"
  }

  package var diagnostic: Diagnostic { Diagnostic(.usage, sentence) }
}

extension Command {
  /// How the command is called, on one line.
  package var usageLine: String { "usage: \(name)\(usageForm.isEmpty ? "" : " ")\(usageForm)" }

  /// The main form, after the name.
  package var usageForm: String {
    ((options.isEmpty ? [] : ["[OPTION]..."]) + operands.map(\.synopsis)).joined(separator: " ")
  }
}
