internal import CommandKit
package import Diagnostics
internal import Platform

/// Starts a program and ends it; the only place of the package that exits.
package enum Tool {
  package static func run<C: ToolCommand>(_ type: C.Type) -> Never {
    let start = Start(C.command)
    do {
      guard let (context, arguments) = try start.prepare() else { start.end(.done) }
      start.end(try C.run(context, arguments))
    } catch {
      start.end(after: error)
    }
  }

  package static func run<C: AsyncToolCommand>(_ type: C.Type) async -> Never {
    let start = Start(C.command)
    do {
      guard let (context, arguments) = try start.prepare() else { start.end(.done) }
      start.end(try await C.run(context, arguments))
    } catch {
      start.end(after: error)
    }
  }
}

/// What a program does before and after its work.
private struct Start {
  let command: Command

  init(_ command: Command) {
    self.command = command
    Descriptor.reserveStandardStreams()
  }

  /// Reads the command line; nil where it only asked to be told something.
  func prepare() throws -> (ToolContext, ParsedArguments)? {
    let arguments = try parse(Array(CommandLine.arguments.dropFirst()), as: command)
    if let text = try answer(arguments) {
      try Descriptor.standardOutput.writeAll(text)
      return nil
    }
    try Signals.watch()
    let context = ToolContext(
      command: command, environment: .current(), clock: .system,
      reporter: try Reporter(program: command.name, arguments: arguments))
    return (context, arguments)
  }

  private func answer(_ arguments: ParsedArguments) throws -> String? {
    if arguments.has("help") {
      let columns = Terminal.size(of: Descriptor.standardOutput)?.columns ?? 80
      return command.helpText(columns: min(max(columns, 40), 100))
    }
    if arguments.has("version") { return command.versionText }
    return try arguments.choice("generate", as: GeneratedForm.self).map { command.generated($0) }
  }

  func end(_ status: ExitStatus) -> Never {
    exitProcess(status.rawValue)
  }

  /// Tells an error and ends with its status. A reader that went away and a signal end quietly, in
  /// the way that shells understand.
  func end(after error: any Error) -> Never {
    switch error {
    case IOFailure.readerWentAway:
      Signals.dieBecauseReaderWentAway()
    case IOFailure.interrupted(let signal):
      Signals.die(by: signal)
    case let told as Told:
      end(told.status)
    case let error as UsageError:
      let reporter = Reporter(program: command.name, form: Self.typedForm(CommandLine.arguments))
      reporter.failure(error.diagnostic)
      if reporter.form == .text { try? Descriptor.standardError.writeAll(error.usage + "\n") }
      end(.usage)
    default:
      let diagnostic =
        (error as? any Diagnosable)?.diagnostic
        ?? Diagnostic(.defect, "a defect of this program: \(error)")
      reporter.failure(diagnostic)
      end(diagnostic.status)
    }
  }

  /// The form of messages that a command line asks for which cannot be read as a whole.
  private static func typedForm(_ words: [String]) -> Reporter.Form {
    let option = "--messages"
    let values = zip(words, words.dropFirst() + [""]).compactMap { word, next in
      word == option ? next : word.hasPrefix(option + "=") ? String(word.dropFirst(11)) : nil
    }
    return values.last.flatMap(Reporter.Form.init(rawValue:)) ?? .text
  }

  private var reporter: Reporter {
    // The form of messages as typed, even where the command line as a whole is wrong.
    let typed = try? parse(Array(CommandLine.arguments.dropFirst()), as: command)
    return typed.flatMap { try? Reporter(program: command.name, arguments: $0) }
      ?? Reporter(program: command.name)
  }
}

/// A failure that was told already; it only carries the status out.
package struct Told: Error {
  package let status: ExitStatus

  package init(_ status: ExitStatus) {
    self.status = status
  }
}
