/// One longest strictly increasing subsequence of a sequence of distinct numbers.
///
/// Patience sorting with binary search: O(n log n) time, O(n) memory. Of several longest ones it is
/// the one found by walking back from the last pile's top card, so the choice depends on the numbers
/// alone (Fredman, "On computing the length of longest increasing subsequences", 1975).
struct IncreasingSubsequence {
  /// One flag for each number of the sequence.
  let contains: [Bool]

  init(of sequence: [Int]) {
    // The index, in the sequence, of the card on top of each pile; its numbers ascend.
    var tops: [Int] = []
    var predecessors = [Int](repeating: -1, count: sequence.count)
    for (index, number) in sequence.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if sequence[tops[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessors[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }

    var contains = [Bool](repeating: false, count: sequence.count)
    var index = tops.last ?? -1
    while index >= 0 {
      contains[index] = true
      index = predecessors[index]
    }
    self.contains = contains
  }
}
