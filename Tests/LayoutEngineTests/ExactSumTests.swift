import Testing

@testable import LayoutEngine

@Suite struct ExactSumTests {
  @Test(arguments: [0.1, 1.0 / 3, 44, 255.49999999999997, 1e-7, 123456.789])
  func `A million equal steps end where one multiplication does`(_ step: Double) {
    var sum = ExactSum()
    for count in 1...1_000_000 {
      sum.add(step)
      if count % 99_991 == 0 { #expect(sum.value == Double(count) * step) }
    }
    #expect(sum.value == 1_000_000 * step)
  }

  @Test func `A small step is not lost on a large sum`() {
    var sum = ExactSum(value: 1e16)
    for _ in 0..<10 { sum.add(0.5) }
    #expect(sum.value == 1e16 + 5)
  }
}
