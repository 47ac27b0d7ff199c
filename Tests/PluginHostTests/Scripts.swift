import TestSupport

@testable import Platform
@testable import PluginHost

/// Small plugins in sh, written into a folder of the test's own.
struct Scripts {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  var search: PluginSearch { search(pluginPath: [""]) }

  /// A search of folders beneath the test's own.
  func search(pluginPath: [String] = [], path: [String] = []) -> PluginSearch {
    PluginSearch(
      environment: [
        "TMDB_PLUGIN_PATH": pluginPath.map(folder.file).joined(separator: ":"),
        "PATH": path.map(folder.file).joined(separator: ":"),
      ], program: nil, data: nil)
  }

  func catalogue(_ search: PluginSearch? = nil, limit: Double = 20) -> PluginCatalogue {
    PluginCatalogue(
      stage: .render,
      builtIns: ["text", "csv"].compactMap { word in
        PluginName(word).map { PluginDescription(stage: .render, name: $0, summary: "Built in.") }
      },
      search: search ?? self.search, handshake: handshake(limit: limit),
      nearest: { word, candidates in candidates.first { $0.first == word.first } })
  }

  func handshake(limit: Double = 20) -> Handshake {
    Handshake(environment: .current(), limit: limit)
  }

  /// Writes `tmdb-STAGE-NAME`, which answers the question rightly and else does what `body` says.
  @discardableResult
  func plugin(
    _ name: String, stage: PluginStage = .render, in place: String = "", more: String = "",
    permissions: Int = 0o755, _ body: String
  ) throws -> String {
    try script(
      (place.isEmpty ? "" : "\(place)/") + stage.prefix + name,
      """
      if [ "$1" = --tmdb-plugin ]; then
        echo '{"tmdb_plugin":1,"stage":"\(stage.rawValue)","name":"\(name)","version":"1.0",\
      "summary":"What \(name) does.","records":[1]\(more)}'
        exit
      fi
      \(body)
      """, permissions: permissions)
  }

  @discardableResult
  func script(_ name: String, _ body: String, permissions: Int = 0o755) throws -> String {
    try folder.write(name, "#!/bin/sh\n\(body)\n", permissions: permissions)
  }

  func find(_ name: String) throws -> Plugin {
    guard case .plugin(let plugin) = try catalogue().choose(name) else {
      throw HandshakeFault.silent
    }
    return plugin
  }
}
