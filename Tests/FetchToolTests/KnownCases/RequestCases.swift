import CommandKit
import TMDBClient
import Testing

@testable import FetchTool

/// What is asked for: how it is written, what is checked before, what is added and what is split.
@Suite struct RequestCases {
  private static func translation(_ language: String, _ country: String, _ data: String) -> String {
    #"{"iso_639_1":"\#(language)","iso_3166_1":"\#(country)","data":{\#(data)}}"#
  }

  private func details(_ translations: [String], _ option: String) async throws -> String {
    let body =
      #"{"id":7,"title":"Orig","overview":"","tagline":"","original_title":"Orig","#
      + #""original_language":"ko","translations":{"translations":["#
      + translations.joined(separator: ",") + "]}}"
    let conversation = Conversation(answers: [.json(body)])
    let transcript = try await conversation.details(of: [7], option)
    #expect(
      conversation.server.requests.first?.parameter("append_to_response") == "translations")
    return transcript.lines(of: "movie").first ?? ""
  }

  @Test(
    "26: A text that is not translated comes from the next language, and a title at last as it is")
  func fallback() async throws {
    let slovak = Self.translation("sk", "SK", #""title":"Slov","overview":"","tagline":"""#)
    let english = Self.translation("en", "US", #""title":"Engl","overview":"O","tagline":"""#)
    let both = try await details([english, slovak], "--language=sk,en")
    #expect(both.contains(#""title":"Slov","overview":"O","tagline":"","#))
    #expect(both.hasSuffix(#""title_language":"sk","overview_language":"en"}"#))
    let none = try await details([], "--language=sk,en")
    #expect(none.contains(#""title":"Orig","overview":"","#))
    #expect(none.hasSuffix(#""title_language":"ko"}"#))
    let list = try await Conversation(answers: [
      .page(1, of: 1, items: [#"{"id":7,"title":"Orig","overview":""}"#])
    ]).fetch("popular", "--language=sk")
    #expect(
      list.lines(of: "movie") == [
        #"{"type":"movie","section":"popular","id":7,"title":"Orig","overview":""}"#
      ])
  }

  @Test(
    "27: Each text has a language of its own, also where countries share one",
    arguments: ["--language=fr-CA,fr-FR", "--language=fr,en", "--language=fr-CA,fr"])
  func perField(_ option: String) async throws {
    let canada = Self.translation("fr", "CA", #""title":"Titre","overview":"","tagline":"""#)
    let france = Self.translation("fr", "FR", #""title":"","overview":"Sommaire","tagline":"""#)
    let line = try await details([canada, france], option)
    #expect(line.contains(#""title":"Titre","overview":"Sommaire","#))
    #expect(line.contains(#""overview_language":"fr"#))
  }

  @Test(
    "28: With a language, pictures and videos of it and of none are asked for",
    arguments: [
      (["--append=images,videos", "--language=sk"], "sk,null", "sk,null"),
      (["--append=images", "--language=pt-BR,pt,en"], "pt,en,null", nil),
      (["--append=images", "--language=a,b,c,d,e"], nil, nil), (["--append=images"], nil, nil),
      (["--append=videos", "--language=sk,cs,pl,de,en"], nil, "sk,cs,pl,de,null"),
      (["--append=credits", "--language=sk"], nil, nil),
    ] as [([String], String?, String?)])
  func media(_ words: [String], images: String?, videos: String?) async throws {
    let conversation = Conversation(answers: [.json(#"{"id":7}"#)])
    do {
      _ = try await conversation.details(of: [7], words: words)
    } catch is UsageError {
      #expect(conversation.server.requests.isEmpty)
      return
    }
    let request = try #require(conversation.server.requests.first)
    #expect(request.parameter("include_image_language") == images)
    #expect(request.parameter("include_video_language") == videos)
  }

  @Test("38: Bars and commas are percent-encoded, dots in names stay")
  func encoding() async throws {
    let conversation = Conversation(answers: [.page(1, of: 1, [])])
    _ = try await conversation.fetch(
      "discover", "--with-genres=action|comedy", "--with-people=31,287", "--vote-average=6.5..8")
    #expect(
      conversation.server.targets == [
        "/3/discover/movie?vote_average.gte=6.5&vote_average.lte=8&with_genres=28%7C35"
          + "&with_people=31%2C287&page=1"
      ])
  }

  @Test(
    "39: A language that TMDb would find nothing for is refused before anything is asked",
    arguments: ["en-US", "EN", "eng", "e", "", "english"])
  func originalLanguage(_ language: String) async throws {
    let conversation = Conversation(answers: [.page(1, of: 1, [])])
    let error = await #expect(throws: UsageError.self) {
      try await conversation.fetch("discover", "--with-original-language=\(language)")
    }
    #expect(error?.sentence.contains("two letters") == true)
    #expect(conversation.server.requests.isEmpty)
  }

  @Test(
    "40: An order by votes wants enough of them, unless it is said how many are enough",
    arguments: [
      (["--sort-by=vote_average.desc"], "200", 1), (["--sort-by=vote_average.asc"], "200", 1),
      (["--sort-by=vote_average.desc", "--vote-count=0.."], "0", 0),
      (["--sort-by=vote_average.desc", "--vote-count=..50"], nil, 0),
      (["--sort-by=vote_count.desc"], nil, 0), ([], nil, 0),
    ] as [([String], String?, Int)])
  func enoughVotes(_ words: [String], least: String?, notes: Int) async throws {
    let conversation = Conversation(answers: [.page(1, of: 1, [])])
    let transcript = try await conversation.fetch(words: ["discover"] + words)
    #expect(conversation.server.requests.first?.parameter("vote_count.gte") == least)
    #expect(transcript.notes.count == notes)
    #expect(transcript.notes.allSatisfy { $0.contains("--vote-count 0..") })
  }

  @Test("41: The configuration passes as it is, with its two addresses")
  func configuration() async throws {
    let body =
      #""images":{"base_url":"http:\/\/image.tmdb.org\/t\/p\/","#
      + #""secure_base_url":"https:\/\/image.tmdb.org\/t\/p\/"}}"#
    let transcript = try await Conversation(answers: [.json("{" + body)]).fetch("configuration")
    #expect(
      transcript.lines(of: "configuration") == [
        #"{"type":"configuration","section":"configuration","# + body
      ])
  }

  @Test(
    "45: A film that is softcore passes without being for adults, and a condition leaves it out")
  func softcore() async throws {
    let transcript = try await Conversation(answers: [
      .page(
        1, of: 1,
        items: [
          #"{"id":1,"adult":false,"softcore":true}"#, #"{"id":2,"adult":false,"softcore":false}"#,
          #"{"id":3,"adult":false}"#,
        ])
    ]).fetch("discover")
    #expect(try transcript.films(where: "adult=false") == [1, 2, 3])
    #expect(try transcript.films(where: "softcore!=true") == [2, 3])
  }

  @Test("46: No request appends more than twenty parts, though all that there are be wanted")
  func appended() async throws {
    let conversation = Conversation(answers: [.json(#"{"id":7}"#)])
    _ = try await conversation.details(
      of: [7], "--append=\(DetailsOptions.parts.joined(separator: ","))", "--language=sk,en")
    let counts = conversation.server.requests.map {
      $0.parameter("append_to_response")?.split(separator: ",").count ?? 0
    }
    #expect(counts.reduce(0, +) == DetailsOptions.parts.count)
    #expect(counts.allSatisfy { $0 <= 20 })
  }

  @Test(
    "47: Changes of many days are asked for by the day, and a film that changed twice comes once")
  func changes() async throws {
    let conversation = Conversation { request, _ in
      let day = request.parameter("start_date")?.suffix(2) ?? ""
      return .page(1, of: 1, [Int(day) ?? 0, 99])
    }
    let transcript = try await conversation.fetch("changes:2026-10-20..2026-11-19", "--pages=all")
    let films = Array(20...31) + Array(1...19)
    #expect(try transcript.films == [20, 99] + films.dropFirst().map(Int64.init))
    #expect(transcript.end == #","dropped":30}"#)
    #expect(
      Set(conversation.server.requests.map { $0.parameter("end_date") ?? "" }).count == 31)
    #expect(
      conversation.server.targets.contains(
        "/3/movie/changes?start_date=2026-10-31&end_date=2026-11-01&page=1"))
  }
}
