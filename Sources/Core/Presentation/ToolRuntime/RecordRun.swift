package import CommandKit
package import Diagnostics
internal import MovieRecords
internal import Platform
package import RecordStream

/// One run of a tool over its input, from the first record to the exit status.
package struct RecordRun {
  private let context: ToolContext
  private let options: InputOptions
  private let failsIfEmpty: Bool
  /// Whether an `end` record closes the output.
  private let writesEnd: Bool

  package init(_ context: ToolContext, _ arguments: ParsedArguments, writesEnd: Bool) throws {
    self.context = context
    options = try InputOptions(arguments)
    failsIfEmpty = arguments.has("fail-if-empty")
    self.writesEnd = writesEnd
  }

  /// Runs a filter: records in, records out, framed by `stream` and `end`.
  package static func filter<Heart: RecordStage>(
    _ heart: Heart, _ context: ToolContext, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    let isBare = arguments.has("bare")
    let run = try RecordRun(context, arguments, writesEnd: !isBare)
    var stage = FilterStage(heart, tool: context.program, isBare: isBare)
    return try run.process(&stage, try ToolOutput(context, arguments))
  }

  /// Runs a stage over the whole input.
  package func process<Stage: RecordStage>(
    _ stage: inout Stage, _ output: consuming ToolOutput
  ) throws -> ExitStatus {
    var pump = RecordPump(options: options, reporter: context.reporter)
    return try work(output) { account, buffer, output in
      defer {
        account.counts = stage.counts
        account.counts.skipped = pump.skipped
      }
      try pump.run(&stage, buffer: &buffer, output: &output)
      let judgement = Judgement(pump.wholeness.verdict, options)
      while try finish(&stage, isWhole: judgement.failure == nil, into: &buffer) {
        try output.write(&buffer)
      }
      return judgement
    }
  }

  /// Does a tool's work, however it reads and writes, and ends the run. Only where the work finds its
  /// input whole, and every byte of the output was written, the file of `--output` is replaced.
  package func work(
    _ output: consuming ToolOutput,
    _ body: (inout RunAccount, inout ByteBuffer, inout ToolOutput) throws -> Judgement
  ) throws -> ExitStatus {
    var output = output
    var account = RunAccount()
    var buffer = ByteBuffer(capacity: 160 << 10)
    var judgement: Judgement
    do {
      judgement = try body(&account, &buffer, &output)
    } catch IOFailure.interrupted(let signal) {
      sayLastWords(account, signal, &output)
      throw IOFailure.interrupted(signal: signal)
    } catch let failure as any Diagnosable {
      if case .some(.readerWentAway) = failure as? IOFailure { throw failure }
      judgement = Judgement(.whole, options)
      judgement.failure = failure.diagnostic
    }
    if writesEnd {
      buffer.appendEnd(account.counts, failure: judgement.failure, extra: account.extra)
    }
    do throws(IOFailure) {
      try output.write(&buffer)
    } catch {
      if case .interrupted(let signal) = error { sayLastWords(account, signal, &output) }
      guard judgement.failure != nil, case .system = error else { throw error }
    }
    if let warning = judgement.warning { context.reporter.warning(warning) }
    if let failure = judgement.failure { return try end(failure, judgement, output) }
    try output.commit()
    return failsIfEmpty && account.counts.movies + account.counts.changes == 0 ? .found : .done
  }

  private func finish<Stage: RecordStage>(
    _ stage: inout Stage, isWhole: Bool, into buffer: inout ByteBuffer
  ) throws -> Bool {
    do throws(StageFault) {
      return try stage.finish(isWhole: isWhole, into: &buffer)
    } catch {
      switch error {
      case .failure(let diagnostic): throw diagnostic
      case .ending(let failure): throw failure
      case .record(let fault): throw Diagnostic(.badInput, fault.explanation)
      }
    }
  }

  private func end(
    _ failure: Diagnostic, _ judgement: Judgement, _ output: consuming ToolOutput
  ) throws -> ExitStatus {
    let target = output.fileName
    output.abandon()
    if !judgement.isToldUpstream { context.reporter.failure(failure) }
    if let target {
      context.reporter.failure(
        Diagnostic(failure.status, "\(target) was left as it was: what came is not whole"))
    }
    return failure.status
  }

  /// The `end` record of a run that a signal ends, in 100 ms at most.
  private func sayLastWords(
    _ account: RunAccount, _ signal: Int32, _ output: inout ToolOutput
  ) {
    guard writesEnd else { return }
    var words = ByteBuffer()
    words.appendEnd(
      account.counts,
      failure: Diagnostic(.badInput, "\(context.program) was stopped by signal \(signal)"),
      extra: account.extra)
    output.writeLastWords(words)
  }
}
