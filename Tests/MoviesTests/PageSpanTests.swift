import Testing

@testable import Movies

@Suite struct PageSpanTests {
  @Test(
    "A span lies between the first page and the last that TMDb answers",
    arguments: [
      (1, 1, true), (1, 500, true), (500, 500, true), (3, nil, true), (0, 1, false),
      (2, 1, false), (1, 501, false), (501, nil, false),
    ] as [(Int, Int?, Bool)])
  func bounds(_ first: Int, _ end: Int?, isSpan: Bool) {
    #expect((PageSpan(first: first, end: end) != nil) == isSpan)
  }

  @Test(
    "It is written as a user would write it",
    arguments: [(1, 3, "3"), (2, 4, "2..4"), (3, nil, "3.."), (1, nil, "all")]
      as [(Int, Int?, String)])
  func description(_ first: Int, _ end: Int?, text: String) throws {
    #expect(try #require(PageSpan(first: first, end: end)).description == text)
  }
}
