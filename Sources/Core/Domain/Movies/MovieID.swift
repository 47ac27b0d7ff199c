/// A film's number at TMDb, 1 or more.
package struct MovieID: Hashable, Comparable, Sendable {
  package let value: Int64

  package init(_ value: Int64) {
    self.value = value
  }

  package static func < (left: MovieID, right: MovieID) -> Bool {
    left.value < right.value
  }
}
