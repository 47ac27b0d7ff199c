import TestSupport
import Testing

extension SnapshotVector: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// The engine's cases that are written out, once more, as records through the program.
@Suite struct VectorProgramTests {
  @Test(arguments: SnapshotVector.differences.filter { $0.document["generator"] == nil })
  func aVectorComesOutOfTheProgramAsWritten(_ vector: SnapshotVector) throws {
    let films = FilmNumbers(vector)
    var arguments = ["--shifts", "--identity", vector.isGlobal ? "global" : "section"]
    if vector.isStrict { arguments.append("--strict") }
    let run = try ProgramRun(
      old: films.records(vector.sections("old")), new: films.records(vector.sections("new")),
      arguments)

    if let error = vector.expected["error"] {
      #expect(run.status == 65)
      #expect(run.messages.contains("(\(error["code"]?.string ?? "?"))"))
      #expect(run.messages.contains("the \(error["side"]?.string ?? "?") snapshot"))
      #expect(run.messages.contains("section \(films.text(error["section"]))"))
      #expect(run.messages.contains("film \(films.number(error["id"])),"))
      #expect(run.changes.isEmpty)
      return
    }
    #expect(run.status == 0)
    let records = try run.records()
    try compareTotals(records.last ?? .null, with: vector.expected)
    ToldChanges(records, films).compare(with: vector.expected)
    let dropped = vector.expected["dropped_duplicates"]
    let count = (dropped?["old"]?.elements.count ?? 0) + (dropped?["new"]?.elements.count ?? 0)
    #expect(records.last?["dropped"]?.integer == (count > 0 ? count : nil))
    #expect(run.messages.isEmpty == (count == 0))
  }

  private func compareTotals(_ end: Document, with expected: Document) throws {
    let totals = end["totals"]?.members ?? [:]
    let names = [
      "section_deletes": "section_delete", "section_inserts": "section_insert",
      "section_moves": "section_move", "section_updates": "section_update",
      "item_deletes": "delete", "item_inserts": "insert", "item_moves_within": "move",
      "item_moves_across": "transfer", "item_updates": "update",
    ]
    for (name, count) in expected["counts"]?.members ?? [:] {
      #expect(totals[names[name] ?? ""] == count, "\(name)")
    }
    #expect(end["complete"] == true)
    #expect(totals["rank_changes"]?.integer == expected["rank_changes"]?.elements.count)
  }
}
