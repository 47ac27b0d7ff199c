import Testing

@testable import SnapshotEngine

@Suite struct IncreasingSubsequenceTests {
  @Test(
    arguments: [
      ([], []),
      ([4], [4]),
      ([0, 1, 2], [0, 1, 2]),
      ([3, 2, 1, 0], [0]),
      ([1, 2, 0], [1, 2]),
      ([0, 2, 1, 3], [0, 1, 3]),
      ([1, 3, 2], [1, 2]),
      ([5, 0, 1, 2, 3, 4], [0, 1, 2, 3, 4]),
      ([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15], [0, 2, 6, 9, 11, 15]),
    ] as [([Int], [Int])])
  func theOneFoundIsTheLongestWithTheLastPilesTop(_ sequence: [Int], _ longest: [Int]) {
    let contains = IncreasingSubsequence(of: sequence).contains
    #expect(zip(sequence, contains).filter(\.1).map(\.0) == longest)
  }
}
