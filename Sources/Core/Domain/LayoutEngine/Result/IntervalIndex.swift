/// Finds which of many intervals, more or less in order, meet a given one.
///
/// Exact for any order; the answer's range is tight where starts and ends ascend, as those of
/// groups along a section do. O(n) once, then O(log n) a query.
struct IntervalIndex: Sendable {
  /// The furthest end up to here, and the nearest start from here on: both ascend.
  private var ends: [Double]
  private var starts: [Double]

  init(_ intervals: [ClosedRange<Double>]) {
    ends = intervals.map(\.upperBound)
    starts = intervals.map(\.lowerBound)
    for index in ends.indices.dropFirst() { ends[index] = max(ends[index], ends[index - 1]) }
    for index in starts.indices.dropLast().reversed() {
      starts[index] = min(starts[index], starts[index + 1])
    }
  }

  /// The indices outside which nothing reaches between `low` and `high`.
  func range(from low: Double, to high: Double) -> Range<Int> {
    let first = Self.partition(ends) { $0 > low }
    let last = Self.partition(starts) { $0 >= high }
    return first..<max(first, last)
  }

  /// The index of the first element that satisfies what all later ones do too.
  private static func partition(_ values: [Double], _ isPast: (Double) -> Bool) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
