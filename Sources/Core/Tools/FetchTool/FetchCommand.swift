package import CommandKit
package import Diagnostics
package import ToolRuntime

/// `tmdb-fetch`.
package enum FetchCommand: AsyncToolCommand {
  package static func run(
    _ context: ToolContext, _ arguments: ParsedArguments
  ) async throws -> ExitStatus {
    try await interruptibly {
      if arguments.has("check") {
        try await FetchCheck(context: context, arguments: arguments).run()
      } else if arguments.operands.first == "details" {
        try await DetailsRun(context: context, arguments: arguments).run()
      } else {
        try await FetchRun(context: context, arguments: arguments).run()
      }
    }
  }
}
