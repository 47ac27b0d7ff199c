import Testing

/// The records that the program writes, byte for byte.
@Suite struct ChangeRecordTests {
  static let old = [
    #"{"type":"stream","version":1,"tool":"tmdb-fetch","contents":"movies","lists":["popular"],"#
      + #""language":"en-US","pages":"1"}"#,
    #"{"type":"section","section":"top-rated","title":"Best"}"#,
    #"{"type":"movie","section":"top-rated","id":9,"title":"Nine"}"#,
    #"{"type":"section","section":"popular","title":"Popular","created":"2026-11-29T10:00:00Z"}"#,
    #"{"type":"movie","section":"popular","id":1,"title":"One","vote_count":7}"#,
    #"{"type":"movie","section":"popular","id":2,"title":"Two \u0026 \"Half\""}"#,
    #"{"type":"movie","section":"popular","id":3,"name":"Three","vote_average":7.0,"video":true}"#,
    #"{"type":"movie","section":"popular","id":4,"title":"","original_title":"Vier"}"#,
    #"{"type":"section","section":"upcoming","title":"Soon"}"#,
    #"{"type":"movie","section":"upcoming","id":5,"title":"Five"}"#,
    #"{"type":"end","complete":true}"#,
  ]
  static let new = [
    #"{"type":"stream","version":1,"tool":"tmdb-fetch","contents":"movies","lists":["popular"],"#
      + #""language":"en-US","pages":"1"}"#,
    #"{"type":"section","section":"upcoming","title":"Bald"}"#,
    #"{"type":"movie","section":"upcoming","id":8}"#,
    #"{"type":"section","section":"popular","title":"Popular","created":"2026-11-30T10:00:00Z"}"#,
    #"{"type":"movie","section":"popular","id":3,"name":"Three","vote_average":7.50,"tags":["a"]}"#,
    #"{"type":"movie","section":"popular","id":1,"title":"One","vote_count":7,"popularity":2}"#,
    #"{"type":"movie","section":"popular","id":5,"title":"Five"}"#,
    #"{"type":"movie","section":"popular","id":2,"title":"Two \u0026 \"Half\""}"#,
    #"{"type":"section","section":"now-playing","title":"Now"}"#,
    #"{"type":"movie","section":"now-playing", "id":6 , "title":"Six"}"#,
    #"{"type":"end","complete":true}"#,
  ]

  @Test func everyKindOfChangeHasItsRecordAndItsPlace() throws {
    let run = try ProgramRun(old: Self.old, new: Self.new)
    #expect(run.status == 0)
    #expect(run.messages == "")
    #expect(
      run.lines == [
        #"{"type":"stream","version":1,"tool":"tmdb-diff","contents":"changes","#
          + #""old":{"input":"old.jsonl","movies":6,"created":"2026-11-29T10:00:00Z","#
          + #""lists":["popular"],"language":"en-US","pages":"1"},"#
          + #""new":{"input":"new.jsonl","movies":6,"created":"2026-11-30T10:00:00Z","#
          + #""lists":["popular"],"language":"en-US","pages":"1"},"#
          + #""identity":"section","ignored":["popularity"]}"#,
        #"{"type":"change","op":"section_delete","section":"top-rated","old_index":0}"#,
        #"{"type":"change","op":"section_insert","section":"now-playing","index":2}"#,
        #"{"type":"change","op":"section_move","section":"upcoming","old_index":2,"index":0}"#,
        #"{"type":"change","op":"section_update","section":"upcoming","old_index":2,"index":0,"#
          + #""fields":{"title":["Soon","Bald"]}}"#,
        #"{"type":"change","op":"delete","section":"top-rated","id":9,"old_rank":1,"title":"Nine","#
          + #""movie":{"type":"movie","section":"top-rated","id":9,"title":"Nine"},"#
          + #""reason":"section_removed"}"#,
        ##"{"type":"change","op":"insert","section":"upcoming","id":8,"rank":1,"title":"#8","##
          + #""movie":{"type":"movie","section":"upcoming","id":8}}"#,
        #"{"type":"change","op":"delete","section":"popular","id":4,"old_rank":4,"title":"Vier","#
          + #""movie":{"type":"movie","section":"popular","id":4,"title":"","#
          + #""original_title":"Vier"},"reason":"left_window"}"#,
        #"{"type":"change","op":"move","section":"popular","id":3,"old_rank":3,"rank":1,"delta":2,"#
          + #""title":"Three"}"#,
        #"{"type":"change","op":"update","section":"popular","id":3,"title":"Three","fields":{"#
          + #""tags":[null,["a"]],"video":[true,null],"vote_average":[7.0,7.50]}}"#,
        #"{"type":"change","op":"insert","section":"now-playing","id":6,"rank":1,"title":"Six","#
          + #""movie":{"type":"movie","section":"now-playing", "id":6 , "title":"Six"}}"#,
        #"{"type":"change","op":"transfer","id":5,"from":"upcoming","old_rank":1,"#
          + #""section":"popular","rank":3,"title":"Five"}"#,
        #"{"type":"end","complete":true,"records":{"change":11},"totals":{"section_delete":1,"#
          + #""section_insert":1,"section_move":1,"section_update":1,"delete":2,"insert":2,"move":1,"#
          + #""update":1,"transfer":1,"rank_changes":3}}"#,
      ])
  }

  @Test func aTitleIsWrittenAsItCame() throws {
    let run = try ProgramRun(old: Self.old, new: Self.new, ["--shifts", "--only", "added"])
    #expect(
      run.changes.contains(
        #"{"type":"change","op":"shift","section":"popular","id":2,"old_rank":2,"rank":4,"#
          + #""delta":-2,"title":"Two \u0026 \"Half\""}"#))
  }

  @Test func contextComesWithEveryFilm() throws {
    let run = try ProgramRun(
      old: Self.old, new: Self.new, ["--context", "vote_count,section", "--only", "moved,removed"])
    #expect(
      run.changes.map { $0.suffix(40) } == [
        #"removed","context":{"section":"top-rated"}}"#.suffix(40),
        #"left_window","context":{"section":"popular"}}"#.suffix(40),
        #""title":"Three","context":{"section":"popular"}}"#.suffix(40),
      ])
  }

  @Test func equalSnapshotsHaveNoChanges() throws {
    let run = try ProgramRun(old: Self.old, new: Self.old, ["--exit-code"])
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
  }

  @Test func bareOutputIsChangesAlone() throws {
    let run = try ProgramRun(old: Self.old, new: Self.new, ["--bare", "--exit-code"])
    #expect(run.status == 1)
    #expect(run.lines == run.changes)
    #expect(run.lines.count == 11)
  }

  @Test func theOrderOfMembersAndWhiteSpaceMeanNothing() throws {
    let line = #"{"type":"movie","id":1,"section":"s","a":{"x":1,"y":[2.0,"é"]},"b":-0}"#
    let same =
      #" { "b" : 0, "section":"s","id" :1, "a":{"y":[2,"\u00e9" ],"x":1.0},"type":"movie"} "#
    #expect(try ProgramRun(old: [line], new: [same]).changes.isEmpty)
  }

  @Test func everyRunWritesTheSame() throws {
    let first = try ProgramRun(old: Self.old, new: Self.new, ["--shifts"])
    for _ in 0..<20 {
      #expect(try ProgramRun(old: Self.old, new: Self.new, ["--shifts"]).output == first.output)
    }
  }
}
