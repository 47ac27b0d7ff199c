internal import Diagnostics
internal import Platform

/// Lets a plugin work on something small, and sees how it behaves.
struct PluginTrial: Sendable {
  let environment: Environment
  /// In seconds, for each run.
  let limit: Double

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

  /// Of a source that is asked for one list; it may well fail, and then has to say so.
  func findings(source path: String) throws -> [PluginCheck.Finding] {
    let words = ["-", "popular"]
    let whole = try run(path, words, feeding: nil)
    let unread = try run(path, words, feeding: nil, isRead: false)
    let output =
      whole.isTooMuch
      ? [PluginCheck.Finding(rule: "What it writes for one list ends.", breach: whole.breach)]
      : PluginSample.findings(ofSource: whole.output, ending: whole.breach)
    return output + [
      PluginCheck.Finding(
        rule: "It ends when nobody reads what it writes.",
        breach: unread.hasEnded ? nil : unread.breach)
    ]
  }

  /// More than a plugin has to say to a handful of films.
  private static let mostOutput = 16 << 20

  private struct TooMuch: Error {}

  private struct Run {
    var output: [UInt8] = []
    var hasEnded = false
    /// Whether it was ended since it wrote more than is kept.
    var isTooMuch = false
    var breach: String?
  }

  private func run(
    _ path: String, _ arguments: [String] = [], feeding bytes: [UInt8]?, isRead: Bool = true
  ) throws -> Run {
    var run = Run()
    var child: ChildProcess
    do throws(IOFailure) {
      child = try ChildProcess.start(
        path, arguments, environment, input: bytes == nil ? .nothing : .piped, output: .piped,
        errors: .nothing, ownGroup: true)
    } catch {
      run.breach = error.diagnostic.sentence
      return run
    }
    if !isRead { child.closeOutput() }
    var isFed = false
    let outcome: ChildProcess.Outcome
    do {
      outcome = try child.pump(
        deadline: monotonicNow() + Int64(limit * 1_000_000_000),
        feed: { chunk in
          if !isFed { chunk = bytes ?? [] }
          defer { isFed = true }
          return !isFed
        },
        output: { span in
          guard run.output.count + span.count <= Self.mostOutput else { throw TooMuch() }
          for index in span.indices { run.output.append(span[index]) }
        },
        errors: { _ in })
    } catch is TooMuch {
      run.output = []
      run.isTooMuch = true
      run.breach = "it wrote more than \(Self.mostOutput >> 20) MiB"
      return run
    }
    run.hasEnded = outcome.end != nil
    run.breach = breach(outcome.end)
    return run
  }

  /// How an end is not as it should be.
  func breach(_ end: ProcessEnd?) -> String? {
    switch end {
    case nil: "it had not ended after \(limit) s"
    case .exited(0): nil
    case .exited(let status): "it ended with status \(status)"
    case .killed(let signal): "it was killed by SIG\(Signals.name(of: signal))"
    }
  }
}
