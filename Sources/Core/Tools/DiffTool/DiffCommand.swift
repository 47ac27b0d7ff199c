package import CommandKit
package import Diagnostics
package import ToolRuntime

/// `tmdb-diff`: composition.
package enum DiffCommand: ToolCommand {
  package static func run(
    _ context: ToolContext, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    try DiffRun(context, arguments, DiffOptions(arguments)).run()
  }
}
