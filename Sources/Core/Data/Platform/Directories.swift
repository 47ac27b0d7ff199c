internal import Glibc

/// Where a user's files are kept, after the XDG Base Directory Specification.
///
/// A variable that is empty or no absolute path counts as not set, as the specification asks. Each is
/// nil where neither its variable nor a home is known.
package struct Directories: Sendable {
  package let configuration: String?
  package let cache: String?
  package let state: String?
  package let data: String?

  /// The folder that belongs to these tools in each of them.
  package static let name = "tmdb"

  /// Resolves against an environment; `accountHome` is asked only where HOME does not say.
  package init(
    _ environment: Environment, accountHome: () -> String? = Directories.accountHome
  ) {
    func absolute(_ name: String) -> String? {
      environment.nonEmpty(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let variables = ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"]
    let bases = variables.map(absolute)
    let home = bases.contains(nil) ? absolute("HOME") ?? accountHome() : nil
    func folder(_ index: Int, _ beneathHome: String) -> String? {
      (bases[index] ?? home.map { "\($0)/\(beneathHome)" }).map { "\($0)/\(Self.name)" }
    }
    configuration = folder(0, ".config")
    cache = folder(1, ".cache")
    state = folder(2, ".local/state")
    data = folder(3, ".local/share")
  }

  /// The home that the account database knows, which cron jobs without HOME still have.
  package static func accountHome() -> String? {
    var entry = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>? = nil
    var names = [CChar](repeating: 0, count: 16_384)
    guard unsafe getpwuid_r(geteuid(), &entry, &names, names.count, &found) == 0,
      unsafe found != nil, let directory = unsafe entry.pw_dir
    else { return nil }
    let home = unsafe String(cString: directory)
    return home.hasPrefix("/") ? home : nil
  }
}
