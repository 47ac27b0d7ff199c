internal import CommandKit
internal import Diagnostics
internal import Platform
internal import PluginHost
internal import TMDBClient
internal import ToolRuntime

/// The plugins of this tool: sources, and interceptors.
enum FetchPlugins {
  static func catalogue(_ stage: PluginStage, _ context: ToolContext) -> PluginCatalogue {
    PluginCatalogue(
      stage: stage, builtIns: stage == .fetch ? builtInSources : [],
      search: PluginSearch(
        environment: context.environment, program: CurrentProcess.executablePath,
        data: Directories(context.environment).data),
      handshake: Handshake(environment: context.environment),
      nearest: { nearest(to: $0, among: $1) })
  }

  private static var builtInSources: [PluginDescription] {
    FetchSource.allCases.compactMap { source in
      PluginName(source.rawValue).map {
        PluginDescription(stage: .fetch, name: $0, summary: source.summary)
      }
    }
  }

  static func list(_ context: ToolContext, verify: Bool) throws {
    let listings = try [PluginStage.fetch, .intercept].flatMap {
      try catalogue($0, context).listings(verify: verify)
    }
    try Descriptor.standardOutput.writeAll(listings.text(naming: true))
  }

  /// 78 where the plugin breaks a rule.
  static func check(_ path: String, _ context: ToolContext) throws -> ExitStatus {
    let handshake = Handshake(environment: context.environment)
    let findings = try PluginCheck(environment: context.environment, handshake: handshake)
      .findings(path)
    try Descriptor.standardOutput.writeAll(findings.text)
    return findings.isKept ? .done : .configuration
  }
}

extension Environment {
  /// The same environment with the credential in it, wherever it was found.
  func handingOn(_ credential: Credential) -> Environment {
    let bare = removing(Handshake.credentialVariables)
    return switch credential {
    case .readToken(let token): bare.setting("TMDB_TOKEN", to: token.reveal())
    case .apiKey(let key): bare.setting("TMDB_API_KEY", to: key.reveal())
    }
  }
}
