/// A command line as typed: which options occurred, with which arguments, and the operands.
///
/// Nothing is resolved or opened; a question for an option that the command does not have is
/// answered as for one that was not given.
package struct ParsedArguments: Sendable {
  package struct Occurrence: Equatable, Sendable {
    package let option: String
    package let value: String?
  }

  let command: Command
  /// Options in the order of the command line.
  package private(set) var occurrences: [Occurrence] = []
  package private(set) var operands: [String] = []

  init(_ command: Command) { self.command = command }

  mutating func add(_ option: Option, _ value: String?) {
    occurrences.append(Occurrence(option: option.name, value: value))
  }

  mutating func add(operand: String) { operands.append(operand) }

  package func has(_ option: String) -> Bool { occurrences.contains { $0.option == option } }

  package func count(_ option: String) -> Int {
    occurrences.reduce(0) { $0 + ($1.option == option ? 1 : 0) }
  }

  /// The last argument given to the option: where it is not repeatable, the last one wins.
  package func value(_ option: String) -> String? {
    occurrences.last { $0.option == option }?.value
  }

  /// Every argument given to the option, in order.
  package func values(_ option: String) -> [String] {
    occurrences.compactMap { $0.option == option ? $0.value : nil }
  }

  /// Which of these options came last, for those that undo one another (`--quiet`, `--verbose`).
  package func last(of options: String...) -> String? {
    occurrences.last { options.contains($0.option) }?.option
  }

  /// An error about this command line that only the tool can find.
  package func failure(_ sentence: String) -> UsageError { UsageError(sentence, for: command) }
}
