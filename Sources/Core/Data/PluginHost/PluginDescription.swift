/// What a plugin says of itself, and what a built-in of the same place says in the same words.
package struct PluginDescription: Equatable, Sendable {
  package let stage: PluginStage
  package let name: PluginName
  /// Its own, in no form that anybody compares; empty for what is built in.
  package let version: String
  /// One sentence without control characters.
  package let summary: String
  /// What `-O NAME=VALUE` may say.
  package let options: [PluginOption]
  /// Whether it needs TMDb's credential in its environment; only plugins of tmdb-fetch may.
  package let needsCredential: Bool

  package init(
    stage: PluginStage, name: PluginName, version: String = "", summary: String,
    options: [PluginOption] = [], needsCredential: Bool = false
  ) {
    self.stage = stage
    self.name = name
    self.version = version
    self.summary = summary
    self.options = options
    self.needsCredential = needsCredential
  }
}
