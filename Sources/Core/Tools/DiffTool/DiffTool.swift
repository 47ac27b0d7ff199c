package import CommandKit
package import Diagnostics
package import ToolRuntime

package enum DiffCommand: ToolCommand {
  package static let command = Command(
    name: "tmdb-diff", summary: "tell what changed", options: [.help, .version])
  package static func run(_ context: ToolContext, _ arguments: ParsedArguments) throws -> ExitStatus
  { .done }
}
