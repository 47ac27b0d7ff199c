internal import Diagnostics
internal import MovieRecords
internal import Platform
internal import PluginHost
internal import RecordStream
internal import ToolRuntime

/// Reads what a source writes, as it comes, and judges it.
struct SourceReading {
  private let plugin: Plugin
  private let options: InputOptions
  private let line: ProgressLine
  private var reader: RecordReader
  private var wholeness = Wholeness()
  /// How the source ended, where that was badly.
  private var end: Diagnostic?

  init(_ plugin: Plugin, _ options: InputOptions, _ line: ProgressLine) {
    self.plugin = plugin
    self.options = options
    self.line = line
    reader = RecordReader(name: plugin.title)
  }

  /// Reads to the end; what came leaves before more is waited for.
  mutating func run(
    _ source: consuming PluginRun, _ stage: inout FilterStage<SourceRecords>,
    _ judge: inout RecordJudge, _ buffer: inout ByteBuffer, _ output: inout ToolOutput
  ) throws {
    var isRunning = true
    var nextDrawing: Int64 = 0
    while isRunning {
      do {
        isRunning = try source.finish { reader.fill($0) }
      } catch let failure as Diagnostic {
        end = failure
        isRunning = false
      }
      if !isRunning { reader.finish() }
      try takeRecords(into: &stage, &judge, &buffer)
      if !buffer.isEmpty {
        line.makeWayForData()
        try output.write(&buffer)
      }
      if monotonicNow() >= nextDrawing {
        nextDrawing = monotonicNow() + 100_000_000
        line.draw(
          String("\(plugin.description.name): \(stage.counts.movies) films".prefix(line.columns)))
      }
    }
    try judge.finish()
  }

  private mutating func takeRecords(
    into stage: inout FilterStage<SourceRecords>, _ judge: inout RecordJudge,
    _ buffer: inout ByteBuffer
  ) throws {
    while true {
      do throws(StageFault) {
        guard try advance() else { return }
        try stage.take(reader.record, noting: &wholeness, into: &buffer)
      } catch {
        try judge.judge(error, reader)
      }
    }
  }

  private mutating func advance() throws(StageFault) -> Bool {
    do throws(RecordFault) {
      return try reader.next()
    } catch {
      throw .record(error)
    }
  }

  /// What its output is worth. What its `end` says of a failure comes before its exit status.
  var judgement: Judgement {
    var judgement = Judgement(.whole, options)
    judgement.failure = failure
    return judgement
  }

  private var failure: Diagnostic? {
    if case .failed(let failure) = wholeness.verdict {
      if options.allowsIncomplete { return nil }
      return Diagnostic(
        failure.status,
        "\(plugin.title) \(failure.message.isEmpty ? "failed" : "failed: \(failure.message)")")
    }
    if let end { return end }
    switch wholeness.verdict {
    case .whole where wholeness.streams > 0, .failed: return nil
    case .empty:
      return options.allowsEmpty ? nil : Diagnostic(.badInput, "\(plugin.title) wrote no record")
    case .cutOff:
      return options.allowsIncomplete
        ? nil
        : Diagnostic(
          .badInput, "\(plugin.title) wrote no end record, so what it wrote is not whole")
    case .unknown, .whole:
      return options.allowsIncomplete
        ? nil
        : Diagnostic(
          .badInput,
          "\(plugin.title) wrote no stream record and no end record, which tell that a stream is "
            + "whole")
    }
  }
}
