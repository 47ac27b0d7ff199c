internal import Foundation

/// One case of what must come out of comparing two snapshots, or of changing one: a file of
/// `SnapshotEngineTests/Fixtures`.
package struct SnapshotVector: Sendable {
  /// A section as written, or as a generator makes it.
  package struct Section: Sendable {
    package let id: Document
    /// All members but `items`.
    package let content: [String: Document]
    package let items: [[String: Document]]
  }

  package let name: String
  package let document: Document

  package static let differences = all.filter { $0.document["kind"] == "diff" }
  package static let operations = all.filter { $0.document["kind"] == "snapshot-ops" }

  private static let all: [SnapshotVector] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "SnapshotEngineTests/Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") }.compactMap { name in
      (try? Document(contentsOf: folder.appending(path: name))).map {
        SnapshotVector(name: String(name.dropLast(5)), document: $0)
      }
    }
  }()

  package var isGlobal: Bool { document["identity"] == "global" }
  package var isStrict: Bool { document["duplicates"] == "strict" }
  package var expected: Document { document["expected"] ?? .null }

  /// The sections of `old` or `new`.
  package func sections(_ side: String) -> [Section] {
    if let text = document["generator"]?[side]?.string { return Self.generated(text) }
    return (document[side]?["sections"]?.elements ?? []).map { section in
      Section(
        id: section["id"] ?? .null, content: section.members.filter { $0.key != "items" },
        items: (section["items"]?.elements ?? []).map(\.members))
    }
  }

  private static func generated(_ text: String) -> [Section] {
    let ids = Array(0..<10_000)
    switch text {
    case "100 sections of 100": return hundreds
    case "sections reversed": return hundreds.reversed()
    case "range(0,10000)", "old": return [section("s", ids)]
    case "range(10000,20000)": return [section("s", Array(10_000..<20_000))]
    case "reversed(old)": return [section("s", ids.reversed())]
    case "old[1:]+old[:1]": return [section("s", ids[1...] + [0])]
    case "filter(id%3!=0)": return [section("s", ids.filter { $0 % 3 != 0 })]
    case "swap each pair": return [section("s", ids.map { $0 ^ 1 })]
    case "evens(old)+odds(old)":
      return [section("s", ids.filter { $0 % 2 == 0 } + ids.filter { $0 % 2 == 1 })]
    default: return []
    }
  }

  private static let hundreds = (0..<100).map { index in
    section(.integer(Int64(index)), Array(index * 100..<index * 100 + 100))
  }

  private static func section(_ id: Document, _ items: [Int]) -> Section {
    Section(
      id: id, content: ["id": id], items: items.map { ["id": .integer(Int64($0))] })
  }
}
