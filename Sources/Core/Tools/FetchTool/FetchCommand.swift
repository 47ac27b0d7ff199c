package import CommandKit
package import Diagnostics
package import ToolRuntime

/// `tmdb-fetch`.
package enum FetchCommand: AsyncToolCommand {
  package static func run(
    _ context: ToolContext, _ arguments: ParsedArguments
  ) async throws -> ExitStatus {
    if arguments.has("list-plugins") {
      try FetchPlugins.list(context, verify: arguments.value("list-plugins") == "verify")
      return .done
    }
    if let path = arguments.value("check-plugin") { return try FetchPlugins.check(path, context) }
    return try await interruptibly {
      if arguments.has("check") {
        try await FetchCheck(context: context, arguments: arguments).run()
      } else if arguments.operands.first == "details" {
        try await DetailsRun(context: context, arguments: arguments).run()
      } else if let name = arguments.value("source"), FetchSource(rawValue: name) == nil {
        try SourceRun(name: name, context: context, arguments: arguments).run()
      } else {
        try await FetchRun(context: context, arguments: arguments).run()
      }
    }
  }
}
