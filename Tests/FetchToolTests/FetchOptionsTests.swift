import CommandKit
import Movies
import Platform
import Testing

@testable import FetchTool

@Suite struct FetchOptionsTests {
  private func options(
    _ words: String..., environment: Environment = [:]
  ) throws -> FetchOptions {
    try FetchOptions(parse(words, as: FetchCommand.command), environment)
  }

  @Test("Lists are named with _ or -, and taken once each in their order")
  func lists() throws {
    #expect(
      try options("upcoming", "now_playing", "top-rated", "now-playing", "popular").queries
        == [.list(.upcoming), .list(.nowPlaying), .list(.topRated), .list(.popular)])
  }

  @Test(
    "A list that does not exist is an error that names those that do",
    arguments: [
      (
        ["populer"],
        "no list is called \"populer\"; there are popular, upcoming, now-playing and "
          + "top-rated; did you mean popular?"
      ),
      (
        ["top_rated", "--source", "sample"],
        "the sample has no list \"top_rated\"; there are popular and upcoming"
      ),
    ])
  func unknown(_ words: [String], sentence: String) throws {
    let arguments = try parse(words, as: FetchCommand.command)
    let error = #expect(throws: UsageError.self) { try FetchOptions(arguments, [:]) }
    #expect(error?.sentence == sentence)
  }

  @Test("Pages, limit and both decide how a list is gone through")
  func course() throws {
    #expect(try options("popular").course.lastPage == 1)
    #expect(try options("popular", "--pages=3").course.lastPage == 3)
    #expect(try options("popular", "--pages=all").course.lastPage == nil)
    #expect(try options("popular", "--limit=50").course.lastPage == 3)
    #expect(try options("popular", "--limit=50", "--pages=2").course.lastPage == 2)
  }

  @Test(
    "Values that mean nothing are refused before anything is asked for",
    arguments: [
      "--pages=501", "--pages=1..501", "--pages=501..", "--pages=0", "--pages=3..2", "--pages=x",
      "--limit=0", "--limit=-1", "--language=english", "--language=e1", "--language=en_US",
      "--region=SVK", "--connections=0", "--connections=101", "--rate=0", "--rate=-1", "--rate=x",
      "--retries=-1", "--retries=21", "--timeout=0", "--timeout=5x", "--timeout=2h",
      "--source=imdb",
    ])
  func refuses(_ option: String) {
    #expect(throws: UsageError.self) { try options("popular", option) }
  }

  @Test("Languages and countries are written as TMDb writes them")
  func tags() throws {
    #expect(try options("popular", "--language=PT-br").language == "pt-BR")
    #expect(try options("popular", "--language=SK").language == "sk")
    #expect(try options("popular", "--region=sk").region == "SK")
  }

  @Test("The environment decides where the command line does not")
  func environment() throws {
    let environment: Environment = [
      "TMDB_LANGUAGE": "sk", "TMDB_REGION": "SK", "TMDB_BASE_URL": "http://127.0.0.1:1",
    ]
    let silent = try options("popular", environment: environment)
    #expect(silent.language == "sk")
    #expect(silent.region == "SK")
    #expect(silent.base == "http://127.0.0.1:1")
    let loud = try options("popular", "--language=de", "--region=DE", environment: environment)
    #expect(loud.language == "de")
    #expect(loud.region == "DE")
    let empty = try options("popular", environment: ["TMDB_LANGUAGE": "", "TMDB_BASE_URL": ""])
    #expect(empty.language == nil)
    #expect(empty.base == "https://api.themoviedb.org/3")
  }

  @Test("A variable that means nothing is named")
  func badVariable() throws {
    let error = #expect(throws: UsageError.self) {
      try options("popular", environment: ["TMDB_LANGUAGE": "en_US.UTF-8"])
    }
    #expect(error?.sentence.hasPrefix("TMDB_LANGUAGE: ") == true)
  }

  @Test("Pacing can be changed and turned off")
  func rate() throws {
    #expect(try options("popular").rate == 40)
    #expect(try options("popular", "--rate=2.5").rate == 2.5)
    #expect(try options("popular", "--rate=off").rate == nil)
  }
}
