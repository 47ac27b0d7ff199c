package import Platform

/// Where plugins are looked for, in order: TMDB_PLUGIN_PATH, the user's data folder,
/// `libexec/tmdb` beside the program, PATH.
///
/// Elements that are empty, relative or there before (under whatever name) are skipped: what is run
/// must not depend on the folder that somebody works in.
package struct PluginSearch: Sendable {
  package enum Origin: Equatable, Sendable {
    case pluginPath
    case userData
    case program
    case path

    /// Whether what lies there may be run because it is there. On PATH anything may lie, so that only
    /// a name that the user gave is looked up and run.
    package var isTrusted: Bool { self != .path }
  }

  package struct Place: Equatable, Sendable {
    package let folder: String
    package let origin: Origin
  }

  package let places: [Place]

  /// `program` is the running executable; `data` the user's own data folder, `…/tmdb`.
  package init(environment: Environment, program: String?, data: String?) {
    var candidates: [Place] = []
    func add(_ folders: [String], _ origin: Origin) {
      candidates += folders.map { Place(folder: $0, origin: origin) }
    }
    add(Self.elements(environment["TMDB_PLUGIN_PATH"]), .pluginPath)
    add(data.map { ["\($0)/plugins"] } ?? [], .userData)
    if let program {
      // Installed as PREFIX/bin/tmdb-render, or lying in a build's own folder.
      let folder = FilePath.folder(of: program)
      let prefix = FilePath.folder(of: folder)
      add(
        [FilePath.joining(prefix, "libexec/tmdb"), FilePath.joining(folder, "libexec/tmdb")],
        .program)
    }
    add(Self.elements(environment["PATH"]), .path)
    var known: Set<String> = []
    places = candidates.filter { place in
      guard place.folder.hasPrefix("/") else { return false }
      return known.insert(FileAccess.canonicalPath(place.folder) ?? place.folder).inserted
    }
  }

  private static func elements(_ value: String?) -> [String] {
    (value ?? "").split(separator: ":").map(String.init)
  }
}
