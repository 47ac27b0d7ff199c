import Movies
import RecordStream
import Testing

@testable import TMDBClient

@Suite struct DetailsTests {
  private func compose(
    _ bodies: [String], input: String? = nil, id: Int64 = 7, languages: [String] = [],
    region: String? = nil, keepsTranslations: Bool = false
  ) throws -> String {
    var composer = DetailsComposer(
      languages: languages, region: region, keepsTranslations: keepsTranslations)
    var output = ByteBuffer()
    try composer.append(
      DetailsAnswer(bodies: bodies.map { Array($0.utf8) }), of: MovieID(id),
      input: input.map { Array($0.utf8) }, section: "movies", to: &output)
    return output.text
  }

  @Test("Details come as TMDb sent them, then what the record alone had")
  func splices() throws {
    let line = try compose(
      [
        #"{"adult":false,"id":7,"budget":2923706026,"vote_average":7.10,"genres":[{"id":28,"name":"Action"}]}"#
      ],
      input:
        #"{"type":"movie","section":"popular","id":7,"genre_ids":[28],"vote_average":7.0,"mine":"x"}"#
    )
    #expect(
      line
        == #"{"type":"movie","section":"popular","adult":false,"id":7,"budget":2923706026,"#
        + #""vote_average":7.10,"genres":[{"id":28,"name":"Action"}],"genre_names":["Action"],"#
        + #""genre_ids":[28],"mine":"x"}"# + "\n")
  }

  @Test("A bare number, and a record without a section, get one", arguments: [nil, #"{"id":7}"#])
  func section(_ input: String?) throws {
    #expect(
      try compose([#"{"id":7}"#], input: input)
        == #"{"type":"movie","section":"movies","id":7}"# + "\n")
  }

  @Test("Parts of further requests stand beside the first, the film's own members once")
  func further() throws {
    let line = try compose([
      #"{"id":7,"title":"A","credits":{"cast":[]}}"#,
      #"{"id":7,"title":"A","watch/providers":{"results":{}}}"#,
    ])
    #expect(
      line
        == #"{"type":"movie","section":"movies","id":7,"title":"A","credits":{"cast":[]},"#
        + #""watch/providers":{"results":{}}}"# + "\n")
  }

  @Test("An answer over several lines becomes one")
  func lines() throws {
    #expect(
      try compose(["{\n  \"id\": 7,\n  \"genre\": [\r\n1]\n}"])
        == #"{"type":"movie","section":"movies","id": 7,"genre": [1]}"# + "\n")
  }

  private static let releases =
    #"{"id":7,"release_dates":{"results":[{"iso_3166_1":"US","release_dates":["#
    + #"{"certification":"","type":1,"release_date":"2013-01-01T00:00:00.000Z"},"#
    + #"{"certification":"PG","type":3,"release_date":"2013-02-14T00:00:00.000Z"},"#
    + #"{"certification":"R","type":2,"release_date":"2013-03-01"}]}]},"#
    + #""watch/providers":{"results":{"US":{"flatrate":[{"provider_name":"A"},{"provider_name":"B"}]}}}}"#

  @Test("For one country it says rating, day and providers, flat")
  func flat() throws {
    let line = try compose([Self.releases], region: "US")
    #expect(
      line.hasSuffix(
        #","certification":"PG","regional_release_date":"2013-02-14","#
          + #""watch_provider_names":["A","B"]}"# + "\n"))
    #expect(try !compose([Self.releases], region: "SK").contains("certification\":\"PG\",\"reg"))
    #expect(try !compose([Self.releases]).contains("regional_release_date"))
  }

  private static func translated(_ translations: String) -> String {
    #"{"id":7,"title":"T","overview":"","tagline":"","original_title":"Orig","#
      + #""original_language":"ko","translations":{"translations":[\#(translations)]}}"#
  }

  @Test("Each text comes from the first language that has it, and it is told which")
  func languages() throws {
    let body = Self.translated(
      #"{"iso_639_1":"sk","iso_3166_1":"SK","data":{"title":"Slov","overview":"","tagline":""}},"#
        + #"{"iso_639_1":"en","iso_3166_1":"US","data":{"title":"Engl","overview":"O","tagline":""}}"#
    )
    #expect(
      try compose([body], languages: ["sk", "en"])
        == #"{"type":"movie","section":"movies","id":7,"title":"Slov","overview":"O","tagline":"","#
        + #""original_title":"Orig","original_language":"ko","title_language":"sk","#
        + #""overview_language":"en"}"# + "\n")
  }

  @Test("Without any translation it is the original title")
  func original() throws {
    let line = try compose([Self.translated("")], languages: ["sk", "en"])
    #expect(line.contains(#""title":"Orig""#))
    #expect(line.hasSuffix(#""title_language":"ko"}"# + "\n"))
  }

  @Test("A translation of the title that is empty, in the film's own language, is the original")
  func emptyTitle() throws {
    let body = Self.translated(
      #"{"iso_639_1":"ko","iso_3166_1":"KR","data":{"title":"","overview":"K","tagline":""}}"#)
    let line = try compose([body], languages: ["ko", "en"])
    #expect(line.contains(#""title":"Orig","overview":"K""#))
  }

  @Test("A language without a country is that of every country, text by text")
  func countries() throws {
    let body = Self.translated(
      #"{"iso_639_1":"fr","iso_3166_1":"CA","data":{"title":"C","overview":"","tagline":""}},"#
        + #"{"iso_639_1":"fr","iso_3166_1":"FR","data":{"title":"","overview":"f","tagline":""}}"#)
    #expect(
      try compose([body], languages: ["fr", "en"]).contains(#""title":"C","overview":"f""#))
  }

  @Test("A film of no known language lends its title to none")
  func noOriginalLanguage() throws {
    let body =
      #"{"id":7,"title":"T","original_title":"Orig","translations":{"translations":["#
      + #"{"iso_639_1":"sk","iso_3166_1":"SK","data":{"title":"","overview":"s"}},"#
      + #"{"iso_639_1":"en","iso_3166_1":"US","data":{"title":"E","overview":""}}]}}"#
    #expect(
      try compose([body], languages: ["sk", "en"]).contains(
        #""title":"E","original_title":"Orig","title_language":"en""#))
  }

  @Test("A date of release that is none is left out, and a genre without a name is its number")
  func flatOddities() throws {
    let body =
      #"{"id":7,"genres":[{"id":10769},{"id":28,"name":"Action"},{"id":1,"name":""}],"#
      + #""release_dates":{"results":[{"iso_3166_1":"US","release_dates":["#
      + #"{"type":3,"release_date":"in 2013"},{"type":3,"release_date":"2013-03-01"}]}]}}"#
    let line = try compose([body], region: "US")
    #expect(
      line.hasSuffix(
        ##""genre_names":["#10769","Action","#1"],"regional_release_date":"2013-03-01"}"## + "\n"))
  }

  @Test("A region in a language counts")
  func regions() throws {
    let body = Self.translated(
      #"{"iso_639_1":"pt","iso_3166_1":"PT","data":{"title":"P","overview":"p","tagline":""}},"#
        + #"{"iso_639_1":"pt","iso_3166_1":"BR","data":{"title":"B","overview":"b","tagline":""}}"#)
    #expect(
      try compose([body], languages: ["pt-BR", "en"]).contains(#""title":"B","overview":"b""#))
    #expect(try compose([body], languages: ["pt", "en"]).contains(#""title":"P""#))
  }

  @Test("Translations stay where they were asked for, and one language changes nothing")
  func kept() throws {
    let body = Self.translated("")
    #expect(
      try compose([body], languages: ["sk"], keepsTranslations: true).contains("translations"))
    #expect(try compose([body], languages: ["sk"]).contains(#""title":"T""#))
  }

  @Test(
    "An answer that is no film, or another one, is a fault",
    arguments: ["[]", #"{"id":8}"#, #"{"title":"A"}"#, #"{"id":7,"id":7}"#, ""])
  func faults(_ body: String) {
    #expect(throws: DetailsComposer.Fault.self) { try compose([body]) }
    #expect(throws: DetailsComposer.Fault.self) { try compose([#"{"id":7}"#, body]) }
  }

  @Test("More parts than TMDb appends at once are asked for in several requests")
  func split() async throws {
    let transport = ScriptedTransport(HTTPResponse(200, json: #"{"id":7}"#))
    let api = TMDBAPI(transport: transport, base: .test("http://h/3"))
    let parts = (1...41).map { "part\($0)" }
    let repository = DetailsRepository(api, languages: ["sk"], appended: parts)
    let answer = try #require(try await repository.details(of: MovieID(7)))
    #expect(answer.bodies.count == 3)
    let appended = transport.requests.map { request in
      request.address.query.first { $0.name == "append_to_response" }?.value.split(separator: ",")
        .count
    }
    #expect(appended == [20, 20, 1])
    #expect(transport.requests.allSatisfy { $0.address.path == "/3/movie/7" })
  }

  @Test("A film that TMDb has no more is no failure")
  func gone() async throws {
    let transport = ScriptedTransport(HTTPResponse(404, json: #"{"status_code":34}"#))
    let api = TMDBAPI(transport: transport, base: .test("http://h/3"))
    let repository = DetailsRepository(api, languages: [], appended: [])
    #expect(try await repository.details(of: MovieID(7)) == nil)
    #expect(transport.requests.first?.address.target == "/3/movie/7")
  }
}
