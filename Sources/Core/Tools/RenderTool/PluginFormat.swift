internal import CommandKit
internal import Diagnostics
internal import MovieRecords
internal import Platform
internal import PluginHost
internal import RecordStream
internal import ToolRuntime

/// Formats that are somebody else's programs.
enum PluginFormat {
  static func catalogue(_ context: ToolContext) -> PluginCatalogue {
    PluginCatalogue(
      stage: .render,
      builtIns: BuiltInFormat.allCases.compactMap { format in
        PluginName(format.rawValue).map {
          PluginDescription(stage: .render, name: $0, summary: format.summary)
        }
      },
      search: PluginSearch(
        environment: context.environment, program: CurrentProcess.executablePath,
        data: Directories(context.environment).data),
      handshake: Handshake(environment: context.environment),
      nearest: { nearest(to: $0, among: $1) })
  }

  /// Runs the plugin that `--format` names over the whole input.
  static func run(
    _ name: String, _ context: ToolContext, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    let catalogue = catalogue(context)
    let choice = try catalogue.choose(name)
    let settings = try catalogue.arguments(for: choice, arguments.values("option"))
    guard case .plugin(let plugin) = choice else {
      throw Diagnostic(.defect, "the format \(name) is built in and was not found there")
    }
    let run = try RecordRun(context, arguments, writesEnd: false)
    let output = try ToolOutput(context, arguments)
    let reporter = context.reporter
    var stage = PluginStageRun(
      try RunningPlugin(
        plugin, arguments: settings, environment: context.environment,
        say: { reporter.warning($0) }))
    return try run.process(&stage, output)
  }

  /// Built-in formats take no `-O`.
  static func refuseOptions(_ arguments: ParsedArguments) throws(UsageError) {
    guard let setting = arguments.values("option").first else { return }
    throw arguments.failure(
      "-O \(setting): the format \(arguments.value("format") ?? "text") is built in and takes no "
        + "plugin's options")
  }

  static func list(_ context: ToolContext, verify: Bool) throws {
    let text = try catalogue(context).listings(verify: verify).text
    try Descriptor.standardOutput.writeAll(text)
  }

  /// 78 where the plugin breaks a rule.
  static func check(_ path: String, _ context: ToolContext) throws -> ExitStatus {
    let handshake = Handshake(environment: context.environment)
    let findings = try PluginCheck(environment: context.environment, handshake: handshake)
      .findings(path)
    try Descriptor.standardOutput.writeAll(findings.text)
    return findings.isKept ? .done : .configuration
  }
}

/// A plugin at work, shared by the copies of the stage that feeds it.
final class RunningPlugin {
  private var run: PluginRun

  init(
    _ plugin: Plugin, arguments: [String], environment: Environment,
    say: @escaping (String) -> Void
  ) throws(Diagnostic) {
    run = try PluginRun(plugin, arguments: arguments, environment: environment, say: say)
  }

  func write(_ bytes: Span<UInt8>, into output: inout ByteBuffer) throws(StageFault) {
    do {
      try run.write(bytes) { output.append($0) }
    } catch {
      throw StageFault(error)
    }
  }

  /// Whether there is more to come.
  func finish(into output: inout ByteBuffer) throws(StageFault) -> Bool {
    do {
      return try run.finish { output.append($0) }
    } catch {
      throw StageFault(error)
    }
  }
}

/// Hands every record to a plugin, byte for byte, and takes what it writes for the output.
struct PluginStageRun: RecordStage {
  private(set) var counts = RecordCounts()
  private let plugin: RunningPlugin
  private var line = ByteBuffer()

  init(_ plugin: RunningPlugin) {
    self.plugin = plugin
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    counts.note(kind)
    line.removeAll()
    line.append(record.bytes)
    line.append(0x0A)
    try plugin.write(line.span, into: &output)
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    try plugin.finish(into: &output)
  }
}
