package import Diagnostics

/// An option that a plugin takes: `-O NAME=VALUE` reaches it as the argument `--NAME=VALUE`.
package struct PluginOption: Equatable, Sendable {
  package let name: PluginName
  /// One sentence, or empty.
  package let summary: String
  /// The only values that there are; empty where any will do.
  package let values: [String]

  package init(name: PluginName, summary: String = "", values: [String] = []) {
    self.name = name
    self.summary = summary
    self.values = values
  }
}

extension PluginDescription {
  /// Holds what `-O` said against the options that there are, and makes the plugin's arguments of it,
  /// in the order given.
  ///
  /// `nearest` picks the candidate that a mistyped word means. Throws 64.
  package func arguments(
    for settings: [String], nearest: (String, [String]) -> String? = { _, _ in nil }
  ) throws(Diagnostic) -> [String] {
    var arguments: [String] = []
    for setting in settings {
      guard let equals = setting.firstIndex(of: "="), equals > setting.startIndex else {
        throw Diagnostic(.usage, "-O \(setting): NAME=VALUE is expected")
      }
      let word = String(setting[..<equals])
      let value = String(setting[setting.index(after: equals)...])
      guard let option = options.first(where: { $0.name.text == word }) else {
        throw Diagnostic(.usage, unknown(word, nearest(word, options.map(\.name.text))))
      }
      guard option.values.isEmpty || option.values.contains(value) else {
        throw Diagnostic(
          .usage,
          "-O \(setting): \(option.name) is one of \(option.values.joined(separator: ", "))")
      }
      arguments.append("--\(option.name)=\(value)")
    }
    return arguments
  }

  private func unknown(_ word: String, _ suggestion: String?) -> String {
    let start = "-O \(word): the \(stage.noun) \(name) has no such option"
    if options.isEmpty { return "\(start), and no other" }
    if let suggestion { return "\(start); did you mean \(suggestion)?" }
    return "\(start); it has \(options.map(\.name.text).joined(separator: ", "))"
  }
}
