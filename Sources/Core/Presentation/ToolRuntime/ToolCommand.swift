package import CommandKit
package import Diagnostics

/// A program: its declaration, and what it does with a command line that was read already.
package protocol ToolCommand {
  static var command: Command { get }

  /// Does the work; what it throws is told on standard error and becomes the exit status.
  static func run(_ context: ToolContext, _ arguments: ParsedArguments) throws -> ExitStatus
}

/// A program that waits for the network.
package protocol AsyncToolCommand {
  static var command: Command { get }

  static func run(_ context: ToolContext, _ arguments: ParsedArguments) async throws -> ExitStatus
}
