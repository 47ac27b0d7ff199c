/// One line of `--list-plugins`.
package struct PluginListing: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case builtIn
    case found
    /// What stands before it under the same name.
    case shadowed(by: String)
    case broken(String)
    /// It lies on PATH, from where nothing is run unasked.
    case notAsked
  }

  package let stage: PluginStage
  package let name: PluginName
  package let state: State
  /// nil for what is built in.
  package let path: String?
  /// What it says of itself, where it was asked.
  package let description: PluginDescription?
}

extension PluginCatalogue {
  /// Everything that bears a name at this stage, built-ins first, then in the order of the search.
  ///
  /// Plugins outside PATH are asked one after the other; those on PATH only where `verify` says so.
  /// None that is broken, slow, shadowed or not executable is an error. Throws
  /// `IOFailure.interrupted` alone.
  package func listings(verify: Bool = false) throws -> [PluginListing] {
    var listings = builtIns.map {
      PluginListing(stage: stage, name: $0.name, state: .builtIn, path: nil, description: $0)
    }
    var first: [PluginName: String] = [:]
    for builtIn in builtIns { first[builtIn.name] = "the built-in" }
    for candidate in search.candidates(stage) {
      var description: PluginDescription?
      let state: PluginListing.State
      if let winner = first[candidate.name] {
        state = .shadowed(by: winner)
      } else if !candidate.isExecutable {
        state = .broken("is not executable")
      } else if !candidate.origin.isTrusted, !verify {
        state = .notAsked
      } else {
        do {
          description = try handshake.ask(candidate.path, stage: stage, name: candidate.name)
          state = .found
        } catch let fault as HandshakeFault {
          state = .broken(fault.explanation)
        }
      }
      if candidate.isExecutable, first[candidate.name] == nil {
        first[candidate.name] = candidate.path
      }
      listings.append(
        PluginListing(
          stage: stage, name: candidate.name, state: state, path: candidate.path,
          description: description))
    }
    return listings
  }
}

extension [PluginListing] {
  /// The text of `--list-plugins`: name, state, and then what there is to say, in columns.
  package var text: String { text(naming: false) }

  /// The same, for a tool with several stages: what a plugin is called stands in front.
  package func text(naming namesStages: Bool) -> String {
    let width = Swift.max(8, map(\.name.text.utf8.count).max() ?? 0)
    let nounWidth = PluginStage.allCases.map(\.noun.utf8.count).max() ?? 0
    return map { listing in
      (namesStages ? "\(padded(listing.stage.noun, nounWidth))  " : "")
        + "\(padded(listing.name.text, width))  \(padded(listing.stateName, 9))  "
        + "\(listing.detail)\n"
    }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: Swift.max(0, width - text.utf8.count))
  }
}

extension PluginListing {
  package var stateName: String {
    switch state {
    case .builtIn: "built in"
    case .found: "found"
    case .shadowed: "shadowed"
    case .broken: "broken"
    case .notAsked: "not asked"
    }
  }

  fileprivate var detail: String {
    let place = visible(path ?? "")
    switch state {
    case .builtIn: return description?.summary ?? ""
    case .found:
      let version = description.map { $0.version.isEmpty ? "" : " \($0.version)" } ?? ""
      return "\(description?.summary ?? "") (\(place)\(version))"
    case .shadowed(let winner): return "\(place) comes after \(visible(winner))"
    case .broken(let reason): return "\(place) \(visible(reason))"
    case .notAsked: return place
    }
  }
}
