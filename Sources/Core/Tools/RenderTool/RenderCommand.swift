package import CommandKit
package import Diagnostics
internal import Rendering
package import ToolRuntime

/// `tmdb-render`: composition. The declaration is `RenderCommand+Declaration.swift`.
package enum RenderCommand: ToolCommand {
  package static func run(
    _ context: ToolContext, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    if arguments.has("list-plugins") {
      try PluginFormat.list(context, verify: arguments.value("list-plugins") == "verify")
      return .done
    }
    if let path = arguments.value("check-plugin") { return try PluginFormat.check(path, context) }
    if arguments.has("validate") { return try PageValidation.run(context, arguments) }
    let name = arguments.value("format") ?? "text"
    guard let format = BuiltInFormat(rawValue: name) else {
      return try PluginFormat.run(name, context, arguments)
    }
    try PluginFormat.refuseOptions(arguments)
    let run = try RecordRun(context, arguments, writesEnd: false)
    switch format {
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
      let options = PageFormatOptions(arguments, context.environment)
      var stage = GroupingStage(
        PageStage(
          XHTMLSink(
            options.page, hasLanguage: options.hasLanguage,
            page: try HeldPage(context.environment))), context.environment)
      return try run.process(&stage, try ToolOutput(context, arguments))
    }
  }
}

/// The formats that are built in.
enum BuiltInFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case tsv
  case xhtml

  var summary: String {
    switch self {
    case .text: "a page for a terminal"
    case .csv: "a table with commas"
    case .tsv: "a table with tabs"
    case .xhtml: "a page for a browser"
    }
  }
}
