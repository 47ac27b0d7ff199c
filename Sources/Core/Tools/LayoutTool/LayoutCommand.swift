package import CommandKit
package import Diagnostics
internal import LayoutDocuments
internal import LayoutEngine
internal import Platform
internal import TextCells
package import ToolRuntime

/// `tmdb-layout`: composition. The declaration is `LayoutCommand+Declaration.swift`.
package enum LayoutCommand: ToolCommand {
  package static func run(
    _ context: ToolContext, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    if let name = arguments.value("print-layout") {
      try printLayout(name, arguments)
      return .done
    }
    let options = try LayoutOptions(arguments, context)
    let reporter = context.reporter
    let warn: (String) -> Void = { reporter.warning($0) }
    if arguments.has("draw") {
      var stage = DrawStage(options, warn: warn)
      return try RecordRun(context, arguments, writesEnd: false)
        .process(&stage, try ToolOutput(context, arguments))
    }
    let stage = LayoutStage(options, sink: RecordSink(options), warn: warn)
    return try RecordRun.filter(stage, context, arguments)
  }

  private static func printLayout(_ name: String, _ arguments: ParsedArguments) throws {
    guard let preset = LayoutPreset(rawValue: name) else {
      let known = LayoutPreset.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.failure("--print-layout: no layout is called \"\(name)\"; there are \(known)")
    }
    let columns = try arguments.integer("columns", in: 1...1000)
    try Descriptor.standardOutput.writeAll(preset.json(columns: columns))
  }
}
