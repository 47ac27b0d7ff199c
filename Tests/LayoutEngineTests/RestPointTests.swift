import Testing

@testable import LayoutEngine

@Suite struct RestPointTests {
  private func rest(_ behavior: OrthogonalScrollingBehavior) -> RestPoints {
    RestPoints(
      behavior, groups: [(16, 200), (226, 200), (436, 200)], leadingInset: 16, contentExtent: 652,
      containerExtent: 375)
  }

  @Test(arguments: [
    (OrthogonalScrollingBehavior.continuous, [] as [Double]),
    (.continuousGroupLeadingBoundary, [0, 210, 277]), (.paging, [0, 277]),
    (.groupPaging, [0, 210, 277]), (.groupPagingCentered, [0, 138.5, 277]),
  ])
  func `Rest points lie within the content`(
    _ behavior: OrthogonalScrollingBehavior, _ points: [Double]
  ) {
    #expect(rest(behavior).points == points)
    #expect(rest(behavior).nearest(to: -50) == 0)
    #expect(rest(behavior).nearest(to: 1e6) == 277)
  }

  @Test func `Paging moves by one step, free scrolling as far as the flick`() {
    #expect(rest(.groupPaging).rest(from: 0, towards: 1e6) == 210)
    #expect(rest(.groupPaging).rest(from: 277, towards: 0) == 210)
    #expect(rest(.groupPaging).rest(from: 205, towards: 215) == 210)
    #expect(rest(.continuousGroupLeadingBoundary).rest(from: 0, towards: 1e6) == 277)
    #expect(rest(.continuous).rest(from: 0, towards: 123.4) == 123.4)
  }

  @Test func `Content that fits does not scroll`() {
    let rest = RestPoints(
      .groupPaging, groups: [(0, 100)], leadingInset: 0, contentExtent: 100, containerExtent: 375)
    #expect(rest.points == [0] && rest.largestOffset == 0)
  }
}
