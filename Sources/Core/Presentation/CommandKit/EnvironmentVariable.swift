/// An environment variable that a command reads.
package struct EnvironmentVariable: Equatable, Sendable {
  package let name: String
  /// Sentences, full stop included.
  package let help: String

  package init(_ name: String, _ help: String) {
    self.name = name
    self.help = help
  }
}
