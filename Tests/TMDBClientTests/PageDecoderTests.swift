import Movies
import RecordStream
import Testing

@testable import TMDBClient

@Suite struct PageDecoderTests {
  private func records(_ page: MoviePage, section: String = "popular") -> [String] {
    var output = ByteBuffer()
    let splicer = MovieRecordSplicer(section: section)
    for film in page.films { splicer.append(film, of: page, to: &output) }
    return output.text.split(separator: "\n").map(String.init)
  }

  private func decode(_ text: String) throws -> MoviePage {
    try PageDecoder().page(Array(text.utf8))
  }

  @Test("The envelope's members are found in any order, unknown ones passed over")
  func envelope() throws {
    let page = try decode(
      #"{"dates":{"maximum":"2026-12-23"},"total_results":947,"results":[{"id":3}],"#
        + #""total_pages":48,"new":[{}],"page":2}"#)
    #expect(page.number == 2)
    #expect(page.totalPages == 48)
    #expect(page.totalResults == 947)
    #expect(page.films.map(\.id) == [MovieID(3)])
  }

  @Test(
    "A film's bytes come out as they came in, behind type and section",
    arguments: [
      (#"{"id":7,"title":"A"}"#, #"{"type":"movie","section":"popular","id":7,"title":"A"}"#),
      (
        #"{"softcore":false,"vote_average":7.10,"id":9007199254740993,"x":[{"a":"]}"},null]}"#,
        #"{"type":"movie","section":"popular","softcore":false,"vote_average":7.10,"#
          + #""id":9007199254740993,"x":[{"a":"]}"},null]}"#
      ),
      (
        #"{"title":"\"}{\\","id":1,"original_title":"千と千尋の神隠し"}"#,
        #"{"type":"movie","section":"popular","title":"\"}{\\","id":1,"original_title":"千と千尋の神隠し"}"#
      ),
      (#"{ "id" : 1 , "a" : 2 }"#, #"{"type":"movie","section":"popular","id" : 1 , "a" : 2}"#),
      (
        "{\n  \"id\": 1,\r\n  \"a\": [\n1]\n}",
        #"{"type":"movie","section":"popular","id": 1,  "a": [1]}"#
      ),
    ])
  func splices(_ item: String, record: String) throws {
    #expect(records(try decode(#"{"results":[\#(item)]}"#)) == [record])
  }

  @Test(
    "A film's own type and section give way",
    arguments: [
      (#"{"type":"x","id":1}"#, #""id":1"#), (#"{"id":1,"type":"x"}"#, #""id":1"#),
      (#"{"id":1,"section":{},"a":2}"#, #""id":1,"a":2"#),
      (#"{"section":1,"type":2,"id":1,"a":2}"#, #""id":1,"a":2"#),
      (#"{"id":1,"\u0074ype":"x","a":2,"section":3,"b":4}"#, #""id":1,"a":2,"b":4"#),
    ])
  func ownType(_ item: String, rest: String) throws {
    #expect(
      records(try decode(#"{"results":[\#(item)]}"#))
        == [#"{"type":"movie","section":"popular",\#(rest)}"#])
  }

  @Test(
    "One item that is no good costs itself alone, and says why",
    arguments: [
      (#"null"#, "not a JSON object; a record is one object on one line"),
      (#""text""#, "not a JSON object; a record is one object on one line"),
      (#"{"title":"A"}"#, "no id"), (#"{"id":0}"#, "no id"), (#"{"id":-1}"#, "no id"),
      (#"{"id":"7"}"#, "no id"), (#"{"id":1.5}"#, "no id"), (#"{"id":null}"#, "no id"),
      (#"{"id":1,"id":2}"#, #"the member "id" stands twice"#),
      (#"{"id":1,"t":"\ud800"}"#, "an escape names half a surrogate pair, which is no character"),
      (#"{"id":1,"t":NaN}"#, "not JSON: a value is expected here"),
    ])
  func perItem(_ item: String, reason: String) throws {
    let page = try decode(#"{"results":[{"id":1},\#(item),{"id":2}]}"#)
    #expect(page.films.map(\.id.value) == [1, 2])
    #expect(page.faults == [ItemFault(position: 2, reason: reason)])
  }

  @Test("Text that is not UTF-8 costs its film alone")
  func notUTF8() throws {
    let body =
      Array(#"{"results":[{"id":1,"t":"#.utf8) + [0x22, 0xFF, 0x22] + Array(#"},{"id":2}]}"#.utf8)
    let page = try PageDecoder().page(body)
    #expect(page.films.map(\.id.value) == [2])
    #expect(page.faults.map(\.reason) == ["invalid UTF-8"])
  }

  @Test(
    "A body that is not one whole object is no page",
    arguments: [
      "", "<html>", "[]", "null", #"{"page":1,"results":[{"id":1,"title":"cut"#, #"{"results":[]"#,
      #"{"results":[]} x"#, #"{"results":[1 2]}"#, #"{"page":1,,"results":[]}"#, #"{"page""#,
      #"{"results":]}"#, "{",
    ])
  func noPage(_ text: String) {
    #expect(throws: TMDBFault.self) { try decode(text) }
  }

  @Test("A page without its list is told from a page without films")
  func noList() throws {
    #expect(throws: TMDBFault.unexpectedShape(missing: "results")) { try decode(#"{"page":1}"#) }
    #expect(try decode(#"{"page":1,"results":[]}"#).films.isEmpty)
  }

  @Test("Other endpoints keep their films under other names", arguments: ["items", "parts"])
  func names(_ name: String) throws {
    let page = try PageDecoder(items: name).page(
      Array(#"{"id":509,"results":3,"\#(name)":[{"id":1}]}"#.utf8))
    #expect(page.films.count == 1)
  }

  @Test("A section's name is written as JSON wants it")
  func sectionName() throws {
    let page = try decode(#"{"results":[{"id":1}]}"#)
    #expect(
      records(page, section: "search:\"a\\\"") == [
        #"{"type":"movie","section":"search:\"a\\\"","id":1}"#
      ])
  }

  @Test("The answer about one film is a page of one")
  func single() throws {
    let page = try PageDecoder.single(
      Array(#"{"adult":false,"id":603}"#.utf8), of: MovieID(603))
    #expect(page.films.map(\.id.value) == [603])
    #expect(records(page) == [#"{"type":"movie","section":"popular","adult":false,"id":603}"#])
  }

  @Test("The answer about another film, or about none, is a fault")
  func otherFilm() {
    #expect(throws: TMDBFault.otherFilm(MovieID(604))) {
      try PageDecoder.single(Array(#"{"id":604}"#.utf8), of: MovieID(603))
    }
    #expect(throws: TMDBFault.unexpectedShape(missing: "id")) {
      try PageDecoder.single(Array(#"{"title":""}"#.utf8), of: MovieID(603))
    }
  }
}
