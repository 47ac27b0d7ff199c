package import CommandKit
package import Diagnostics
internal import Rendering
package import ToolRuntime

/// `tmdb-render`: composition. The declaration is `RenderCommand+Declaration.swift`.
package enum RenderCommand: ToolCommand {
  package static func run(
    _ context: ToolContext, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    if arguments.has("validate") { return try PageValidation.run(context, arguments) }
    let run = try RecordRun(context, arguments, writesEnd: false)
    switch BuiltInFormat(rawValue: arguments.value("format") ?? "text") {
    case .text:
      let options = try TextFormatOptions(arguments, context)
      var stage = GroupingStage(
        PageStage(TextSink(options.resolved(context, arguments))), context.environment)
      return try run.process(&stage, try ToolOutput(context, arguments))
    case .csv, .tsv:
      let options = try TableFormatOptions(arguments)
      var stage = TableStage(columns: options.columns, dialect: options.dialect)
      return try run.process(&stage, try ToolOutput(context, arguments))
    case .xhtml:
      let options = PageFormatOptions(arguments)
      var stage = GroupingStage(
        PageStage(
          XHTMLSink(
            options.page, hasLanguage: options.hasLanguage,
            page: try HeldPage(context.environment))), context.environment)
      return try run.process(&stage, try ToolOutput(context, arguments))
    case nil:
      return try PluginFormat.run(context, arguments)
    }
  }
}

/// The formats that are built in.
enum BuiltInFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case tsv
  case xhtml
}
