import CommandKit
import Diagnostics
import Movies
import Platform
import RecordStream
import TMDBClient
import Testing

@testable import FetchTool

@Suite struct FetchRecordsTests {
  private struct Pages: MovieRepository {
    let total: Int
    let ids: @Sendable (Int) -> [Int64]
    var faults = 0

    func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
      let items = ids(number).map { #"{"id":\#($0)}"# }.joined(separator: ",")
      var page = try PageDecoder().page(
        Array(#"{"page":\#(number),"total_pages":\#(total),"results":[\#(items)]}"#.utf8),
        created: Moment(secondsSinceEpoch: 0))
      page.faults = (0..<faults).map { ItemFault(position: $0 + 1, reason: "no id") }
      return page
    }
  }

  private func lines(
    _ words: [String], _ pages: Pages, failure: Diagnostic? = nil
  ) async throws -> (lines: [String], notes: [String]) {
    let options = try FetchOptions(
      parse(words, as: FetchCommand.command), [:], today: nil)
    var records = FetchRecords(tool: "tmdb-fetch", isBare: options.isBare)
    var output = ByteBuffer()
    records.begin(options, into: &output)
    let sequence = PageSequence(pages, options.sections, window: 8)
    for try await element in sequence { records.take(element, into: &output) }
    records.end(failure, into: &output)
    return (output.text.split(separator: "\n").map(String.init), records.takeNotes())
  }

  @Test("A stream tells which films were to be discovered")
  func discovered() async throws {
    let (lines, _) = try await lines(
      ["discover", "--with-genres=action,35", "--vote-average=7..", "--sort-by=revenue.desc"],
      Pages(total: 1) { [Int64($0)] })
    #expect(
      lines[0].hasSuffix(
        #""source":"tmdb","discover":{"sort_by":"revenue.desc","vote_average.gte":"7","#
          + #""with_genres":"28,35"}}"#))
  }

  @Test("A stream has its head, its sections with their films, and its end")
  func stream() async throws {
    let (lines, notes) = try await lines(
      ["popular", "top_rated", "--pages=2", "--language=sk"],
      Pages(total: 9) { [Int64($0) * 10, Int64($0) * 10 + 1] })
    #expect(
      lines == [
        #"{"type":"stream","version":1,"tool":"tmdb-fetch","contents":"movies","#
          + #""lists":["popular","top-rated"],"language":"sk","pages":"2","source":"tmdb"}"#,
        #"{"type":"section","section":"popular","title":"Popular Movies","layout":"carousel","#
          + #""created":"1970-01-01T00:00:00Z"}"#,
        #"{"type":"movie","section":"popular","id":10}"#,
        #"{"type":"movie","section":"popular","id":11}"#,
        #"{"type":"movie","section":"popular","id":20}"#,
        #"{"type":"movie","section":"popular","id":21}"#,
        #"{"type":"section","section":"top-rated","title":"Top Rated Movies","layout":"grid","#
          + #""created":"1970-01-01T00:00:00Z"}"#,
        #"{"type":"movie","section":"top-rated","id":10}"#,
        #"{"type":"movie","section":"top-rated","id":11}"#,
        #"{"type":"movie","section":"top-rated","id":20}"#,
        #"{"type":"movie","section":"top-rated","id":21}"#,
        #"{"type":"end","complete":true,"records":{"movie":8,"section":2}}"#,
      ])
    #expect(notes.isEmpty)
  }

  @Test("Bare films have nothing around them")
  func bare() async throws {
    let (lines, _) = try await lines(["popular", "--bare"], Pages(total: 1) { _ in [7] })
    #expect(lines == [#"{"type":"movie","section":"popular","id":7}"#])
  }

  @Test("What was left out is counted in the end, and told to who asks")
  func counts() async throws {
    let (lines, notes) = try await lines(
      ["popular", "--pages=2"], Pages(total: 9, ids: { [1, Int64($0) + 1] }, faults: 1))
    #expect(
      lines.last
        == #"{"type":"end","complete":true,"records":{"movie":3,"section":1},"#
        + #""dropped":1,"skipped":2}"#)
    #expect(
      notes == [
        "popular: item 1 of page 1 was left out: no id",
        "popular: item 1 of page 2 was left out: no id",
        "popular: repeated films left out: 1",
      ])
  }

  @Test("A list that TMDb does not answer to its end says so")
  func clamped() async throws {
    let (lines, notes) = try await lines(
      ["popular", "--pages=all"], Pages(total: 58_322) { [Int64($0)] })
    #expect(lines.count == 503)
    #expect(
      lines.last
        == #"{"type":"end","complete":true,"records":{"movie":500,"section":1},"clamped":1}"#)
    #expect(notes == ["popular: TMDb answers no page beyond 500 of 58322"])
  }

  @Test("A list that ends before its time says so")
  func early() async throws {
    let (lines, notes) = try await lines(
      ["popular", "--pages=3"], Pages(total: 9) { $0 == 2 ? [] : [Int64($0)] })
    #expect(
      lines.last
        == #"{"type":"end","complete":true,"records":{"movie":1,"section":1},"ended_early":1}"#)
    #expect(notes == ["popular: the list ended early, page 2 has no films"])
  }

  @Test("A failure stands in the end, with its status")
  func failure() async throws {
    let (lines, _) = try await lines(
      ["popular"], Pages(total: 1) { _ in [] },
      failure: Diagnostic(.tryAgain, "popular page 2: HTTP 503"))
    #expect(
      lines.last
        == #"{"type":"end","complete":false,"records":{"movie":0,"section":1},"#
        + #""error":{"status":75,"message":"popular page 2: HTTP 503"}}"#)
  }

  @Test("Options that mean nothing still give a stream that ends")
  func noOptions() {
    var records = FetchRecords(tool: "tmdb-fetch", isBare: false)
    var output = ByteBuffer()
    records.begin(nil, into: &output)
    records.end(Diagnostic(.usage, "no"), into: &output)
    #expect(
      output.text
        == #"{"type":"stream","version":1,"tool":"tmdb-fetch","contents":"movies"}"# + "\n"
        + #"{"type":"end","complete":false,"records":{"movie":0},"#
        + #""error":{"status":64,"message":"no"}}"# + "\n")
  }

  @Test("What does not exist is a record of its own, and told")
  func gone() async throws {
    struct Missing: MovieRepository {
      func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
        guard number == 2 else {
          return try PageDecoder.single(
            Array(#"{"id":\#(number)}"#.utf8), of: MovieID(Int64(number)))
        }
        return MoviePage(missing: MissingThing(name: "movie 2", id: MovieID(2)))
      }
    }
    let options = try FetchOptions(
      parse(["movie:1,2,3"], as: FetchCommand.command), [:], today: nil)
    var records = FetchRecords(tool: "tmdb-fetch", isBare: false)
    var output = ByteBuffer()
    records.begin(options, into: &output)
    for try await element in PageSequence(Missing(), options.sections, window: 8) {
      records.take(element, into: &output)
    }
    records.end(nil, into: &output)
    #expect(
      output.text.split(separator: "\n").dropFirst(2).map(String.init) == [
        #"{"type":"movie","section":"movie:1,2,3","id":1}"#,
        #"{"type":"gone","section":"movie:1,2,3","id":2}"#,
        #"{"type":"movie","section":"movie:1,2,3","id":3}"#,
        #"{"type":"end","complete":true,"records":{"movie":2,"section":1},"gone":1}"#,
      ])
    #expect(records.hasMissing)
    #expect(records.takeMissing() == ["TMDb has no movie 2"])
  }

  @Test("Genres are records of their own kind, in no section")
  func genres() async throws {
    struct Genres: MovieRepository {
      func page(_ number: Int, of query: MovieQuery) async throws -> MoviePage {
        try PageDecoder(items: "genres").page(
          Array(#"{"genres":[{"id":28,"name":"Action"}]}"#.utf8))
      }
    }
    let options = try FetchOptions(
      parse(["genres"], as: FetchCommand.command), [:], today: nil)
    var records = FetchRecords(tool: "tmdb-fetch", isBare: false)
    var output = ByteBuffer()
    records.begin(options, into: &output)
    for try await element in PageSequence(Genres(), options.sections, window: 8) {
      records.take(element, into: &output)
    }
    records.end(nil, into: &output)
    #expect(
      output.text.split(separator: "\n").dropFirst().map(String.init) == [
        #"{"type":"genre","section":"genres","id":28,"name":"Action"}"#,
        #"{"type":"end","complete":true,"records":{"movie":0}}"#,
      ])
  }
}
