/// A running sum that does not drift: the part that rounding loses is carried along.
///
/// Equal addends are summed exactly (a count below 2^53 times a double fits into two doubles), so
/// `n` additions of `a` give the double nearest to `n * a`, the same as one multiplication. That is
/// why a section laid out group by group ends where the closed form says. Knuth, The Art of
/// Computer Programming 2, 4.2.2, theorem B.
struct ExactSum: Sendable {
  private(set) var value: Double
  private var rest = 0.0

  init(value: Double = 0) { self.value = value }

  mutating func add(_ addend: Double) {
    let sum = value + addend
    let shadow = sum - value
    let lost = (value - (sum - shadow)) + (addend - shadow)
    let tail = rest + lost
    value = sum + tail
    rest = tail - (value - sum)
  }
}
