package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test, saying so, where the program is not installed; in continuous integration it
  /// then runs and fails.
  package static func needs(_ program: String) -> Self {
    .enabled(if: isInstalled(program), "\(program) is not installed")
  }
}
