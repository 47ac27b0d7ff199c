/// A value that an option or operand knows, with what it means.
package struct Choice: Equatable, Sendable, ExpressibleByStringLiteral {
  package let value: String
  /// A phrase without a full stop; empty where the value speaks for itself.
  package let help: String

  package init(_ value: String, _ help: String = "") {
    self.value = value
    self.help = help
  }

  package init(stringLiteral value: String) { self.init(value) }
}
