import Foundation
import TestSupport
import Testing

/// Every known layout result, turned into records and a document and taken through tmdb-layout:
/// what comes out is compared with what is known.
@Suite(.timeLimit(.minutes(5))) struct LayoutVectorCommandTests {
  static let paths: [String] = ["verified", "derived"].flatMap { kind -> [String] in
    let folder = packageFolder.appending(path: "Tests/LayoutDocumentsTests/Fixtures/\(kind)").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { path in
      guard let vector = try? LayoutCase(path) else { return false }
      return vector.json["kind"] == nil
        && vector.json["conformance"] as? String != "informative-legacy"
    }
  }

  @Test func `The fixtures are there`() { #expect(Self.paths.count >= 110) }

  @Test(arguments: paths)
  func `tmdb-layout comes to the known result`(_ path: String) throws {
    let vector = try LayoutCase(path)
    let scratch = try ScratchFolder()
    try scratch.write("layout.json", vector.document())
    let outcome = try Shell(in: scratch).run(
      (["tmdb-layout", "--layout", "layout.json", "--measure", "none"] + vector.arguments)
        .joined(separator: " "), input: Data(try vector.records().utf8))
    if let error = vector.expected["error"] as? String {
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains(error))
      return
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
    for wrong in try vector.differences(from: outcome.output) { Issue.record("\(wrong)") }
  }
}
