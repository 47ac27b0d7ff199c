import RecordStream
import Testing

@testable import Rendering

@Suite struct TextChangeTests {
  private func page(_ records: [String], columns: Int? = nil) throws -> String {
    var renderer = TextRenderer(TextOptions(columns: columns))
    var parser = RecordParser()
    var out = ByteBuffer()
    for record in records {
      let line = Array(record.utf8)
      try parser.parse(line.span)
      let read = TextChange(parser.view(of: line.span))
      let change = try #require(read)
      renderer.change(change)
    }
    renderer.finish(holdsChanges: true, into: &out)
    return out.text
  }

  @Test(arguments: [
    (
      #"{"type":"change","op":"insert","section":"popular","id":7,"rank":3,"title":"Alien","movie":{"id":7,"release_date":"1979-05-25"}}"#,
      "1 came", "+ #3 Alien (1979)"
    ),
    (
      #"{"type":"change","op":"insert","section":"popular","id":7,"rank":3,"title":"千と千尋"}"#,
      "1 came",
      "+ #3 千と千尋"
    ),
    (
      #"{"type":"change","op":"delete","section":"popular","id":4,"old_rank":4,"title":"Jaws"}"#,
      "1 left", "- #4 Jaws"
    ),
    (
      #"{"type":"change","op":"move","section":"popular","id":3,"old_rank":3,"rank":1,"delta":2,"title":"Heat"}"#,
      "1 moved", "^2 #3->#1 Heat"
    ),
    (
      #"{"type":"change","op":"move","section":"popular","id":3,"old_rank":1,"rank":12,"delta":-11,"title":"Heat"}"#,
      "1 moved", "v11 #1->#12 Heat"
    ),
    (
      #"{"type":"change","op":"shift","section":"popular","id":3,"old_rank":1,"rank":2,"delta":-1,"title":"Heat"}"#,
      "1 shifted", "= #1->#2 Heat"
    ),
    (
      #"{"type":"change","op":"update","section":"popular","id":3,"title":"Heat","fields":{"vote_count":[900,905],"release_date":[null,"1995-12-15"]}}"#,
      "1 updated", "~ Heat vote_count 900 -> 905 release_date — -> 1995-12-15"
    ),
    (
      #"{"type":"change","op":"transfer","id":5,"from":"upcoming","old_rank":1,"section":"popular","rank":3,"title":"Up"}"#,
      "1 changed lists", "> upcoming -> popular Up"
    ),
    (
      #"{"type":"change","op":"section_insert","section":"popular","index":1}"#, "1 section change",
      "+ section popular"
    ),
    (
      #"{"type":"change","op":"section_move","section":"popular","old_index":1,"index":0}"#,
      "1 section change", "^ section #2->#1 popular"
    ),
    (
      #"{"type":"change","op":"insert","section":"popular","id":7,"rank":1,"title":"a\u001b[2J"}"#,
      "1 came",
      "+ #1 a [2J"
    ),
    (
      #"{"type":"change","op":"delete","section":"popular","id":7,"old_rank":1}"#, "1 left",
      "- #1 #7"
    ),
  ])
  func `A change takes one line below the totals`(record: String, totals: String, line: String)
    throws
  {
    #expect(try page([record]) == "\(totals)\n\n\(line)\n")
  }

  @Test func `Several sections are named, and transfers come last`() throws {
    let records = [
      #"{"type":"change","op":"delete","section":"popular","id":4,"old_rank":4,"title":"Jaws"}"#,
      #"{"type":"change","op":"insert","section":"popular","id":7,"rank":3,"title":"Alien"}"#,
      #"{"type":"change","op":"insert","section":"upcoming","id":8,"rank":1,"title":"Heat"}"#,
      #"{"type":"change","op":"transfer","id":5,"from":"upcoming","section":"popular","title":"Up"}"#,
    ]
    #expect(
      try page(records) == """
        2 came, 1 left, 1 changed lists

        popular
        - #4 Jaws
        + #3 Alien

        upcoming
        + #1 Heat

        > upcoming -> popular Up

        """)
  }

  @Test func `Nothing changed is said in so many words`() throws {
    #expect(try page([]) == "No changes.\n")
  }

  @Test func `A line is cut where lines have an end`() throws {
    let record =
      #"{"type":"change","op":"update","section":"p","id":3,"title":"The Long Goodbye","fields":{"vote_count":[900,905]}}"#
    #expect(try page([record], columns: 30).hasSuffix("\n~ The Long Goodbye vote_count…\n"))
    #expect(try page([record], columns: 12).hasSuffix("\n~ The Long…\n"))
  }

  @Test func `A record of another operation is none for text`() throws {
    var parser = RecordParser()
    let line = Array(#"{"type":"change","op":"rotate"}"#.utf8)
    try parser.parse(line.span)
    let change = TextChange(parser.view(of: line.span))
    #expect(change == nil)
  }
}
