internal import Diagnostics
package import Platform
internal import RecordStream

/// The question that makes an executable a plugin: `--tmdb-plugin`.
///
/// It is run by its absolute path, with empty standard input and without TMDb's credential, in a
/// process group of its own, and must have answered with one line and ended with 0 when the time is
/// up; else all of that group is killed.
package struct Handshake: Sendable {
  /// The variables that hold TMDb's credential and that no plugin inherits unasked.
  package static let credentialVariables = ["TMDB_TOKEN", "TMDB_API_KEY"]

  private static let maximumAnswer = 65_536
  private let environment: Environment
  /// In seconds.
  private let limit: Double

  /// Made with the environment that the plugins are to see, less what holds the credential.
  package init(environment: Environment, limit: Double = 2) {
    self.environment = environment.removing(Self.credentialVariables)
    self.limit = limit
  }

  /// Asks an executable that is expected to be a plugin by this stage and name.
  ///
  /// Throws `HandshakeFault`, or `IOFailure.interrupted` where a signal asks for the end.
  package func ask(_ path: String, stage: PluginStage, name: PluginName) throws
    -> PluginDescription
  {
    var child: ChildProcess
    do throws(IOFailure) {
      child = try ChildProcess.start(
        path, ["--tmdb-plugin"], environment, input: .nothing, output: .piped, errors: .piped,
        ownGroup: true)
    } catch {
      throw HandshakeFault.notStarted(Self.reason(error))
    }
    var answer: [UInt8] = []
    var complaint: [UInt8] = []
    let deadline = monotonicNow() + Int64(limit * 1_000_000_000)
    let outcome = try child.pump(
      deadline: deadline,
      output: { bytes in
        guard answer.count + bytes.count <= Self.maximumAnswer else {
          throw HandshakeFault.tooLong
        }
        for index in bytes.indices { answer.append(bytes[index]) }
      },
      errors: { bytes in
        for index in bytes.indices where complaint.count < 1000 { complaint.append(bytes[index]) }
      })
    switch outcome.end {
    case nil: throw HandshakeFault.slow(seconds: limit)
    case .killed(let signal): throw HandshakeFault.killed(signal: signal)
    case .exited(0): return try Self.read(answer, stage, name)
    case .exited(let status):
      throw HandshakeFault.failed(status: status, saying: Self.beginning(complaint))
    }
  }

  private static func read(_ answer: [UInt8], _ stage: PluginStage, _ name: PluginName)
    throws(HandshakeFault) -> PluginDescription
  {
    let lines = answer.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(isSpace) }
    guard let line = lines.first else { throw .silent }
    guard lines.count == 1 else { throw .severalLines }
    let text = beginning(answer)
    let value: JSONValue
    do throws(JSONFault) { value = try JSONValue(parsing: line.span) } catch {
      throw .notJSON(error, answer: text)
    }
    return try PluginDescription(answer: value, from: text, stage: stage, name: name)
  }

  /// The first line of what a program wrote, cut at 80 bytes.
  private static func beginning(_ bytes: [UInt8]) -> String {
    let line = bytes.drop(while: isSpace).prefix { $0 != UInt8(ascii: "\n") }
    let isCut = line.count > 80
    return String(decoding: line.prefix(80), as: UTF8.self) + (isCut ? "…" : "")
  }

  private static func reason(_ failure: IOFailure) -> String {
    guard case .system(let code, _, _) = failure else { return failure.diagnostic.sentence }
    let words = IOFailure.text(of: code)
    return failure.isUnknownFormat
      ? "\(words) (a script begins with #! and its interpreter)" : words
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
  }
}
