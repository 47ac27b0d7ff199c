package import CommandKit
internal import Platform

/// One line on standard error that is drawn over and over, and leaves no trace.
///
/// `--progress` decides: `auto` draws only on a terminal that understands escapes, and only until the
/// first data is written where standard output is a terminal or a pipe, since then somebody else paints
/// on that terminal; where it is a file, to the end.
package final class ProgressLine: Sendable {
  private struct State {
    var isOn: Bool
    var isDrawn = false
  }

  private let state: Locked<State>
  private let endsWithData: Bool
  private let fixedColumns: Int?

  package init(_ context: ToolContext, _ arguments: ParsedArguments) {
    let isTerminal = Descriptor.standardError.isTerminal
    let isOn =
      switch arguments.value("progress") {
      case "always": true
      case "never": false
      default: isTerminal && Terminal.understandsEscapes(context.environment)
      }
    let output = try? Descriptor.standardOutput.facts()
    let hasFile = arguments.value("output").map { $0 != "-" } ?? false
    // Neither a file nor the null device paints on the terminal.
    let isQuiet =
      output?.kind == .regular
      || (output?.kind == .characterDevice && !Descriptor.standardOutput.isTerminal)
    endsWithData = arguments.value("progress") != "always" && !hasFile && !isQuiet
    fixedColumns = isTerminal ? nil : 80
    state = Locked(State(isOn: isOn))
  }

  /// Whether anything would be drawn now.
  package var isOn: Bool { state.withLock { $0.isOn } }

  /// Columns that a line may have without wrapping.
  package var columns: Int {
    max(1, (fixedColumns ?? Terminal.size(of: Descriptor.standardError)?.columns ?? 80) - 1)
  }

  /// Replaces what stands there; the text has to fit `columns`. Failing to draw is nobody's fault.
  package func draw(_ text: String) {
    state.withLock { state in
      guard state.isOn else { return }
      try? Descriptor.standardError.writeAll("\r\(text)\u{1B}[K")
      state.isDrawn = true
    }
  }

  /// Takes the line away, before a message or at the end.
  package func wipe() {
    state.withLock { Self.wipe(&$0) }
  }

  /// Takes the line away before the first data, for good where data and line share a terminal.
  package func makeWayForData() {
    guard endsWithData else { return }
    end()
  }

  /// Takes the line away for good.
  package func end() {
    state.withLock { state in
      Self.wipe(&state)
      state.isOn = false
    }
  }

  private static func wipe(_ state: inout State) {
    if state.isDrawn { try? Descriptor.standardError.writeAll("\r\u{1B}[K") }
    state.isDrawn = false
  }
}
