import CommandKit
import Diagnostics
import MovieRecords
import Movies
import Platform
import RecordStream
import TMDBClient
import TestSupport
import Testing
import ToolRuntime

@testable import FetchTool

@Suite struct DetailsRecordsTests {
  private func options(_ words: String...) throws -> DetailsOptions {
    try DetailsOptions(parse(["details"] + words, as: FetchCommand.command), [:])
  }

  private func answer(_ id: Int) -> DetailsAnswer {
    DetailsAnswer(bodies: [Array(#"{"id":\#(id),"runtime":90}"#.utf8)])
  }

  @Test("What is no film passes, the first stream and each section once")
  func passes() throws {
    var records = DetailsRecords(
      try options(), tool: "tmdb-fetch", contents: CrawlFile.Contents())
    var output = ByteBuffer()
    for (kind, line) in [
      (RecordKind.stream, #"{"type":"stream","version":1,"tool":"x"}"#),
      (.section, #"{"type":"section","section":"a"}"#),
      (.stream, #"{"type":"stream","version":1,"tool":"y"}"#),
      (.section, #"{"type":"section","section":"a"}"#), (.unknown, #"{"type":"new"}"#),
      (.end, #"{"type":"end","complete":true}"#),
    ] {
      records.pass(kind, Array(line.utf8), into: &output)
    }
    records.end(nil, into: &output)
    #expect(
      output.text.split(separator: "\n").map(String.init) == [
        #"{"type":"stream","version":1,"tool":"x","via":["tmdb-fetch"]}"#,
        #"{"type":"section","section":"a"}"#, #"{"type":"new"}"#,
        #"{"type":"end","complete":true,"records":{"movie":0,"section":1}}"#,
      ])
  }

  @Test("Bare numbers get a stream and a section, a film that is gone a record of its own")
  func bareNumbers() throws {
    var records = DetailsRecords(
      try options(), tool: "tmdb-fetch", contents: CrawlFile.Contents())
    var output = ByteBuffer()
    records.take(MovieID(7), nil, answer(7), into: &output)
    records.take(MovieID(8), nil, nil, into: &output)
    records.take(MovieID(9), nil, answer(1), into: &output)
    records.end(Diagnostic(.tryAgain, "x"), into: &output)
    #expect(
      output.text.split(separator: "\n").map(String.init) == [
        #"{"type":"stream","version":1,"tool":"tmdb-fetch"}"#,
        #"{"type":"section","section":"movies","title":"Movies","layout":"grid"}"#,
        #"{"type":"movie","section":"movies","id":7,"runtime":90}"#,
        #"{"type":"gone","section":"movies","id":8}"#,
        #"{"type":"end","complete":false,"records":{"movie":1,"section":1},"skipped":1,"gone":1,"#
          + #""error":{"status":75,"message":"x"}}"#,
      ])
    #expect(records.takeNotes() == ["movie 9 was left out: the answer is about another film"])
  }

  @Test("Bare films have nothing around them")
  func bare() throws {
    var records = DetailsRecords(
      try options("--bare"), tool: "tmdb-fetch", contents: CrawlFile.Contents())
    var output = ByteBuffer()
    records.pass(.section, Array(#"{"type":"section","section":"a"}"#.utf8), into: &output)
    records.take(MovieID(7), Array(#"{"section":"a","id":7}"#.utf8), answer(7), into: &output)
    records.take(MovieID(8), nil, nil, into: &output)
    records.end(nil, into: &output)
    #expect(output.text == #"{"type":"movie","section":"a","id":7,"runtime":90}"# + "\n")
  }

  @Test("Languages and parts are read, and translations asked for where they are needed")
  func requested() throws {
    #expect(
      try options("--append", "credits,watch/providers").requested == [
        "credits", "watch/providers",
      ])
    #expect(try options("--language", "sk,EN").languages == ["sk", "en"])
    #expect(try options("--language", "sk,en").requested == ["translations"])
    #expect(try options("--language", "sk").requested.isEmpty)
    #expect(try options("a", "b").input.paths == ["a", "b"])
    #expect(try options().input.paths == ["-"])
  }

  @Test(
    "What does not go with details is refused",
    arguments: [
      ["popular"], ["search:x"], ["--append", "cast"], ["--append", ""], ["--language", "sk,"],
      ["--pages", "2"],
      ["--limit", "2"], ["--vote-average", "7.."], ["--source", "sample"],
      ["--checkpoint", "x"], ["--checkpoint", "x", "-o", "-"],
      ["--checkpoint", "x", "-o", "/dev/null"], ["--checkpoint", "x", "-o", "y", "--bare"],
    ])
  func refuses(_ words: [String]) throws {
    let arguments = try parse(["details"] + words, as: FetchCommand.command)
    #expect(throws: UsageError.self) { try DetailsOptions(arguments, [:]) }
  }
}
