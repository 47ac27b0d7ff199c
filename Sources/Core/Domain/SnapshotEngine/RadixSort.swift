/// Sorting by digits, least significant first: O(n) for each digit in which words differ at all.
enum RadixSort {
  /// 2^11 counters fit the first-level cache; TMDb's ids need two such digits.
  private static let digitBits = 11
  private static let digitMask: UInt64 = (1 << digitBits) - 1

  /// Stable. Words that differ in none of `bits` keep their order.
  static func sort(_ words: inout [UInt64], byBits bits: UInt64) {
    guard bits != 0 else { return }
    var sorted = words
    for shift in stride(from: bits.trailingZeroBitCount, to: 64, by: digitBits)
    where bits >> shift & digitMask != 0 {
      distribute(words, byDigitAt: shift, into: &sorted)
      swap(&words, &sorted)
    }
  }

  private static func distribute(
    _ words: [UInt64], byDigitAt shift: Int, into sorted: inout [UInt64]
  ) {
    var starts = [Int](repeating: 0, count: Int(digitMask) + 1)
    var start = starts.mutableSpan
    var target = sorted.mutableSpan
    for word in words { start[Int(word >> shift & digitMask)] += 1 }
    var sum = 0
    for digit in start.indices { (start[digit], sum) = (sum, sum + start[digit]) }
    for word in words {
      let digit = Int(word >> shift & digitMask)
      target[start[digit]] = word
      start[digit] += 1
    }
  }
}
