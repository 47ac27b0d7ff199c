internal import Diagnostics
internal import Platform

/// Lets a filter or a format work on small streams, and sees how it behaves.
struct PluginTrial: Sendable {
  private let environment: Environment
  private let limit: Double

  /// `limit` is in seconds, for each run.
  init(environment: Environment, limit: Double) {
    self.environment = environment
    self.limit = limit
  }

  func findings(_ path: String, _ stage: PluginStage) throws -> [PluginCheck.Finding] {
    let whole = try run(path, feeding: PluginSample.stream)
    let empty = try run(path, feeding: PluginSample.streamWithoutFilms)
    let unread = try run(path, feeding: PluginSample.stream, isRead: false)
    var findings = [
      PluginCheck.Finding(
        rule: "It reads a stream to its end and ends with status 0.", breach: whole.breach),
      PluginCheck.Finding(rule: "It takes a stream without films.", breach: empty.breach),
      PluginCheck.Finding(
        rule: "It ends when nobody reads what it writes.",
        breach: unread.hasEnded ? nil : unread.breach),
    ]
    if stage.writesRecords, whole.breach == nil {
      findings += PluginSample.findings(in: whole.output)
    }
    return findings
  }

  private struct Run {
    var output: [UInt8] = []
    var hasEnded = false
    var breach: String?
  }

  private func run(_ path: String, feeding bytes: [UInt8], isRead: Bool = true) throws -> Run {
    var run = Run()
    var child: ChildProcess
    do throws(IOFailure) {
      child = try ChildProcess.start(
        path, [], environment, input: .piped, output: .piped, errors: .nothing, ownGroup: true)
    } catch {
      run.breach = error.diagnostic.sentence
      return run
    }
    if !isRead { child.closeOutput() }
    var isFed = false
    let outcome = try child.pump(
      deadline: monotonicNow() + Int64(limit * 1_000_000_000),
      feed: { chunk in
        if !isFed { chunk = bytes }
        defer { isFed = true }
        return !isFed
      },
      output: { span in for index in span.indices { run.output.append(span[index]) } },
      errors: { _ in })
    run.hasEnded = outcome.end != nil
    switch outcome.end {
    case nil: run.breach = "it had not ended after \(limit) s"
    case .exited(0): break
    case .exited(let status): run.breach = "it ended with status \(status)"
    case .killed(let signal): run.breach = "it was killed by SIG\(Signals.name(of: signal))"
    }
    return run
  }
}
