/// A command line and what it does; every one of them is run by a test.
package struct Example: Equatable, Sendable {
  package let commandLine: String
  /// A sentence, full stop included.
  package let help: String

  package init(_ commandLine: String, _ help: String) {
    self.commandLine = commandLine
    self.help = help
  }
}
