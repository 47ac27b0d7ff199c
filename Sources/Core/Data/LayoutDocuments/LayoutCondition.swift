package import LayoutEngine

/// For which surroundings a variant of a section's layout is meant.
///
/// This is UIKit's closure that returns a section for an environment, written as data; bounds are
/// inclusive and apply to the container less the safe area across the scroll direction, as the
/// closure sees it.
package struct LayoutCondition: Equatable, Sendable {
  package var minWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var maxHeight: Double?
  package var direction: LayoutEnvironment.Direction?

  package func matches(
    _ environment: LayoutEnvironment, _ configuration: LayoutConfiguration
  ) -> Bool {
    let size = environment.visibleSize(configuration)
    return size.width >= minWidth ?? 0
      && size.width <= maxWidth ?? .infinity
      && size.height >= minHeight ?? 0
      && size.height <= maxHeight ?? .infinity
      && direction ?? environment.direction == environment.direction
  }
}
