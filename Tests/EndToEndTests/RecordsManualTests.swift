import TestSupport
import Testing

/// Holds tmdb-records(5) to what the tools behind tmdb-fetch write.
@Suite(.timeLimit(.minutes(5))) struct RecordsManualTests {
  /// Everything that a layout can place.
  private static let layout = #"""
    {"sections": {"*": {
      "group": {
        "kind": "horizontal",
        "layoutSize": {"width": {"fractionalWidth": 1}, "height": {"absolute": 80}},
        "subitems": [{
          "kind": "item",
          "layoutSize": {"width": {"fractionalWidth": 0.5}, "height": {"absolute": 80}},
          "supplementaryItems": [{
            "elementKind": "badge",
            "layoutSize": {"width": {"absolute": 8}, "height": {"absolute": 16}},
            "containerAnchor": {"edges": ["top", "trailing"]}
          }]
        }]
      },
      "orthogonalScrollingBehavior": "continuous",
      "boundarySupplementaryItems": [{
        "elementKind": "header", "alignment": "top", "pinToVisibleBounds": true,
        "layoutSize": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}}
      }],
      "decorationItems": [{"elementKind": "background"}]
    }}}
    """#

  private func compare(_ deed: Deed, kinds: Set<String>) throws {
    #expect(deed.status == 0)
    #expect(deed.errors.isEmpty)
    let manual = try RecordsManual()
    let records = try NamedMembers.all(deed.output)
    #expect(Set(records.map(\.kind)) == kinds)
    for record in records where record.kind != "movie" {
      var named = manual.kinds[record.kind] ?? []
      // What a stream of changes says besides stands with the changes.
      if kinds.contains("change"), record.kind == "stream" {
        named.formUnion(manual.kinds["change"] ?? [])
      }
      let unnamed = record.members.subtracting(named)
      #expect(unnamed.isEmpty, "\(record.kind): \(unnamed.sorted())")
    }
    #expect(manual.kinds["movie"]?.contains("frame") == true)
  }

  @Test("Records that are laid out are described, member by member")
  func laidOut() throws {
    let folder = try ScratchFolder()
    try folder.write("all.json", Self.layout)
    let deed = try Shell(in: folder).run(
      "tmdb-fetch popular upcoming --source sample | tmdb-section | "
        + "tmdb-layout --layout all.json --size 640x400 --content-offset 0,60 --insets 8,0,0,0")
    try compare(
      deed,
      kinds: [
        "stream", "section", "movie", "supplementary", "decoration", "section_end", "layout", "end",
      ])
    #expect(deed.output.contains(#""pinned":true"#) && deed.output.contains(#""pinned":false"#))
  }

  @Test("Changes, their stream and their end are described, member by member")
  func changes() throws {
    let folder = try ScratchFolder()
    func stream(_ films: [(String, Int, String)], _ title: String) -> String {
      #"{"type":"stream","version":1,"contents":"movies","lists":["a"],"language":"sk","region":"SK","#
        + #""pages":"1","limit":"9","source":"tmdb"}"# + "\n"
        + #"{"type":"section","section":"a","title":"\#(title)","created":"2026-11-30T08:00:00Z"}"#
        + "\n"
        + films.map { #"{"type":"movie","section":"\#($0)","id":\#($1),"title":"\#($2)"}"# + "\n" }
        .joined() + #"{"type":"end","complete":true}"# + "\n"
    }
    try folder.write(
      "old",
      stream([("a", 1, "A"), ("a", 2, "B"), ("a", 3, "C"), ("a", 4, "D"), ("b", 5, "E")], "A"))
    try folder.write(
      "new",
      stream([("a", 3, "C"), ("a", 1, "A!"), ("a", 6, "F"), ("c", 5, "E"), ("a", 2, "B")], "Á"))
    let deed = try Shell(in: folder).run(
      "tmdb-diff --identity global --shifts --top 5 --min-delta 1 --context id --tolerance id=0 "
        + "--only added,removed,moved,transferred,updated,sections old new")
    try compare(deed, kinds: ["stream", "change", "end"])
  }
}
