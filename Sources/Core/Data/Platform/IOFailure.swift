package import Diagnostics
internal import Glibc

/// Why a system call on a file, a stream or a process did not do what was asked.
///
/// The subject is a path as the user gave it, or `standard output` and the like; it is never a
/// secret, and it is neutralised where the sentence is printed.
package enum IOFailure: Diagnosable, Equatable {
  /// The system refused, with its error number and the status that this refusal means here.
  case system(code: Int32, subject: String, status: ExitStatus)
  /// Nobody reads what is written (EPIPE): stop producing at once and end quietly, by SIGPIPE where
  /// that is not ignored, else with status 141.
  case readerWentAway(subject: String)
  /// An output file cannot be made in its folder; whether `--in-place` would help.
  case folderRefuses(code: Int32, subject: String, isOverwritable: Bool)
  /// What a file that is to be appended to begins with is not the header that it would have got.
  case headerDiffers(subject: String)
  /// INT, TERM or HUP arrived while `Signals` watched: write `end`, clean up, die by that signal.
  case interrupted(signal: Int32)

  package var diagnostic: Diagnostic {
    switch self {
    case .system(let code, let subject, let status):
      Diagnostic(status, "\(subject): \(Self.text(of: code))")
    case .readerWentAway(let subject):
      Diagnostic(.inputOutput, "\(subject): \(Self.text(of: EPIPE))")
    case .folderRefuses(let code, let subject, let isOverwritable):
      Diagnostic(
        .cannotCreate,
        "\(subject): its folder cannot be written: \(Self.text(of: code))"
          + (isOverwritable ? "; --in-place overwrites the file itself" : ""))
    case .headerDiffers(let subject):
      Diagnostic(
        .badInput,
        "\(subject): its first line is not the header that --append would continue; "
          + "choose the same columns, or another file")
    case .interrupted(let signal):
      Diagnostic(.inputOutput, "stopped by signal \(signal)")
    }
  }

  /// Whether a file could not be started since it is neither a program nor a script with `#!`.
  package var isUnknownFormat: Bool {
    if case .system(ENOEXEC, _, _) = self { true } else { false }
  }

  /// The failure that `errno` tells of, right after a call that failed.
  static func last(_ subject: String, _ status: ExitStatus = .inputOutput) -> IOFailure {
    let code = errno
    return code == EPIPE
      ? .readerWentAway(subject: subject) : .system(code: code, subject: subject, status: status)
  }

  /// The system's own words for an error number, in English since nobody calls `setlocale`.
  package static func text(of code: Int32) -> String {
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: words)
  }
}
