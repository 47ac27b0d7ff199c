internal import CommandKit
internal import Diagnostics
internal import Platform
internal import PluginHost

/// What a source that is a plugin is told: its own options, those of this tool that it has under the
/// same name, and the lists.
struct SourceOptions {
  /// Options of these groups say what is fetched, or how: a source that does not know one would
  /// silently do something else than what was asked for.
  private static let groups: Set<String> = [
    "List options", "Details options", "Discover options", "Request options", "Cache options",
  ]
  /// Whose value a variable may give.
  private static let variables = [("language", "TMDB_LANGUAGE"), ("region", "TMDB_REGION")]

  let arguments: [String]
  /// Where the credential is, if that was said.
  let tokenFile: String?

  /// Throws 64.
  init(_ typed: ParsedArguments, _ plugin: PluginDescription, _ environment: Environment)
    throws(Diagnostic)
  {
    if let name = typed.value("intercept") {
      throw Diagnostic(
        .usage,
        "--intercept \(name) stands before TMDb; the source \(plugin.name) asks nothing of it")
    }
    tokenFile = typed.value("token-file")
    if tokenFile != nil, !plugin.needsCredential {
      throw Diagnostic(
        .usage, "--token-file: the source \(plugin.name) does not ask for the credential")
    }
    var arguments: [String] = []
    for (name, variable) in Self.variables where !typed.has(name) {
      guard plugin.has(name), let value = environment.nonEmpty(variable) else { continue }
      arguments.append("--\(name)=\(value)")
    }
    let groups = Dictionary(
      FetchCommand.command.options.map { ($0.name, $0.group) },
      uniquingKeysWith: { first, _ in first })
    for occurrence in typed.occurrences {
      let name = occurrence.option
      if name == "option", let setting = occurrence.value {
        arguments += try plugin.arguments(
          for: [setting], nearest: { nearest(to: $0, among: $1) })
      } else if Self.groups.contains(groups[name] ?? ""), !["source", "token-file"].contains(name) {
        // The last one of several counts, as everywhere.
        arguments.removeAll { $0.hasPrefix("--\(name)=") }
        arguments.append(try plugin.argument(name, occurrence.value))
      }
    }
    self.arguments = arguments + ["-"] + typed.operands
  }
}

extension PluginDescription {
  fileprivate func has(_ name: String) -> Bool { options.contains { $0.name.text == name } }

  /// An option of this tool as one of the plugin's.
  fileprivate func argument(_ name: String, _ value: String?) throws(Diagnostic) -> String {
    // One without an argument of its own says that it was given.
    let value = value ?? "true"
    guard let option = options.first(where: { $0.name.text == name }) else {
      throw Diagnostic(
        .usage, "--\(name) does not go with the source \(self.name), which has no such option")
    }
    guard option.values.isEmpty || option.values.contains(value) else {
      throw Diagnostic(
        .usage,
        "--\(name)=\(value): the source \(self.name) takes \(option.values.listed(with: "or"))")
    }
    return "--\(name)=\(value)"
  }
}
