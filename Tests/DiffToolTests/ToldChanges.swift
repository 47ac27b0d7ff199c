import TestSupport
import Testing

/// The changes that the program told, in the words of the vectors.
struct ToldChanges {
  private let changes: [Document]
  private let films: FilmNumbers

  init(_ records: [Document], _ films: FilmNumbers) {
    changes = records.filter { $0["type"] == "change" }
    self.films = films
  }

  private func all(_ operations: String...) -> [Document] {
    changes.filter { operations.contains($0["op"]?.string ?? "") }
  }

  private func index(_ rank: Document?) -> Document {
    .integer(Int64((rank?.integer ?? 0) - 1))
  }

  /// Section names are strings in records; vectors have numbers, too.
  private func named(_ value: Document?, _ members: String...) -> Document {
    var object = value?.members ?? [:]
    for member in members where object[member] != nil {
      object[member] = .text(Array(films.text(object[member]).utf8))
    }
    return .object(object)
  }

  private func names(_ sections: Document?) -> [Document] {
    (sections?.elements ?? []).map { .text(Array(films.text($0).utf8)) }
  }

  func compare(with expected: Document) {
    compareSections(with: expected["sections"] ?? .null)
    compareItems(with: expected["items"] ?? .null)
    #expect(
      Set(rankChanges)
        == Set((expected["rank_changes"]?.elements ?? []).map { named($0, "section") }))
  }

  private func compareSections(with sections: Document) {
    func told(_ operation: String) -> [Document] { all(operation).map { $0["section"] ?? .null } }
    #expect(told("section_delete") == names(sections["deletes"]))
    #expect(told("section_insert") == names(sections["inserts"]))
    #expect(told("section_move") == names(sections["moves_canonical"]))
    #expect(
      all("section_update").map { updated($0, "section") }
        == (sections["updates"]?.elements ?? []).map { named($0, "section") })
  }

  private func compareItems(with items: Document) {
    func wanted(_ name: String, _ members: String...) -> Set<Document> {
      Set(
        (items[name]?.elements ?? []).map {
          members.isEmpty ? named($0, "section") : named($0, "from_section", "to_section")
        })
    }
    #expect(Set(deletes) == wanted("deletes"))
    #expect(Set(inserts) == wanted("inserts"))
    #expect(Set(transfers) == wanted("moves_across", "sections"))
    #expect(
      Set(all("update").map { updated($0, "section", "id") }) == wanted("updates"))
    let moves = Dictionary(grouping: all("move")) { $0["section"]?.string ?? "" }
      .mapValues { Document.array($0.map { films.item($0["id"]) }) }
    #expect(moves == items["moves_within_canonical"]?.members)
  }

  private var deletes: [Document] {
    all("delete").map { change in
      var members: [String: Document] = [
        "section": change["section"] ?? .null, "id": films.item(change["id"]),
        "old_index": index(change["old_rank"]),
      ]
      if change["reason"] == "section_removed" { members["implied"] = true }
      return .object(members)
    }
  }

  private var inserts: [Document] {
    let newSections = all("section_insert").map { $0["section"] }
    return all("insert").map { change in
      var members: [String: Document] = [
        "section": change["section"] ?? .null, "id": films.item(change["id"]),
        "new_index": index(change["rank"]),
      ]
      if newSections.contains(change["section"]) { members["implied"] = true }
      return .object(members)
    }
  }

  private var transfers: [Document] {
    all("transfer").map { change in
      .object([
        "id": films.item(change["id"]), "from_section": change["from"] ?? .null,
        "old_index": index(change["old_rank"]), "to_section": change["section"] ?? .null,
        "new_index": index(change["rank"]),
      ])
    }
  }

  private var rankChanges: [Document] {
    all("move", "shift").filter { $0["delta"] != 0 }.map { change in
      .object([
        "section": change["section"] ?? .null, "id": films.item(change["id"]),
        "old_rank": change["old_rank"] ?? .null, "new_rank": change["rank"] ?? .null,
        "delta": change["delta"] ?? .null,
      ])
    }
  }

  /// With the names of the fields alone.
  private func updated(_ change: Document, _ members: String...) -> Document {
    var object: [String: Document] = ["section": change["section"] ?? .null]
    if members.contains("id") { object["id"] = films.item(change["id"]) }
    object["fields"] = .array(
      (change["fields"]?.members ?? [:]).keys.sorted().map { .text(Array($0.utf8)) })
    return .object(object)
  }
}
