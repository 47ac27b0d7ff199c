package import Platform

/// Holds an executable against the contract of tmdb-plugins(7): what `--check-plugin PATH` does.
///
/// The file is named `tmdb-STAGE-NAME` and may be run; it answers the handshake; given a small
/// stream, a stream without films, or a reader that went away, it ends in time and has not written
/// without measure; and where its output are records, they frame a whole stream and still hold what the
/// plugin cannot know. A source is asked for the list popular, without the credential; an interceptor is
/// shown one request and a response.
package struct PluginCheck: Sendable {
  package struct Finding: Equatable, Sendable {
    /// What the contract asks, as a sentence.
    package let rule: String
    /// How it is broken, as a sentence's tail; nil where it is kept.
    package let breach: String?
  }

  private let handshake: Handshake
  private let trial: PluginTrial

  /// `limit` is in seconds, for each run: three of a filter, two of a source, one of an interceptor.
  package init(environment: Environment, handshake: Handshake, limit: Double = 10) {
    self.handshake = handshake
    trial = PluginTrial(
      environment: environment.removing(Handshake.credentialVariables), limit: limit)
  }

  /// Checks rule after rule, up to the first broken one that what follows depends on.
  ///
  /// Throws `IOFailure.interrupted` alone.
  package func findings(_ path: String) throws -> [Finding] {
    let file = FilePath.name(of: path)
    guard let (stage, name) = Self.identity(of: file) else {
      let stages = PluginStage.allCases.map(\.rawValue).joined(separator: ", ")
      return [
        Finding(
          rule: Self.naming,
          breach: "\(file) is no such name (STAGE: \(stages); NAME: a-z, 0-9 and -)")
      ]
    }
    var findings = [Finding(rule: Self.naming, breach: nil)]
    guard let folder = FileAccess.canonicalPath(FilePath.folder(of: path)),
      FileFacts.of(path) != nil
    else { return findings + [Finding(rule: Self.execution, breach: "\(path) is not there")] }
    guard FileAccess.isExecutable(path) else {
      return findings + [Finding(rule: Self.execution, breach: "\(path) may not")]
    }
    findings.append(Finding(rule: Self.execution, breach: nil))
    let absolute = FilePath.joining(folder, file)
    do {
      _ = try handshake.ask(absolute, stage: stage, name: name)
    } catch let fault as HandshakeFault {
      return findings + [Finding(rule: Self.answering, breach: "it \(fault.explanation)")]
    }
    findings.append(Finding(rule: Self.answering, breach: nil))
    return switch stage {
    case .section, .layout, .render: try findings + trial.findings(absolute, stage)
    case .fetch: try findings + trial.findings(source: absolute)
    case .intercept: try findings + trial.findings(interceptor: absolute)
    }
  }

  private static let naming = "The file is named tmdb-STAGE-NAME."
  private static let execution = "The file may be executed."
  private static let answering =
    "It answers --tmdb-plugin with one line that describes it, and ends with status 0."

  /// Stage and name by the file's name.
  private static func identity(of file: String) -> (PluginStage, PluginName)? {
    for stage in PluginStage.allCases where file.hasPrefix(stage.prefix) {
      return PluginName(String(file.dropFirst(stage.prefix.count))).map { (stage, $0) }
    }
    return nil
  }
}

extension [PluginCheck.Finding] {
  package var isKept: Bool { allSatisfy { $0.breach == nil } }

  /// One line for each rule: `kept` or `broken`, the rule, and how.
  package var text: String {
    map { finding in
      finding.breach.map { "broken  \(finding.rule) But \(visible($0)).\n" }
        ?? "kept    \(finding.rule)\n"
    }.joined()
  }
}
