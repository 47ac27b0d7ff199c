internal import CommandKit
package import Diagnostics
internal import SnapshotEngine
internal import ToolRuntime

package enum DiffCommand {
  static let command = Command(name: "tmdb-diff", summary: "")
  package static func run() throws -> ExitStatus {
    if let status = try Tool.version(command) { return status }
    return Snapshot<Int, Int>().rows.isEmpty ? .done : .found
  }
}
