import Diagnostics
import Testing

@Suite struct ExitStatusTests {
  @Test("The table is the one that manuals print")
  func table() {
    #expect(
      Diagnostics.ExitStatus.allCases.map(\.rawValue) == [
        0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77, 78,
      ])
    #expect(Diagnostics.ExitStatus.allCases.allSatisfy { $0.meaning.hasSuffix(".") })
    #expect(
      Set(Diagnostics.ExitStatus.allCases.map(\.meaning)).count
        == Diagnostics.ExitStatus.allCases.count)
  }

  @Test(
    "A status that an upstream carries is never a success",
    arguments: [
      (0, .badInput), (1, .badInput), (2, .badInput), (-1, .badInput), (75, .tryAgain),
      (77, .noPermission), (130, .badInput), (Int64.max, .badInput),
    ] as [(Int64, Diagnostics.ExitStatus)])
  func carried(_ number: Int64, _ expected: Diagnostics.ExitStatus) {
    #expect(Diagnostics.ExitStatus.carried(number) == expected)
  }
}
