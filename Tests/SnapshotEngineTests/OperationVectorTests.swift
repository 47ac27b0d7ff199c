import TestSupport
import Testing

@testable import SnapshotEngine

@Suite struct OperationVectorTests {
  typealias State = Snapshot<Document, Document>

  @Test(arguments: SnapshotVector.operations)
  func anOperationDoesWhatItsVectorSays(_ vector: SnapshotVector) throws {
    let start = try State(vector.sections("old").map(\.row), identity: .global)
    var state = start
    var answer: Document?
    func run() throws {
      for step in vector.document["ops"]?.elements ?? [] {
        answer = try perform(step.elements, on: &state)
      }
    }
    if let code = vector.expected["error"]?.string {
      let fault = #expect(throws: State.Fault.self) { try run() }
      #expect(fault?.code == code)
      #expect(state == start)
      return
    }
    try run()
    let result = vector.expected["result"]?["sections"]?.elements ?? []
    #expect(state.sectionIdentifiers == result.map { $0["id"] })
    #expect(
      state.rows.map(\.items) == result.map { ($0["items"]?.elements ?? []).map { $0["id"] } })
    if let expected = vector.document["answer"] { #expect(answer == expected) }
  }

  private func perform(_ step: [Document], on state: inout State) throws -> Document? {
    let subject = step.count > 1 ? step[1] : .null
    let anchor = step.count > 2 ? step[2].members : [:]
    switch (step[0].string ?? "", anchor.keys.first ?? "") {
    case ("appendItems", _):
      return .array(try state.appendItems(subject.elements, toSection: anchor["toSection"]))
    case ("insertItems", "beforeItem"):
      try state.insertItems(subject.elements, beforeItem: anchor["beforeItem"] ?? .null)
    case ("insertItems", _):
      try state.insertItems(subject.elements, afterItem: anchor["afterItem"] ?? .null)
    case ("deleteItems", _): state.deleteItems(subject.elements)
    case ("deleteAllItems", _): state.deleteAllItems()
    case ("moveItem", "beforeItem"):
      try state.moveItem(subject, beforeItem: anchor["beforeItem"] ?? .null)
    case ("moveItem", _): try state.moveItem(subject, afterItem: anchor["afterItem"] ?? .null)
    case ("reloadItems", _): try state.reloadItems(subject.elements)
    case ("reconfigureItems", _): try state.reconfigureItems(subject.elements)
    case ("indexOfItem", _): return state.indexOfItem(subject).map { .integer(Int64($0)) }
    case ("appendSections", _): try state.appendSections(subject.elements)
    case ("deleteSections", _): state.deleteSections(subject.elements)
    case ("moveSection", "afterSection"):
      try state.moveSection(subject, afterSection: anchor["afterSection"] ?? .null)
    case ("moveSection", _):
      try state.moveSection(subject, beforeSection: anchor["beforeSection"] ?? .null)
    case (let name, _): Issue.record("unknown operation \(name)")
    }
    return nil
  }
}
