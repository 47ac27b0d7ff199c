internal import CommandKit
internal import Diagnostics
internal import ToolRuntime

/// `--format NAME` of a plugin.
enum PluginFormat {
  static func run(_ context: ToolContext, _ arguments: ParsedArguments) throws -> ExitStatus {
    throw Diagnostic(.usage, "unknown format \(arguments.value("format") ?? "")")
  }
}
