import Movies
import Testing

@testable import FetchTool

/// What a film in a list may lack or have.
@Suite struct ListedFilmCases {
  private func fetch(_ items: String...) async throws -> Transcript {
    try await Conversation(answers: [.page(1, of: 1, items: items)]).fetch("popular")
  }

  /// The film as the tools behind see it, after a look that its bytes came through as they were.
  private func film(_ item: String) async throws -> Movie {
    let transcript = try await fetch(item)
    #expect(
      transcript.lines(of: "movie") == [
        #"{"type":"movie","section":"popular","# + item.dropFirst()
      ])
    #expect(transcript.end == "}")
    return try #require(try transcript.movies.first)
  }

  @Test("1: A day of release that is empty is none")
  func emptyDate() async throws {
    #expect(try await film(#"{"id":1,"title":"A","release_date":""}"#).releaseDate == nil)
  }

  @Test("2: A day of release that is not there is none")
  func noDate() async throws {
    #expect(try await film(#"{"id":1,"title":"A"}"#).releaseDate == nil)
    #expect(try await film(#"{"id":1,"release_date":null}"#).releaseDate == nil)
  }

  @Test("3: What is no film costs itself, and is counted")
  func oneBroken() async throws {
    let transcript = try await fetch(
      #"{"id":1}"#, #"{"first_air_date":"","air_date":null,"name":null}"#, "null", "7",
      #"{"id":0}"#, #"{"id":"5"}"#, #"{"id":6,"id":6}"#, #"{"id":3,"release_date":null}"#)
    #expect(try transcript.films == [1, 3])
    #expect(transcript.end == #","skipped":6}"#)
    #expect(transcript.notes.count == 6)
    #expect(transcript.notes[0] == "popular: item 2 of page 1 was left out: no id")
  }

  @Test("4: A film without a poster has none")
  func noPoster() async throws {
    #expect(
      try await film(#"{"id":1,"poster_path":null,"backdrop_path":null}"#).posterPath == nil)
  }

  @Test("5: A film without an IMDb number passes, in a list and alone")
  func noIMDbNumber() async throws {
    _ = try await film(#"{"id":1,"imdb_id":null}"#)
    let alone = try await Conversation(answers: [.json(#"{"id":1,"imdb_id":null}"#)])
      .details(of: [1])
    #expect(
      alone.lines(of: "movie") == [
        #"{"type":"movie","section":"movies","id":1,"imdb_id":null}"#
      ])
  }

  @Test(
    "6: What stands for unknown passes as it is, and nothing is made of it",
    arguments: [
      #"{"id":1,"runtime":0,"budget":0,"revenue":0}"#, #"{"id":1,"runtime":null}"#,
      #"{"id":1,"genres":[],"revenue":2923706026}"#,
    ])
  func unknownNumbers(_ item: String) async throws {
    _ = try await film(item)
    let alone = try await Conversation(answers: [.json(item)]).details(
      of: [1], "--region=SK", "--language=sk,en")
    #expect(
      alone.lines(of: "movie") == [#"{"type":"movie","section":"movies","# + item.dropFirst()])
  }

  @Test(
    "7: A rating is a number with or without a fraction, and none where nobody voted",
    arguments: [
      (#"{"id":1,"vote_average":7,"vote_count":9}"#, 7),
      (#"{"id":1,"vote_average":7.128,"vote_count":9}"#, 7.128),
      (#"{"id":1,"vote_average":0.0,"vote_count":0}"#, nil),
      (#"{"id":1,"vote_average":7,"vote_count":0}"#, nil),
    ] as [(String, Double?)])
  func ratings(_ item: String, rating: Double?) async throws {
    #expect(try await film(item).rating == rating)
  }

  @Test(
    "30: Members that nobody knows yet pass in their place",
    arguments: [
      #"{"adult":false,"softcore":false,"id":1,"origin_country":["SK"],"new":{"a":[1.10,7.0]}}"#,
      #"{"id":1,"big":9007199254740993,"e":1e21}"#,
    ])
  func newMembers(_ item: String) async throws {
    #expect(try await film(item).id == MovieID(1))
  }

  @Test("31: A day with a time of day is that day, in a list and for a country")
  func dateAndTime() async throws {
    let day = CalendarDate(year: 2013, month: 2, day: 14)
    #expect(
      try await film(#"{"id":1,"release_date":"2013-02-14T00:00:00.000Z"}"#).releaseDate == day)
    for text in ["2013-02-14T00:00:00.000Z", "2013-02-14"] {
      let alone = try await Conversation(answers: [
        .json(
          #"{"id":1,"release_dates":{"results":[{"iso_3166_1":"SK","release_dates":["#
            + #"{"type":3,"release_date":"soon"},{"type":3,"release_date":"\#(text)"}]}]}}"#)
      ]).details(of: [1], "--append=release_dates", "--region=SK")
      #expect(alone.text.contains(#""regional_release_date":"2013-02-14"}"#))
    }
  }

  @Test("32: A genre that no list has stays its number, and can be asked for")
  func unknownGenre() async throws {
    _ = try await film(#"{"id":1,"genre_ids":[10769,28]}"#)
    let alone = try await Conversation(answers: [
      .json(#"{"id":1,"genres":[{"id":10769},{"id":28,"name":"Akčný"}]}"#)
    ]).details(of: [1], "--language=sk")
    #expect(alone.text.contains(##""genre_names":["#10769","Akčný"]"##))
    let conversation = Conversation(answers: [.page(1, of: 1, [1])])
    _ = try await conversation.fetch("discover", "--with-genres=10769|action")
    #expect(conversation.server.requests.first?.parameter("with_genres") == "10769|28")
  }

  @Test(
    "36: Odd spaces and composed letters are the film's, and pass",
    arguments: [
      "{\"id\":1,\"title\":\"A\u{A0}B  C\\r\\n\",\"overview\":\"e\u{301}\\u00a0\"}",
      #"{"id":1,"title":" 劇場版　名探偵 ","overview":"a\tb"}"#,
    ])
  func spaces(_ item: String) async throws {
    _ = try await film(item)
  }

  @Test(
    "37: Writing from right to left, controls and emoji pass, whatever a terminal would do with them",
    arguments: [
      "{\"id\":1,\"title\":\"\u{202B}سعيد \u{200F}שלום\u{200B}\u{2066}\"}",
      #"{"id":1,"title":"\u001b[31m\u202e\u0007"}"#,
      "{\"id\":1,\"title\":\"👨‍👩‍👧 \\ud83d\\ude00\"}",
    ])
  func controls(_ item: String) async throws {
    _ = try await film(item)
  }

  @Test(
    "48: A change says neither that a film is for adults nor that it is not",
    arguments: [#"{"id":1,"adult":null}"#, #"{"id":1,"adult":null,"softcore":false}"#])
  func adultIsNull(_ item: String) async throws {
    let transcript = try await Conversation(answers: [.page(1, of: 1, items: [item])]).fetch(
      "changes")
    #expect(
      transcript.lines(of: "movie") == [
        #"{"type":"movie","section":"changes","# + item.dropFirst()
      ])
    #expect(try transcript.films(where: "adult!=true") == [1])
  }
}
