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

  @Test("A file is cut back to what its checkpoint says, and says which films are done")
  func checkpoint() throws {
    let scratch = try ScratchFolder()
    let whole =
      #"{"type":"stream","version":1}"# + "\n" + #"{"type":"section","section":"movies"}"# + "\n"
      + #"{"type":"movie","id":7}"# + "\n" + #"{"type":"gone","id":8}"# + "\n"
    let path = try scratch.write("out", whole + #"{"type":"movie","id":9,"cut"#)
    let note = try scratch.write("cp", "tmdb-checkpoint 1\noutput \(whole.utf8.count)\n")
    var contents = CrawlFile.Contents()
    var file = try CrawlFile.open(path, checkpoint: note, environment: [:], contents: &contents)
    #expect(scratch.read("out") == whole)
    #expect(contents.hasStream)
    #expect(contents.sections == ["movies"])
    #expect(contents.counts.movies == 1)
    #expect(contents.gone == 1)
    let isNew = [7, 8, 9].map { contents.done.insert(MovieID($0)) }
    #expect(isNew == [false, false, true])
    try file.write("more\n".utf8.span)
    try file.save()
    #expect(scratch.read("cp") == "tmdb-checkpoint 1\noutput \(whole.utf8.count + 5)\n")
    try file.finish()
    #expect(scratch.read("out") == whole + "more\n")
    #expect(try scratch.names() == ["out"])
  }

  @Test(
    "A checkpoint that does not fit its file is told",
    arguments: ["tmdb-checkpoint 1\noutput 99\n", "x", "", "tmdb-checkpoint 1\noutput -1\n"])
  func badCheckpoint(_ text: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("out", "{}\n")
    let note = try scratch.write("cp", text)
    let error = #expect(throws: Diagnostic.self) {
      var contents = CrawlFile.Contents()
      _ = try CrawlFile.open(path, checkpoint: note, environment: [:], contents: &contents)
    }
    #expect(error?.status == .badInput)
    #expect(scratch.read("out") == "{}\n")
  }

  @Test("Two runs never write the same file")
  func locked() throws {
    let scratch = try ScratchFolder()
    var contents = CrawlFile.Contents()
    let first = try CrawlFile.open(
      scratch.file("out"), checkpoint: scratch.file("cp"), environment: [:], contents: &contents)
    let error = #expect(throws: Diagnostic.self) {
      var contents = CrawlFile.Contents()
      _ = try CrawlFile.open(
        scratch.file("out"), checkpoint: scratch.file("cp"), environment: [:],
        contents: &contents)
    }
    #expect(error?.status == .tryAgain)
    try first.finish()
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
