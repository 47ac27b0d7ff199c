internal import Platform
package import RecordStream

/// Why an executable is no plugin that can be used, named by what it did.
package enum HandshakeFault: Error, Equatable, Sendable {
  /// The system would not start it, for this reason.
  case notStarted(String)
  case slow(seconds: Double)
  /// It ended with a status other than 0; what it said on standard error, if anything.
  case failed(status: Int32, saying: String)
  case killed(signal: Int32)
  case silent
  case tooLong
  case severalLines
  case notJSON(JSONFault, answer: String)
  /// Not an object with `"tmdb_plugin":1`; how its answer begins.
  case notAHandshake(answer: String)
  case otherVersion(String)
  case otherStage(String)
  case otherName(String)
  /// A member that is missing or not what it should be, and what that is.
  case badMember(String, expected: String)

  /// What it did, as the tail of a sentence that begins with its path.
  package var explanation: String {
    switch self {
    case .notStarted(let reason): "cannot be started: \(reason)"
    case .slow(let seconds):
      "did not answer --tmdb-plugin within \(Self.text(seconds)) s"
    case .failed(let status, let words):
      "answered --tmdb-plugin with status \(status)\(words.isEmpty ? "" : ": \(words)")"
    case .killed(let signal): "was killed by SIG\(Signals.name(of: signal)) when asked"
    case .silent: "answered --tmdb-plugin with nothing"
    case .tooLong: "answered --tmdb-plugin with more than 64 KiB"
    case .severalLines: "answered --tmdb-plugin with more than one line"
    case .notJSON(let fault, let answer):
      "answered --tmdb-plugin wrongly (column \(fault.column), \(fault.explanation)): \(answer)"
    case .notAHandshake(let answer):
      "answered --tmdb-plugin with what is no description of a plugin: \(answer)"
    case .otherVersion(let version):
      "speaks version \(version) of the plugin contract, and this program version 1"
    case .otherStage(let stage): "says that it is a plugin for the stage \(stage)"
    case .otherName(let name): "says that its name is \(name)"
    case .badMember(let name, let expected):
      "describes itself wrongly: \"\(name)\" should be \(expected)"
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
