internal import Platform

/// A file whose name is that of a plugin; whether it is one, only a handshake tells.
package struct PluginCandidate: Equatable, Sendable {
  package let name: PluginName
  /// Absolute, and what is run: the name is never looked up a second time.
  package let path: String
  package let origin: PluginSearch.Origin
  package let isExecutable: Bool
}

extension PluginSearch {
  /// The files of that name, in the order of the search.
  package func candidates(_ stage: PluginStage, _ name: PluginName) -> [PluginCandidate] {
    places.compactMap { place in
      candidate(in: place, stage, name)
    }
  }

  /// Every file that is named like a plugin of a stage, in the order of the search, and of their
  /// names in each place.
  package func candidates(_ stage: PluginStage) -> [PluginCandidate] {
    places.flatMap { place in
      (Folder.entries(of: place.folder) ?? []).compactMap { entry in
        guard entry.hasPrefix(stage.prefix),
          let name = PluginName(String(entry.dropFirst(stage.prefix.count)))
        else { return nil }
        return candidate(in: place, stage, name)
      }
    }
  }

  private func candidate(in place: Place, _ stage: PluginStage, _ name: PluginName)
    -> PluginCandidate?
  {
    let path = FilePath.joining(place.folder, stage.prefix + name.text)
    guard let facts = FileFacts.of(path), facts.kind != .folder else { return nil }
    return PluginCandidate(
      name: name, path: path, origin: place.origin,
      isExecutable: FileAccess.isExecutable(path))
  }
}
