import Testing

@testable import SnapshotEngine

@Suite struct NumberingTests {
  private func expectEqualWhereEqual<ID: Hashable>(_ identifiers: [ID]) {
    let numbering = Numbering(identifiers)
    #expect(numbering.numbers.count == identifiers.count)
    #expect(numbering.count == Set(identifiers).count)
    #expect(Set(numbering.numbers) == Set(0..<numbering.count))
    var numbers: [ID: Int] = [:]
    for (identifier, number) in zip(identifiers, numbering.numbers) {
      #expect(numbers[identifier, default: number] == number)
      numbers[identifier] = number
    }
  }

  @Test(
    arguments: [
      [], [7], [7, 7], [0, -1, .max, .min, 0], [1 << 53, (1 << 53) + 1],
      [2048, 0, 2048, 4_194_304, 1],
    ] as [[Int64]])
  func integersAreNumberedWithoutHashing(_ identifiers: [Int64]) {
    expectEqualWhereEqual(identifiers)
    expectEqualWhereEqual(identifiers.map(Int.init))
    expectEqualWhereEqual(identifiers.map(\.description))
  }

  @Test(arguments: [UInt64.max, 0xFF, 0xF000_0000_0000_0001, 1 << 63])
  func wordsAreSortedByTheBitsAskedFor(_ bits: UInt64) {
    var generator = SeededGenerator(seed: bits)
    var words = (0..<500).map { _ in generator.next() & bits }
    let expected = words.sorted()
    RadixSort.sort(&words, byBits: bits)
    #expect(words == expected)
  }

  @Test func randomIntegersOfAnyWidthAreTold() {
    var generator = SeededGenerator(seed: 7)
    for bits in stride(from: 1, through: 64, by: 7) {
      let pool = (0..<50).map { _ in Int64(bitPattern: generator.next() >> (64 - UInt64(bits))) }
      expectEqualWhereEqual((0..<200).map { _ in pool.randomElement(using: &generator) ?? 0 })
    }
  }
}
