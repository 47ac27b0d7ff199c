/// A width in points, or as a part of the container's.
package enum PageLength: Equatable, Sendable {
  case points(Double)
  case fraction(Double)
}
