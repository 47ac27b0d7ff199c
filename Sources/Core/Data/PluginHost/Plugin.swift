/// A plugin that was found and has answered.
package struct Plugin: Equatable, Sendable {
  /// Absolute; exactly this file is run.
  package let path: String
  package let description: PluginDescription

  /// What sentences call it: `the format titles (/home/x/tmdb-render-titles)`.
  package var title: String { "the \(description.stage.noun) \(description.name) (\(path))" }
}
