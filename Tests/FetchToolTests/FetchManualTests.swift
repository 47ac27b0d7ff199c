import CommandKit
import Movies
import TMDBClient
import TestSupport
import Testing

@testable import FetchTool

/// Holds tmdb-records(5) to what tmdb-fetch writes.
@Suite struct FetchManualTests {
  /// Compares a transcript with the page; what TMDb itself sent is not the page's.
  private func compare(_ transcript: Transcript, besides ofTMDb: Set<String>) throws {
    let manual = try RecordsManual()
    let records = try NamedMembers.all(transcript.text)
    for record in records {
      let entry = try #require(manual.kinds[record.kind], "no entry for \(record.kind)")
      let ours =
        record.kind == "movie"
        // Films have a chapter of their own beside their entry.
        ? record.members.subtracting(manual.members) : record.members.subtracting(entry)
      #expect(ours.isSubset(of: ofTMDb), "\(record.kind): \(ours.subtracting(ofTMDb).sorted())")
    }
  }

  @Test("A list's stream, section, films and end are described")
  func list() async throws {
    let transcript = try await Conversation { request, _ in
      switch (request.address.path.last, request.page) {
      case ("r", 1...500): .page(request.page, of: 501, [request.page, 1])
      default: .page(1, of: 9, items: request.page == 1 ? [#"{"id":1}"#, "7"] : [])
      }
    }.fetch("popular", "upcoming", "--pages=all", "--language=sk", "--region=SK", "--limit=9999")
    #expect(transcript.end == #","dropped":500,"skipped":1,"clamped":1,"ended_early":1}"#)
    try compare(transcript, besides: ["id"])
  }

  @Test("What does not exist, and a run that fails, are described")
  func gone() async throws {
    let transcript = try await Conversation { request, _ in
      request.address.path.hasSuffix("/2")
        ? .json(#"{"status_code":34}"#, status: 404) : .json("{}", status: 401)
    }.fetch("movie:2,3", "--connections=1")
    #expect(transcript.lines(of: "gone").count == 1)
    #expect(transcript.failure != nil)
    try compare(transcript, besides: [])
  }

  @Test(
    "Records that are no films are described",
    arguments: [
      ("genres", #"{"genres":[{"id":28,"name":"Action"}]}"#, "genre"),
      ("configuration", #"{"images":{},"change_keys":[]}"#, "configuration"),
    ])
  func others(_ operand: String, body: String, kind: String) async throws {
    let transcript = try await Conversation(answers: [.json(body)]).fetch(operand)
    #expect(transcript.lines(of: kind).count == 1)
    try compare(transcript, besides: [])
  }

  @Test("Every kind that an operand gives has an entry")
  func recordTypes() throws {
    let values: [QueryOperand: String] = [
      .search: ":x", .movie: ":1", .imdb: ":tt1", .similar: ":1", .recommendations: ":1",
      .collection: ":1", .list: ":1", .keyword: ":1", .company: ":1", .person: ":1",
    ]
    let manual = try RecordsManual()
    for operand in QueryOperand.allCases {
      let query = try MovieQuery(
        operand: operand.rawValue + (values[operand] ?? ""), filter: DiscoverFilter())
      #expect(manual.kinds[query.recordType] != nil, "\(query.recordType)")
    }
  }

  @Test("What details adds is described")
  func details() async throws {
    let body =
      #"{"id":1,"title":"T","overview":"O","tagline":"S","original_title":"T","genres":[{"id":28}],"#
      + #""release_dates":{"results":[{"iso_3166_1":"SK","release_dates":["#
      + #"{"type":3,"certification":"15","release_date":"2013-02-14"}]}]},"#
      + #""watch/providers":{"results":{"SK":{"flatrate":[{"provider_name":"A"}]}}},"#
      + #""translations":{"translations":[{"iso_639_1":"sk","iso_3166_1":"SK","#
      + #""data":{"title":"t","overview":"o","tagline":"s"}}]}}"#
    let transcript = try await Conversation(answers: [.json(body)]).details(
      of: [1], "--append=release_dates,watch/providers", "--region=SK", "--language=sk,en")
    let film = try #require(try NamedMembers.all(transcript.text).first { $0.kind == "movie" })
    let added: Set = [
      "genre_names", "certification", "regional_release_date", "watch_provider_names",
      "title_language", "overview_language", "tagline_language",
    ]
    #expect(film.members.isSuperset(of: added))
    #expect(try RecordsManual().members.isSuperset(of: added))
    try compare(transcript, besides: ["id", "overview", "tagline", "genres", "release_dates"])
  }
}
