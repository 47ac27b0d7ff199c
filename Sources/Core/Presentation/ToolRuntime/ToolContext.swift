package import CommandKit
internal import Diagnostics
package import Platform

/// The world as a tool sees it, made once where the program starts and replaced in tests.
package struct ToolContext: Sendable {
  package let command: Command
  package let environment: Environment
  package let clock: Clock
  package var reporter: Reporter

  package init(command: Command, environment: Environment, clock: Clock, reporter: Reporter) {
    self.command = command
    self.environment = environment
    self.clock = clock
    self.reporter = reporter
  }

  package var program: String { command.name }

  /// Whether standard output should be coloured: `--color`, then NO_COLOR, then CLICOLOR_FORCE and
  /// FORCE_COLOR, then whether it is a terminal that is not dumb.
  package func usesColor(_ arguments: ParsedArguments) -> Bool {
    switch arguments.value("color") {
    case "always": return true
    case "never": return false
    default: break
    }
    if environment.nonEmpty("NO_COLOR") != nil { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environment.nonEmpty(name), value != "0" { return true }
    }
    return Descriptor.standardOutput.isTerminal && environment["TERM"] != "dumb"
  }

  /// The terminal's width in columns: COLUMNS, then the terminal of standard error or the
  /// controlling one (standard output is often a pipe); nil without a terminal.
  package var terminalColumns: Int? {
    if let text = environment.nonEmpty("COLUMNS"), let columns = Int(text),
      (1...10_000).contains(columns)
    {
      return columns
    }
    return Terminal.size()?.columns
  }
}
