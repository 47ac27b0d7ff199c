import Foundation
import TestSupport
import Testing

/// Holds the table of known cases honest: none is missing, none is without a test.
@Suite struct KnownCaseTests {
  private func source(_ path: String) throws -> String {
    try String(
      contentsOf: packageFolder.appending(path: "Tests/\(path)"), encoding: .utf8)
  }

  /// The numbers that tests of this folder begin with.
  private func tested() throws -> Set<Int> {
    let folder = "FetchToolTests/KnownCases"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appending(path: "Tests/\(folder)").path)
    var numbers: Set<Int> = []
    for file in files where file.hasSuffix("Cases.swift") {
      for test in try source("\(folder)/\(file)").components(separatedBy: "@Test(").dropFirst() {
        let sentence = test.drop { $0.isWhitespace || $0 == "\"" }
        let number = sentence.prefix { $0 != ":" }
        numbers.insert(try #require(Int(number), "a test without a number: \(sentence.prefix(40))"))
      }
    }
    return numbers
  }

  @Test("Cases are numbered from 1 to 48, each with a name of its own")
  func numbers() {
    #expect(KnownCase.all.map(\.number) == Array(1...48))
    #expect(Set(KnownCase.all.map(\.name)).count == 48)
    #expect(KnownCase.all.allSatisfy { !$0.source.isEmpty })
  }

  @Test("Each case has a test here, or a place where it is held")
  func covered() throws {
    let tested = try tested()
    #expect(tested.isSubset(of: 1...48))
    for known in KnownCase.all {
      #expect(tested.contains(known.number) || !known.elsewhere.isEmpty, "\(known)")
    }
    // What belongs to a page alone is not tmdb-fetch's.
    #expect(Set(1...48).subtracting(tested) == [42])
  }

  @Test("A place that holds a case is a test that is there", arguments: KnownCase.all)
  func places(_ known: KnownCase) throws {
    for place in known.elsewhere {
      let text = try source(place.file)
      let isThere =
        text.contains("\"\(place.sentence)\"") || text.contains("func `\(place.sentence)`(")
      #expect(isThere, "\(place.file): \(place.sentence)")
    }
  }
}
