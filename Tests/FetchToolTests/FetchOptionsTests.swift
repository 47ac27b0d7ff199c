import CommandKit
import Movies
import Platform
import TMDBClient
import Testing

@testable import FetchTool

@Suite struct FetchOptionsTests {
  private func options(
    _ words: String..., environment: Environment = [:]
  ) throws -> FetchOptions {
    try FetchOptions(
      parse(words, as: FetchCommand.command), environment, today: CalendarDate("2026-11-30"))
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
        ["popular", "details"],
        "details stands alone: it reads films, and takes no list beside it"
      ),
      (
        ["populer"],
        "there is no list \"populer\"; did you mean popular?"
      ),
      (
        ["top_rated", "--source", "sample"],
        "the sample has no \"top_rated\"; it has popular and upcoming"
      ),
    ])
  func unknown(_ words: [String], sentence: String) throws {
    let arguments = try parse(words, as: FetchCommand.command)
    let error = #expect(throws: UsageError.self) { try FetchOptions(arguments, [:], today: nil) }
    #expect(error?.sentence == sentence)
  }

  @Test("Pages, limit and both decide how a list is gone through")
  func course() throws {
    func section(_ words: String...) throws -> FetchSection {
      let arguments = try parse(["popular"] + words, as: FetchCommand.command)
      return try #require(try FetchOptions(arguments, [:], today: nil).sections.first)
    }
    #expect(try section().span == .one)
    #expect(try section("--pages=3").span.end == 3)
    #expect(try section("--pages=all").span == .all)
    #expect(try section("--limit=50").span == .all)
    #expect(try section("--limit=50").limit == 50)
    #expect(try section("--limit=50", "--pages=2").span.end == 2)
  }

  private static let discovered: [([String], [String])] = [
    (
      ["--sort-by=vote_average.desc"], ["sort_by=vote_average.desc", "vote_count.gte=200"]
    ),
    (
      ["--sort-by=vote_average.asc", "--vote-count=0.."],
      ["sort_by=vote_average.asc", "vote_count.gte=0"]
    ),
    (["--sort-by=revenue.desc"], ["sort_by=revenue.desc"]),
    (
      ["--release-date=2026-01-01..2026-06-30"],
      ["release_date.gte=2026-01-01", "release_date.lte=2026-06-30"]
    ),
    (["--primary-release-date=..2000-01-01"], ["primary_release_date.lte=2000-01-01"]),
    (["--vote-average=7.."], ["vote_average.gte=7"]),
    (["--vote-average=6.50..8"], ["vote_average.gte=6.50", "vote_average.lte=8"]),
    (["--with-runtime=..100"], ["with_runtime.lte=100"]),
    (["--with-genres=action,Science Fiction,99"], ["with_genres=28,878,99"]),
    (["--with-genres=action|comedy"], ["with_genres=28|35"]),
    (["--without-genres=tv-movie"], ["without_genres=10770"]),
    (["--with-people=31,287"], ["with_people=31,287"]),
    (["--with-original-language=ko"], ["with_original_language=ko"]),
    (["--with-origin-country=kr"], ["with_origin_country=KR"]),
    (["--with-release-type=theatrical|digital"], ["with_release_type=3|4"]),
    (
      ["--certification=PG-13", "--certification-country=us"],
      ["certification=PG-13", "certification_country=US"]
    ),
    (
      ["--certification=G..PG-13", "--certification-country=US"],
      ["certification.gte=G", "certification.lte=PG-13", "certification_country=US"]
    ),
    (
      [
        "--watch-region=sk", "--with-watch-providers=8|9",
        "--with-watch-monetization-types=free|ads",
      ],
      ["watch_region=SK", "with_watch_providers=8|9", "with_watch_monetization_types=free|ads"]
    ),
    (["--include-adult", "--include-video"], ["include_adult=true", "include_video=true"]),
    (["--year=2026", "--primary-release-year=1999"], ["primary_release_year=1999", "year=2026"]),
  ]

  @Test("What discover knows is an option, in words that people have", arguments: discovered)
  func discover(_ words: [String], parameters: [String]) throws {
    let arguments = try parse(["discover"] + words, as: FetchCommand.command)
    let query = try #require(try FetchOptions(arguments, [:], today: nil).queries.first)
    guard case .discover(let filter) = query.kind else { return }
    #expect(filter.parameters.map { "\($0.name)=\($0.value)" } == parameters)
  }

  @Test(
    "What discover would not understand is refused before anything is asked for",
    arguments: [
      "--sort-by=votes", "--release-date=2026", "--release-date=2026-06-30..2026-01-01",
      "--vote-average=11", "--vote-average=x..", "--with-genres=akcia", "--with-genres=action,|",
      "--with-genres=action,comedy|drama", "--with-people=Hanks", "--with-original-language=en-US",
      "--with-origin-country=USA", "--with-release-type=7", "--certification=PG",
      "--with-watch-providers=8", "--year=99", "--with-runtime=..",
    ])
  func badDiscover(_ option: String) {
    #expect(throws: UsageError.self) { try options("discover", option) }
  }

  @Test(
    "Options of discover mean nothing without it", arguments: ["--vote-average=7..", "--windows"])
  func withoutDiscover(_ option: String) {
    #expect(throws: UsageError.self) { try options("popular", option) }
  }

  @Test("Windows span the days of release that were given, or all there may be")
  func windows() throws {
    func days(_ words: String...) throws -> String? {
      let arguments = try parse(["discover", "--windows"] + words, as: FetchCommand.command)
      let options = try FetchOptions(arguments, [:], today: CalendarDate("2026-11-30"))
      guard case .discover(let filter) = options.queries.first?.kind, let days = filter.released
      else { return nil }
      #expect(options.sections.first?.span == .all)
      #expect(options.sections.first?.isCut == true)
      #expect(filter.parameters.isEmpty)
      return "\(days.first)..\(days.last)"
    }
    #expect(try days() == "1870-01-01..2041-12-31")
    #expect(try days("--primary-release-date=2026-01-01..") == "2026-01-01..2041-12-31")
    #expect(
      try days("--primary-release-date=2026-01-01..2026-02-01") == "2026-01-01..2026-02-01")
  }

  @Test("The cache is used, refreshed, alone or not at all")
  func cache() throws {
    #expect(try options("popular").requests.cache?.mode == .normal)
    #expect(try options("popular", "--refresh").requests.cache?.mode == .refresh)
    #expect(try options("popular", "--offline").requests.cache?.mode == .offline)
    #expect(try options("popular", "--offline").requests.isWithoutNetwork)
    #expect(try options("popular", "--replay=x").requests.isWithoutNetwork)
    #expect(
      try options("popular", "--max-stale=1d").requests.cache?.longestStale == .seconds(86_400))
    for option in ["--no-cache", "--record=x", "--replay=x"] {
      #expect(try options("popular", option).requests.cache == nil)
      #expect(throws: UsageError.self) { try options("popular", option, "--max-stale=1d") }
      #expect(throws: UsageError.self) { try options("popular", option, "--offline") }
    }
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
    #expect(silent.requests.base == "http://127.0.0.1:1")
    let loud = try options("popular", "--language=de", "--region=DE", environment: environment)
    #expect(loud.language == "de")
    #expect(loud.region == "DE")
    let empty = try options("popular", environment: ["TMDB_LANGUAGE": "", "TMDB_BASE_URL": ""])
    #expect(empty.language == nil)
    #expect(empty.requests.base == "https://api.themoviedb.org/3")
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
    #expect(try options("popular").requests.rate == 40)
    #expect(try options("popular", "--rate=2.5").requests.rate == 2.5)
    #expect(try options("popular", "--rate=off").requests.rate == nil)
  }

  @Test("Rounds ask about what is fresh, too, and write to standard output")
  func every() throws {
    let options = try options("popular", "--every=10m")
    #expect(options.interval == .seconds(600))
    #expect(options.requests.cache?.mode == .refresh)
    #expect(throws: UsageError.self) { try self.options("popular", "--every=10m", "-o", "x") }
    #expect(throws: UsageError.self) { try self.options("popular", "--every=10m", "--bare") }
    #expect(throws: UsageError.self) { try self.options("popular", "--every=0") }
  }
}
