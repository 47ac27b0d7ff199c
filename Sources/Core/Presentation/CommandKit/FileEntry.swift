/// A file or folder that a command reads or writes on its own account.
package struct FileEntry: Equatable, Sendable {
  package let path: String
  /// Sentences, full stop included.
  package let help: String

  package init(_ path: String, _ help: String) {
    self.path = path
    self.help = help
  }
}
