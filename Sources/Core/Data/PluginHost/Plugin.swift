/// A plugin that was found and has answered.
package struct Plugin: Equatable, Sendable {
  /// Absolute; exactly this file is run.
  package let path: String
  package let description: PluginDescription
}
