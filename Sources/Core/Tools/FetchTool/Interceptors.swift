internal import CommandKit
internal import Diagnostics
internal import Platform
internal import PluginHost
internal import TMDBClient
internal import ToolRuntime

/// The interceptors of a run: found, started, and ended with it.
struct Interceptors: Sendable {
  private let processes: [InterceptorProcess]
  /// In the order in which a request meets them.
  let chain: [any Interceptor]

  /// Finds them; throws 64 for what was mistyped, 78 for a plugin that cannot be used.
  ///
  /// - Parameter silence: how long one may say nothing while it is waited for.
  init(
    _ options: InterceptOptions, _ context: ToolContext, credential: Credential?,
    silence: Duration, clock: any RequestClock, telling teller: Teller
  ) throws {
    let catalogue = FetchPlugins.catalogue(.intercept, context)
    let plugins = try options.names.map { name in
      guard case .plugin(let plugin) = try catalogue.choose(name) else {
        throw Diagnostic(.defect, "the interceptor \(name) is built in and was not found there")
      }
      return plugin
    }
    let arguments = try Self.arguments(plugins.map(\.description), options.settings)
    processes = try zip(plugins, arguments).map { plugin, arguments in
      let isTold = plugin.description.needsCredential
      return try InterceptorProcess(
        plugin, arguments: arguments,
        environment: credential.flatMap { isTold ? context.environment.handingOn($0) : nil }
          ?? context.environment,
        silence: silence, clock: clock, say: { teller.warning($0) })
    }
    chain = processes.map { PluginInterceptor($0, credential: credential) }
  }

  /// Whether one of them has failed: no request gets through any more.
  var hasFailed: Bool { processes.contains(where: \.hasFailed) }

  /// Starts them; from here on `close` is owed.
  func start() {
    for process in processes { process.start() }
  }

  /// Ends all of them, after the last request; throws what the first one did wrong at that.
  func close() async throws {
    var failure: Diagnostic?
    for process in processes {
      do throws(TransportFault) {
        try await process.close()
      } catch {
        let (status, sentence) = error.explanation
        failure = failure ?? Diagnostic(status, sentence)
      }
    }
    if let failure { throw failure }
  }

  /// An option goes to every interceptor that lists it; one that none lists is refused.
  static func arguments(_ plugins: [PluginDescription], _ settings: [String])
    throws(Diagnostic) -> [[String]]
  {
    var arguments = plugins.map { _ in [String]() }
    for setting in settings {
      let name = setting.prefix { $0 != "=" }
      var isTaken = false
      for (index, plugin) in plugins.enumerated()
      where plugins.count == 1 || plugin.options.contains(where: { $0.name.text == name }) {
        isTaken = true
        arguments[index] += try plugin.arguments(
          for: [setting], nearest: { nearest(to: $0, among: $1) })
      }
      guard isTaken else {
        let names = plugins.map(\.name.text).listed(with: "and")
        throw Diagnostic(.usage, "-O \(name): none of the interceptors \(names) has that option")
      }
    }
    return arguments
  }
}
