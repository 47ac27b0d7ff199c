import CommandKit
import MovieRecords
import RecordStream
import TMDBClient
import Testing

@testable import FetchTool

/// Lists that move, repeat themselves, promise too much or are not what they are called.
@Suite struct ListCases {
  /// Pages that exist; every other one is answered as `beyond` says.
  private func list(
    _ pages: [[Int]], promising total: Int,
    beyond: AnsweringServer.Answer = .json(#"{"status_code":34}"#, status: 404)
  ) -> Conversation {
    Conversation { request, _ in
      pages.indices.contains(request.page - 1)
        ? .page(request.page, of: total, pages[request.page - 1]) : beyond
    }
  }

  private static let oldAndNew: [String] = [
    #"{"id":1,"release_date":"1991-07-03"}"#, #"{"id":2,"release_date":"2026-12-18"}"#,
    #"{"id":3,"release_date":""}"#, #"{"id":4,"release_date":"2026-12-02"}"#,
  ]

  private static let dated: AnsweringServer.Answer = .json(
    #"{"dates":{"maximum":"2026-12-23","minimum":"2026-12-02"},"page":1,"total_pages":1,"#
      + #""results":[\#(oldAndNew.joined(separator: ","))]}"#)

  @Test("8: Films that came out long ago stay in upcoming, and a condition leaves them out")
  func upcoming() async throws {
    let transcript = try await Conversation(answers: [Self.dated]).fetch("upcoming")
    #expect(try transcript.films == [1, 2, 3, 4])
    #expect(try transcript.films(where: "release_date>=2026-12-02") == [2, 4])
    let conversation = Conversation(answers: [Self.dated])
    _ = try await conversation.fetch("discover", "--primary-release-date=2026-12-02..")
    #expect(
      conversation.server.requests.first?.parameter("primary_release_date.gte") == "2026-12-02")
  }

  @Test("9: A region does not leave out films that come again, and the same condition does")
  func region() async throws {
    let conversation = Conversation(answers: [Self.dated])
    let transcript = try await conversation.fetch("upcoming", "--region=us")
    #expect(conversation.server.requests.first?.parameter("region") == "US")
    #expect(try transcript.films == [1, 2, 3, 4])
    #expect(try transcript.films(where: "release_date>=2026-12-02") == [2, 4])
  }

  @Test("10: Films now playing are taken whatever days the answer names")
  func nowPlaying() async throws {
    let transcript = try await Conversation(answers: [Self.dated]).fetch("now-playing")
    #expect(try transcript.films == [1, 2, 3, 4])
    #expect(transcript.end == "}")
    #expect(transcript.notes.isEmpty)
  }

  @Test("11: A film on both sides of a page's border is written once, and counted")
  func repeats() async throws {
    let transcript = try await list([[1, 2, 3], [3, 4, 2], [5]], promising: 3)
      .fetch("popular", "top-rated", "--pages=all")
    #expect(try transcript.films == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
    #expect(transcript.end == #","dropped":4}"#)
    #expect(
      transcript.notes == [
        "popular: repeated films left out: 2", "top-rated: repeated films left out: 2",
      ])
  }

  @Test("12: That a film may be missed is told, and a second run behind the first brings it")
  func missed() async throws {
    #expect(FetchCommand.command.discussion.contains { $0.contains("a film may be missed") })
    let first = try await list([[1, 2], [4, 5]], promising: 2).fetch("popular", "--pages=2")
    let second = try await list([[1, 2], [3, 4]], promising: 2).fetch("popular", "--pages=2")
    var filter = RepeatFilter()
    var films: [Int64] = []
    for transcript in [first, second] {
      filter.noteStream()
      for line in transcript.lines(of: "movie") {
        let bytes = Array(line.utf8)
        var parser = RecordParser()
        try parser.parse(bytes.span)
        let record = parser.view(of: bytes.span)
        if !filter.isRepeat(record), let id = record.value(of: "id")?.integer() {
          films.append(id)
        }
      }
    }
    #expect(films == [1, 2, 4, 5, 3])
  }

  @Test("13: A list that gives its first page for ever ends", arguments: [true, false])
  func firstPageForEver(saysPageAsked: Bool) async throws {
    let conversation = Conversation { request, _ in
      .page(saysPageAsked ? request.page : 1, of: 500, [1, 2, 3])
    }
    let transcript = try await conversation.fetch("similar:603", "--pages=all")
    #expect(try transcript.films == [1, 2, 3])
    #expect(transcript.isComplete)
    #expect(transcript.end.contains(#""ended_early":1"#))
    #expect(transcript.notes.contains { $0.hasPrefix("similar:603: the list ended, page 2 ") })
    // Each page that was asked for ahead may have been asked for thrice.
    #expect(conversation.server.requests.count < 100)
  }

  @Test("14: A page that is another one is asked for again, past any cache, and then ends the list")
  func otherPage() async throws {
    let moody = Conversation { request, number in
      .page(number == 2 ? 1 : request.page, of: 2, [request.page])
    }
    let well = try await moody.fetch("company:25", "--pages=all")
    #expect(try well.films == [1, 2])
    #expect(well.end == "}")
    #expect(
      moody.server.requests.map { $0.headers["Cache-Control"] } == [nil, nil, "no-cache"])
    let stubborn = try await Conversation { request, _ in
      .page(min(request.page, 2), of: 9, [request.page])
    }.fetch("company:25", "--pages=4")
    #expect(try stubborn.films == [1, 2])
    #expect(stubborn.end == #","ended_early":1}"#)
    #expect(
      stubborn.notes == ["company:25: the list ended, page 3 was answered with page 2"])
  }

  @Test("15: More pages than TMDb answers are not asked for, and that is said")
  func clamped() async throws {
    let conversation = Conversation { request, _ in
      .page(request.page, of: 58_322, [request.page])
    }
    let transcript = try await conversation.fetch("discover", "--pages=all")
    #expect(try transcript.films == (1...500).map(Int64.init))
    #expect(transcript.isComplete)
    #expect(transcript.end == #","clamped":1}"#)
    #expect(transcript.notes == ["discover: TMDb answers no page beyond 500 of 58322"])
    #expect(conversation.server.requests.map(\.page).max() == 500)
  }

  @Test(
    "16: A page that does not exist is the end of the list, in each way of saying so",
    arguments: [
      .json(
        #"{"success":false,"status_code":22,"status_message":"Invalid page: max at 500."}"#,
        status: 400),
      .json(#"{"errors":["page must be less than or equal to 500"]}"#, status: 422),
      .json(#"{"success":false,"errors":["page must be greater than 0"]}"#, status: 422),
    ] as [AnsweringServer.Answer])
  func beyondTheEnd(_ answer: AnsweringServer.Answer) async throws {
    let conversation = list([[1], [2]], promising: 9, beyond: answer)
    let transcript = try await conversation.fetch("popular", "--pages=all")
    #expect(try transcript.films == [1, 2])
    #expect(transcript.failure == nil)
    #expect(transcript.isComplete)
    #expect(transcript.end == #","ended_early":1}"#)
    #expect(conversation.clock.now() == .zero)
    await #expect(throws: (any Error).self) {
      try await conversation.fetch("popular", "--pages=501")
    }
  }

  @Test("17: A page may have more films than twenty, and fewer", arguments: [21, 19, 1])
  func pageSize(_ count: Int) async throws {
    let pages = [Array(1...count), Array(count + 1...2 * count)]
    let transcript = try await list(pages, promising: 2).fetch(
      "recommendations:603", "--limit=\(2 * count)")
    #expect(try transcript.films == (1...2 * count).map(Int64.init))
    #expect(transcript.end == "}")
  }

  @Test("44: A search goes on to its second page, where the film may be")
  func secondPage() async throws {
    let conversation = list([[1, 2], [7]], promising: 2)
    let transcript = try await conversation.fetch("search:heat 1995", "--pages=2")
    #expect(try transcript.films == [1, 2, 7])
    #expect(
      Set(conversation.server.targets) == [
        "/3/search/movie?query=heat%201995&page=1", "/3/search/movie?query=heat%201995&page=2",
      ])
  }
}
