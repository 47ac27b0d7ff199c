import Testing

@testable import LayoutEngine

@Suite struct PixelGridTests {
  @Test(arguments: [
    (-22.5, -23.0), (207.5, 208), (1041.5, 1042), (0.4, 0), (-0.4, 0), (736.4999999999999, 736),
    (0.49999999999999994, 0), (4_503_599_627_370_497.0, 4_503_599_627_370_497),
    (.infinity, .infinity),
  ])
  func `Pixels are rounded to the nearest, halves away from zero`(_ value: Double, _ whole: Double)
  {
    #expect(PixelGrid(scale: 1, rounding: .frame).nearest(value) == whole)
  }

  @Test func `There is no negative zero`() {
    #expect(PixelGrid(scale: 3, rounding: .frame).nearest(-0.1).sign == .plus)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `A scale that is no scale rounds nothing`(_ scale: Double) {
    #expect(!PixelGrid(scale: scale, rounding: .frame).rounds)
  }
}
