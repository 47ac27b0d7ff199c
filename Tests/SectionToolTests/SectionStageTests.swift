import MovieRecords
import Platform
import RecordStream
import Testing
import ToolRuntime

@testable import SectionTool

/// What a stage makes of lines.
func sectioned(_ lines: String, _ options: SectionOptions = SectionOptions()) throws -> (
  text: String, counts: RecordCounts
) {
  var stage = SectionStage(options, held: HeldSections([:]))
  var reader = RecordReader(name: "test")
  reader.fill(Array(lines.utf8).span)
  reader.finish()
  var output = ByteBuffer()
  while try reader.next() {
    try stage.take(try RecordKind.of(reader.record), reader.record, into: &output)
  }
  while try stage.finish(isWhole: true, into: &output) {}
  return (output.text, stage.counts)
}

@Suite struct SectionStageTests {
  @Test("Sections come in the order of their first film, films in the order they came")
  func order() throws {
    let (text, counts) = try sectioned(
      """
      {"type":"movie","section":"b","id":1}
      {"type":"movie","section":"a","id":2}
      {"type":"movie","section":"b","id":3}
      {"type":"movie","section":"a","id":1}
      """)
    #expect(
      text == """
        {"type":"section","section":"b","title":"b","layout":"grid"}
        {"type":"movie","section":"b","id":1}
        {"type":"movie","section":"b","id":3}
        {"type":"section","section":"a","title":"a","layout":"grid"}
        {"type":"movie","section":"a","id":2}
        {"type":"movie","section":"a","id":1}

        """)
    #expect(counts.movies == 4 && counts.sections == 2 && counts.dropped == 0)
  }

  @Test("A film is once in a section, and in as many sections as it came")
  func repeats() throws {
    let (text, counts) = try sectioned(
      """
      {"type":"movie","section":"a","id":1,"n":1}
      {"type":"movie","section":"a","id":1,"n":2}
      {"type":"movie","section":"b","id":1,"n":3}
      """)
    #expect(text.contains("\"n\":1") && !text.contains("\"n\":2") && text.contains("\"n\":3"))
    #expect(counts.dropped == 1 && counts.movies == 2)
  }

  @Test("Films of no section get the one that is named, every other byte kept")
  func bareFilms() throws {
    var options = SectionOptions()
    options.name = "saved"
    options.title = "Saved \"films\""
    let (text, _) = try sectioned("{\"id\": 7, \"vote_average\": 1.10}\n", options)
    #expect(
      text == """
        {"type":"section","section":"saved","title":"Saved \\"films\\"","layout":"grid"}
        {"type":"movie","section":"saved","id": 7, "vote_average": 1.10}

        """)
  }

  @Test("A declaration that comes after its films completes them, a second one says nothing new")
  func declarations() throws {
    let (text, counts) = try sectioned(
      """
      {"type":"movie","section":"a","id":1}
      {"type":"section","section":"a","title":"A"}
      {"type":"section","section":"a","title":"again"}
      """)
    #expect(text.contains("\"title\":\"A\"") && !text.contains("again"))
    #expect(counts.movies == 1)
  }

  @Test("Records of other kinds pass byte for byte, with their section")
  func others() throws {
    let (text, _) = try sectioned(
      """
      {"type":"movie","section":"a","id":1}
      {"type":"movie","section":"b","id":2}
      {"type":"weather", "section":"a", "t": 1.50}
      """)
    let lines = text.split(separator: "\n")
    #expect(lines[2] == "{\"type\":\"weather\", \"section\":\"a\", \"t\": 1.50}")
  }

  @Test("More than memory holds is held all the same")
  func spooling() throws {
    var lines = "{\"type\":\"movie\",\"section\":\"first\",\"id\":1}\n"
    let filler = String(repeating: "x", count: 2_000)
    for id in 1...1_500 {
      lines += "{\"type\":\"movie\",\"section\":\"\(id % 2)\",\"id\":\(id),\"o\":\"\(filler)\"}\n"
    }
    let (text, counts) = try sectioned(lines)
    #expect(counts.movies == 1_501 && counts.sections == 3)
    let ids = text.split(separator: "\n").compactMap { line -> String? in
      line.contains("\"section\":\"1\"") && line.contains("movie")
        ? String(line.split(separator: ",")[2]) : nil
    }
    #expect(ids == stride(from: 1, through: 1_499, by: 2).map { "\"id\":\($0)" })
  }
}
