import Foundation
import Testing

@testable import SnapshotEngine

/// One file of `Fixtures`: two states, or one and what is done to it, and what must come out.
struct Vector: Sendable, CustomTestStringConvertible {
  let name: String
  let document: Document

  var testDescription: String { name }

  static let all: [Vector] = load()
  static let differences = all.filter { $0.document["kind"] == "diff" }
  static let operations = all.filter { $0.document["kind"] == "snapshot-ops" }

  private static func load() -> [Vector] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".json") }.compactMap { name in
      (try? Document(contentsOf: folder.appending(path: name))).map {
        Vector(name: String(name.dropLast(5)), document: $0)
      }
    }
  }

  var identity: SnapshotIdentity { document["identity"] == "global" ? .global : .section }
  var policy: RepeatPolicy { document["duplicates"] == "first" ? .first : .strict }
  var expected: Document { document["expected"] ?? .null }

  /// The sections and items of one side, as written or as the generator describes them.
  func sections(_ side: String) -> [VectorSection] {
    if let text = document["generator"]?[side]?.string { return Self.generated(text) }
    return (document[side]?["sections"]?.elements ?? []).map { section in
      VectorSection(
        id: section["id"] ?? .null,
        content: section.members.filter { $0.key != "items" },
        items: (section["items"]?.elements ?? []).map(\.members))
    }
  }

  private static func generated(_ text: String) -> [VectorSection] {
    let ids = Array(0..<10_000)
    switch text {
    case "100 sections of 100": return hundreds
    case "sections reversed": return hundreds.reversed()
    case "range(0,10000)", "old": return [VectorSection("s", ids)]
    case "range(10000,20000)": return [VectorSection("s", Array(10_000..<20_000))]
    case "reversed(old)": return [VectorSection("s", ids.reversed())]
    case "old[1:]+old[:1]": return [VectorSection("s", ids[1...] + [0])]
    case "filter(id%3!=0)": return [VectorSection("s", ids.filter { $0 % 3 != 0 })]
    case "swap each pair": return [VectorSection("s", ids.map { $0 ^ 1 })]
    case "evens(old)+odds(old)":
      return [VectorSection("s", ids.filter { $0 % 2 == 0 } + ids.filter { $0 % 2 == 1 })]
    default: return []
    }
  }

  private static let hundreds = (0..<100).map { section in
    VectorSection(.integer(Int64(section)), Array(section * 100..<section * 100 + 100))
  }
}

struct VectorSection {
  let id: Document
  let content: [String: Document]
  let items: [[String: Document]]

  init(id: Document, content: [String: Document], items: [[String: Document]]) {
    self.id = id
    self.content = content
    self.items = items
  }

  init(_ id: Document, _ items: [Int]) {
    self.init(id: id, content: ["id": id], items: items.map { ["id": .integer(Int64($0))] })
  }

  var row: SnapshotRow<Document, Document> {
    SnapshotRow(id: id, items: items.map { $0["id"] ?? .null })
  }
}
