package import CommandKit

/// Which interceptors requests pass, and what `-O` says to them.
package struct InterceptOptions: Sendable {
  /// In the order of the command line; the first sees a request first, and its response last.
  package let names: [String]
  /// `NAME=VALUE`, as typed.
  package let settings: [String]

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    names = arguments.values("intercept")
    settings = arguments.values("option")
    let source = arguments.value("source") ?? FetchSource.tmdb.rawValue
    if let name = names.first, source != FetchSource.tmdb.rawValue {
      throw arguments.failure(
        "--intercept \(name) stands before TMDb; the source \(source) asks nothing of it")
    }
    if let setting = settings.first, names.isEmpty {
      throw arguments.failure(
        "-O \(setting): the source \(source) is built in and takes no plugin's options")
    }
  }
}
