internal import CommandKit
internal import Diagnostics
internal import MovieRecords
internal import Platform
internal import PluginHost
internal import RecordStream
internal import ToolRuntime

/// One run of a source that is somebody else's program: what it writes is this tool's output, once
/// it is found to be whole.
struct SourceRun: Sendable {
  let name: String
  let context: ToolContext
  let arguments: ParsedArguments

  func run() throws -> ExitStatus {
    let isBare = arguments.has("bare")
    let run = try RecordRun(context, arguments, writesEnd: !isBare)
    var input = try InputOptions(arguments)
    input.paths = []
    var stage = FilterStage(
      SourceRecords(isBare: isBare), tool: context.program, isBare: isBare)
    let line = ProgressLine(context, arguments)
    let teller = Teller(context.reporter, line)
    defer { line.end() }
    return try run.work(try ToolOutput(context, arguments)) { account, buffer, output in
      var judge = RecordJudge(input, telling: teller.warning)
      defer {
        account.counts = stage.counts
        account.counts.skipped = judge.skipped
      }
      do {
        let plugin = try plugin()
        var reading = SourceReading(plugin, input, line)
        try reading.run(try start(plugin, teller), &stage, &judge, &buffer, &output)
        line.end()
        return reading.judgement
      } catch {
        line.end()
        // An `end` has to have something to end.
        stage.begin(into: &buffer)
        throw error
      }
    }
  }

  private func plugin() throws -> Plugin {
    guard case .plugin(let plugin) = try FetchPlugins.catalogue(.fetch, context).choose(name) else {
      throw Diagnostic(.defect, "the source \(name) is built in and was not found there")
    }
    return plugin
  }

  private func start(_ plugin: Plugin, _ teller: Teller) throws -> PluginRun {
    let options = try SourceOptions(arguments, plugin.description, context.environment)
    var environment = context.environment
    if plugin.description.needsCredential {
      let search = CredentialSearch(environment: environment, tokenFile: options.tokenFile)
      environment = environment.handingOn(try search.find().credential)
    }
    return try PluginRun(
      plugin, arguments: options.arguments, environment: environment,
      say: { teller.warning($0) })
  }
}

/// Passes on what a source writes.
struct SourceRecords: RecordStage {
  var counts = RecordCounts()
  let isBare: Bool

  init(isBare: Bool) {
    self.isBare = isBare
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    counts.note(kind)
    if isBare, kind != .movie { return }
    output.append(record.bytes)
    output.append(0x0A)
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    false
  }
}
