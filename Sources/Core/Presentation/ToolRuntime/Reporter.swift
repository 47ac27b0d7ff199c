package import CommandKit
package import Diagnostics
internal import Platform
internal import RecordStream

/// Where a tool's messages go: standard error, one line each, `tmdb-render: sentence`.
///
/// Every message is neutralised here: control characters, escape sequences and bidirectional
/// controls in quoted titles and paths cannot reach a terminal, and a line ends at 200 columns.
/// A standard error that cannot be written to is nobody's fault and is passed over.
package struct Reporter: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case text
    case json
  }

  package let program: String
  package let form: Form
  package let isQuiet: Bool
  package let isVerbose: Bool

  package init(program: String, form: Form = .text, isQuiet: Bool = false, isVerbose: Bool = false)
  {
    self.program = program
    self.form = form
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  package init(program: String, arguments: ParsedArguments) throws(UsageError) {
    self.init(
      program: program, form: try arguments.choice("messages") ?? .text,
      isQuiet: arguments.last(of: "quiet", "verbose") == "quiet",
      isVerbose: arguments.last(of: "quiet", "verbose") == "verbose")
  }

  /// A failure, which ends the program with its status.
  package func failure(_ diagnostic: Diagnostic) {
    write("error", diagnostic.sentence, status: diagnostic.status)
  }

  /// Something that the user can act on; `--quiet` keeps it back.
  package func warning(_ sentence: String) {
    if !isQuiet { write("warning", sentence, status: nil) }
  }

  /// A routine fact, told only with `--verbose`.
  package func note(_ sentence: String) {
    if isVerbose { write("note", sentence, status: nil) }
  }

  /// The line as it is written, line feed included.
  func line(_ level: String, _ sentence: String, status: ExitStatus?) -> ByteBuffer {
    var line = ByteBuffer()
    switch form {
    case .text:
      line.append(text: neutralised("\(program): \(sentence)", columns: 200))
    case .json:
      line.append("{\"tool\":")
      line.appendJSON(string: program)
      line.append(",\"level\":")
      line.appendJSON(string: level)
      if let status {
        line.append(",\"status\":")
        line.append(decimal: Int(status.rawValue))
      }
      line.append(",\"message\":")
      line.appendJSON(string: neutralised(sentence, columns: 2_000))
      line.append(0x7D)
    }
    line.append(0x0A)
    return line
  }

  private func write(_ level: String, _ sentence: String, status: ExitStatus?) {
    try? Descriptor.standardError.writeAll(line(level, sentence, status: status).span)
  }
}

/// A text that is safe on a terminal: one line, no control characters, no bidirectional controls,
/// cut with `…` at a number of columns (anything past U+10FF is taken for two columns wide).
package func neutralised(_ text: String, columns: Int) -> String {
  var result = String.UnicodeScalarView()
  var width = 0
  for scalar in text.unicodeScalars {
    var shown = scalar
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: shown = " "
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: shown = "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
    default: break
    }
    width += shown.value > 0x10FF ? 2 : 1
    if width >= columns {
      result.append("…")
      break
    }
    result.append(shown)
  }
  return String(result)
}
