package import Diagnostics

/// What can be named at a stage: what is built in, then the plugins that the search finds.
///
/// A built-in wins over a plugin of its name, and the first plugin found over later ones.
package struct PluginCatalogue: Sendable {
  package enum Choice: Equatable, Sendable {
    case builtIn(PluginDescription)
    case plugin(Plugin)

    package var description: PluginDescription {
      switch self {
      case .builtIn(let description): description
      case .plugin(let plugin): plugin.description
      }
    }
  }

  package let stage: PluginStage
  package let builtIns: [PluginDescription]
  let search: PluginSearch
  let handshake: Handshake
  private let nearest: @Sendable (String, [String]) -> String?

  /// `nearest` picks the candidate that a mistyped word most likely means.
  package init(
    stage: PluginStage, builtIns: [PluginDescription], search: PluginSearch, handshake: Handshake,
    nearest: @escaping @Sendable (String, [String]) -> String?
  ) {
    self.stage = stage
    self.builtIns = builtIns
    self.search = search
    self.handshake = handshake
    self.nearest = nearest
  }

  /// Finds what the user named, and asks it if it is a plugin.
  ///
  /// Throws 64 for a name that is none, or that nothing bears, and 78 for a plugin that cannot be
  /// used; or `IOFailure.interrupted`.
  package func choose(_ word: String) throws -> Choice {
    guard let name = PluginName(word) else { throw unknown(word) }
    if let builtIn = builtIns.first(where: { $0.name == name }) { return .builtIn(builtIn) }
    let candidates = search.candidates(stage, name)
    guard let candidate = candidates.first(where: \.isExecutable) else {
      if let first = candidates.first {
        throw Diagnostic(
          .configuration, "\(first.path) is not executable; chmod +x makes it a plugin")
      }
      throw unknown(word)
    }
    do {
      return .plugin(
        Plugin(
          path: candidate.path,
          description: try handshake.ask(candidate.path, stage: stage, name: name)))
    } catch let fault as HandshakeFault {
      throw Diagnostic(.configuration, "\(candidate.path) \(fault.explanation)")
    }
  }

  /// Makes a plugin's arguments of what `-O` said; throws 64.
  package func arguments(for choice: Choice, _ settings: [String]) throws(Diagnostic) -> [String] {
    try choice.description.arguments(for: settings, nearest: nearest)
  }

  /// Every name that may be asked for, built-ins first, each once.
  package var names: [String] {
    var names = builtIns.map(\.name)
    for candidate in search.candidates(stage)
    where candidate.isExecutable && !names.contains(candidate.name) {
      names.append(candidate.name)
    }
    return names.map(\.text)
  }

  private func unknown(_ word: String) -> Diagnostic {
    let names = names
    let known = names.isEmpty ? "none" : names.joined(separator: ", ")
    guard let suggestion = nearest(word, names) else {
      return Diagnostic(.usage, "unknown \(stage.noun) \(word); there are \(known)")
    }
    return Diagnostic(
      .usage, "unknown \(stage.noun) \(word); did you mean \(suggestion)? There are \(known)")
  }
}
