internal import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test, saying so, where the program is not installed; in continuous integration it
  /// then runs and fails.
  package static func needs(_ program: String) -> Self {
    let environment = ProcessInfo.processInfo.environment
    let isThere = (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
    return .enabled(if: isThere || environment["CI"] == "true", "\(program) is not installed")
  }
}
