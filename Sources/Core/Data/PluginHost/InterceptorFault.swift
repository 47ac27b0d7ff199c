package import Diagnostics
package import RecordStream

/// What an interceptor did against the contract.
package enum InterceptorFault: Error, Equatable, Sendable {
  case notJSON(JSONFault, line: String)
  /// A line without a number as `id`; how it begins.
  case noID(line: String)
  /// A reply to what was not asked, or was replied to before.
  case unknownID(Int64)
  case badMember(String, of: InterceptedMessage.Kind, id: Int64, expected: String)
  case tooLong(limit: Int)
  case silent(seconds: Double)
  /// It ended, with status 0, while it was needed.
  case ended

  /// The one sentence for it.
  package func diagnostic(of plugin: Plugin) -> Diagnostic {
    Diagnostic(.configuration, "\(plugin.title) \(visible(explanation))")
  }

  /// What it did, as the tail of a sentence.
  var explanation: String {
    switch self {
    case .notJSON(let fault, let line):
      "wrote what is no JSON: \(line) (column \(fault.column), \(fault.explanation))"
    case .noID(let line): "wrote a line without \"id\", a number: \(line)"
    case .unknownID(let id): "answered what it was not asked: there is no id \(id)"
    case .badMember(let name, let kind, let id, let expected):
      "answered the \(kind.rawValue) \(id) wrongly: \"\(name)\" should be \(expected)"
    case .tooLong(let limit): "wrote a line longer than \(limit >> 20) MiB"
    case .silent(let seconds):
      "did not answer within \(Self.text(seconds)) s; see --timeout"
    case .ended: "ended before its input did"
    }
  }

  /// To the millisecond.
  private static func text(_ seconds: Double) -> String {
    let rounded = (seconds * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
