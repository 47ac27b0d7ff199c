extension StringProtocol {
  /// The columns of a terminal that the text takes, cluster by cluster (UAX #29).
  ///
  /// Meant for sanitised text; control characters count 0. O(n), a byte at a time where the text
  /// is ASCII.
  package var displayColumns: Int {
    var columns = 0
    for byte in utf8 {
      guard byte < 0x7F else { return reduce(0) { $0 + $1.displayColumns } }
      columns += byte >= 0x20 ? 1 : 0
    }
    return columns
  }
}
