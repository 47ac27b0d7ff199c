/// The one table of exit statuses, after BSD's sysexits(3); every manual page prints it.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  /// Only on request: something changed, no film remained, or one named thing does not exist.
  case found = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case unreachable = 69
  case defect = 70
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgain = 75
  case noPermission = 77
  case configuration = 78

  /// What the status tells a script, as the manual pages print it.
  package var meaning: String {
    switch self {
    case .done: "Done, whatever was found."
    case .found:
      "On request only: something changed (--exit-code), no film remained (--fail-if-empty), "
        + "or one named thing does not exist, after the rest was delivered."
    case .usage: "Usage: an option or operand is wrong, or TMDb refuses what it asks for."
    case .badInput: "Bad input, or input that was cut off."
    case .noInput: "No such input file."
    case .unreachable: "The service is unreachable, or TLS failed."
    case .defect: "A defect of this program."
    case .cannotCreate: "The output file cannot be created."
    case .inputOutput: "Input or output error, a full disk included."
    case .tryAgain: "Try again later: too many requests, a server error or a time-out."
    case .noPermission: "The credential is missing or was refused."
    case .configuration: "The configuration or a plugin is broken."
    }
  }

  /// The status that an upstream `end` record carries: 0, 1 and numbers outside the table are bad
  /// input, since an incomplete stream is never a success.
  package static func carried(_ number: Int64) -> ExitStatus {
    guard number > 1, let raw = Int32(exactly: number), let status = ExitStatus(rawValue: raw)
    else { return .badInput }
    return status
  }
}
