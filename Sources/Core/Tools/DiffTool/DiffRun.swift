internal import CommandKit
internal import Diagnostics
internal import MovieRecords
internal import RecordStream
internal import SnapshotEngine
internal import ToolRuntime

/// Reads both snapshots, compares them and writes what changed.
struct DiffRun {
  private let context: ToolContext
  private let arguments: ParsedArguments
  private let options: DiffOptions
  /// Output leaves in pieces of about this size.
  private static let pieceSize = 128 << 10

  init(_ context: ToolContext, _ arguments: ParsedArguments, _ options: DiffOptions) {
    self.context = context
    self.arguments = arguments
    self.options = options
  }

  func run() throws -> ExitStatus {
    let run = try RecordRun(context, arguments, writesEnd: !options.isBare)
    var told = 0
    let status = try run.work(try ToolOutput(context, arguments)) { account, buffer, output in
      defer { told = account.counts.changes }
      return try compare(&account, &buffer, &output)
    }
    return status == .done && told > 0 && options.tellsByStatus ? .found : status
  }

  private func compare(
    _ account: inout RunAccount, _ buffer: inout ByteBuffer, _ output: inout ToolOutput
  ) throws -> Judgement {
    var hasBegun = options.isBare
    func begin(_ sides: (old: RecordedSnapshot, new: RecordedSnapshot)?) {
      guard !hasBegun else { return }
      hasBegun = true
      DiffHeader(tool: context.program, options).append(sides, to: &buffer)
    }
    do {
      let (old, oldJudgement) = try read(options.old, &account, &output)
      if oldJudgement.failure != nil {
        begin(nil)
        return oldJudgement
      }
      let (new, newJudgement) = try read(options.new, &account, &output)
      begin((old, new))
      if newJudgement.failure != nil { return newJudgement }
      try refuseOtherQuestions(old, new)
      try write(try comparison(old, new, &account), &account, &buffer, &output)
      return newJudgement
    } catch {
      begin(nil)
      throw error
    }
  }

  /// Reads one side; a warning is told at once.
  private func read(
    _ input: InputOptions, _ account: inout RunAccount, _ output: inout ToolOutput
  ) throws -> (RecordedSnapshot, Judgement) {
    var collector = SnapshotCollector()
    var pump = RecordPump(options: input, reporter: context.reporter)
    defer { account.counts.skipped += pump.skipped }
    var nothing = ByteBuffer()
    try pump.run(&collector, buffer: &nothing, output: &output)
    var judgement = Judgement(pump.wholeness.verdict, input)
    if judgement.failure == nil, let warning = judgement.warning {
      context.reporter.warning(warning)
      judgement.warning = nil
    }
    if input.paths != ["-"], judgement.isToldUpstream, let failure = judgement.failure {
      // Whoever wrote the file may have told it days ago.
      judgement.isToldUpstream = false
      judgement.failure = Diagnostic(
        failure.status, "\(input.paths[0]) is not whole; what wrote it failed: \(failure.sentence)")
    }
    return (collector.snapshot, judgement)
  }

  private func refuseOtherQuestions(_ old: RecordedSnapshot, _ new: RecordedSnapshot) throws {
    guard !options.comparesDifferentQuestions,
      let conflict = old.question.conflict(with: new.question)
    else { return }
    throw Diagnostic(
      .badInput,
      "the snapshots answer different questions (\(conflict.member): \(conflict.own) in "
        + "\(name(.old)), \(conflict.others) in \(name(.new))), so that most of what differs is no "
        + "change; --force compares them all the same")
  }

  private func comparison(
    _ old: RecordedSnapshot, _ new: RecordedSnapshot, _ account: inout RunAccount
  ) throws -> Comparison {
    let comparison: Comparison
    do {
      comparison = try Comparison(old, new, options)
    } catch {
      throw Diagnostic(.badInput, "\(name(error.side)): \(error.explanation)")
    }
    for (side, intake) in [(SnapshotSide.old, comparison.oldIntake), (.new, comparison.newIntake)]
    where !intake.repeats.isEmpty {
      account.counts.dropped += intake.repeats.count
      context.reporter.warning(
        "\(name(side)): films that stand there again were passed over, the first of each counts: "
          + "\(intake.repeats.count) (--strict refuses them)")
    }
    return comparison
  }

  private func write(
    _ comparison: Comparison, _ account: inout RunAccount, _ buffer: inout ByteBuffer,
    _ output: inout ToolOutput
  ) throws {
    let report = ChangeReport(comparison, options.report)
    if report.tellsOfNoSection {
      let names = (comparison.new.sections + comparison.old.sections).map(\.name.text)
      context.reporter.warning(
        "neither snapshot has the section that --section asks for; sections are: "
          + (names.isEmpty ? "none" : Set(names).sorted().joined(separator: ", ")))
    }
    let writer = ChangeWriter(comparison, options.rules, context: options.report.context)
    var readers = RecordReaders()
    for change in report.changes {
      writer.append(change, &readers, to: &buffer)
      account.counts.changes += 1
      if buffer.count >= Self.pieceSize { try output.write(&buffer) }
    }
    account.extra.append(#""totals":{"#)
    for operation in ChangeOperation.allCases
    where operation != .shift || options.report.tellsShifts {
      account.extra.appendJSON(string: operation.rawValue)
      account.extra.append(0x3A)
      account.extra.append(decimal: report.count(of: operation))
      account.extra.append(0x2C)
    }
    account.extra.append(#""rank_changes":"#)
    account.extra.append(decimal: report.rankChanges)
    account.extra.append(0x7D)
  }

  private func name(_ side: SnapshotSide) -> String {
    let path = side == .old ? options.old.paths[0] : options.new.paths[0]
    return path == "-" ? "standard input" : path
  }
}
