import Testing

@testable import Movies

@Suite struct MovieQueryTests {
  private static let lists: [(MovieList, String, String, String)] = [
    (.popular, "popular", "Popular Movies", "carousel"),
    (.upcoming, "upcoming", "Upcoming Movies", "grid"),
    (.nowPlaying, "now-playing", "Now Playing Movies", "grid"),
    (.topRated, "top-rated", "Top Rated Movies", "grid"),
  ]

  @Test("A list becomes a section with a name, a heading and a layout", arguments: lists)
  func section(_ list: MovieList, name: String, title: String, layout: String) {
    let query = MovieQuery.list(list)
    #expect(query.name == name)
    #expect(query.title == title)
    #expect(query.layout == layout)
  }

  private static func days(_ first: String, _ last: String) -> DaySpan? {
    guard let first = CalendarDate(first), let last = CalendarDate(last) else { return nil }
    return DaySpan(first, last)
  }

  private static let operands: [(String, MovieQuery.Kind?, String)] = [
    ("popular", .list(.popular), "popular"), ("upcoming", .list(.upcoming), "upcoming"),
    ("now_playing", .list(.nowPlaying), "now-playing"),
    ("top-rated", .list(.topRated), "top-rated"), ("trending", .trending(.week), "trending"),
    ("trending:day", .trending(.day), "trending:day"),
    ("discover", .discover(DiscoverFilter()), "discover"),
    ("search:Am\u{E9}lie_2: x", .search("Am\u{E9}lie_2: x"), "search:Am\u{E9}lie_2: x"),
    ("movie:603,604", .movies([MovieID(603), MovieID(604)]), "movie:603,604"),
    ("imdb:tt0133093", .imdb(["tt0133093"]), "imdb:tt0133093"),
    ("similar:603", .similar(MovieID(603)), "similar:603"),
    ("recommendations:603", .recommendations(MovieID(603)), "recommendations:603"),
    ("collection:10", .collection(10), "collection:10"), ("list:509", .userList(509), "list:509"),
    ("keyword:33705", .keyword(33705), "keyword:33705"), ("company:25", .company(25), "company:25"),
    ("person:31", .person(31), "person:31"), ("changes", .changes(nil), "changes"),
    (
      "changes:2026-11-01..2026-11-10", .changes(days("2026-11-01", "2026-11-10")),
      "changes:2026-11-01..2026-11-10"
    ),
    (
      "changes:2026-11-01", .changes(days("2026-11-01", "2026-11-01")), "changes:2026-11-01"
    ),
    ("genres", .genres, "genres"), ("configuration", .configuration, "configuration"),
    ("export", .export(nil), "export"),
    ("export:2026-11-29", .export(CalendarDate("2026-11-29")), "export:2026-11-29"),
  ]

  @Test("Every operand is read, and names its section", arguments: operands)
  func reads(_ operand: String, kind: MovieQuery.Kind?, name: String) throws {
    let query = try MovieQuery(operand: operand, filter: DiscoverFilter())
    #expect(query.kind == kind)
    #expect(query.name == name)
  }

  @Test("Every operand that there is, is tried above")
  func allTried() {
    let tried = Set(Self.operands.map { $0.2.prefix { $0 != ":" } }.map(String.init))
    #expect(tried == Set(QueryOperand.allCases.map(\.rawValue)))
  }

  @Test(
    "An operand without its value, or with another, is told with its form",
    arguments: [
      "popular:1", "trending:month", "trending:", "discover:x", "search", "search:", "search: ",
      "movie", "movie:", "movie:0", "movie:603,", "movie:6x", "movie:+5", "imdb:0133093", "imdb:tt",
      "similar", "collection:x", "list:-1", "changes:2026-02-30", "changes:2026-11-10..2026-11-01",
      "changes:2001-01-01..2026-01-01", "genres:1", "export:yesterday",
      "person:99999999999999999999",
    ])
  func form(_ operand: String) {
    let name = QueryOperand(rawValue: String(operand.prefix { $0 != ":" }))
    let error = #expect(throws: OperandFault.self) {
      try MovieQuery(operand: operand, filter: DiscoverFilter())
    }
    #expect(error == name.map { .form($0, operand) })
  }

  @Test("An operand that is none is told as one", arguments: ["", "populer", ":", "details"])
  func unknown(_ operand: String) {
    #expect(throws: OperandFault.unknown(String(operand.prefix { $0 != ":" }))) {
      try MovieQuery(operand: operand, filter: DiscoverFilter())
    }
  }

  @Test("Changes of many days are asked for day by day")
  func parts() throws {
    let query = try MovieQuery(operand: "changes:2026-02-27..2026-03-02", filter: DiscoverFilter())
    #expect(
      query.parts.map(\.kind)
        == ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"].map {
          .changes(Self.days($0, $0))
        })
    #expect(query.parts.allSatisfy { $0.name == query.name })
    #expect(MovieQuery.list(.popular).parts == [.list(.popular)])
  }

  @Test("Days are cut into halves that have no day in common and leave none out")
  func halves() throws {
    let span = try #require(Self.days("2026-11-01", "2026-11-05"))
    let (first, second) = try #require(span.halves)
    #expect(first.days + second.days == span.days)
    #expect(first.halves?.0.days.count == 2)
    #expect(try #require(Self.days("2026-11-01", "2026-11-01")).halves == nil)
  }

  @Test(
    "Genres are found by name, however it is written",
    arguments: [
      ("action", 28), ("Science Fiction", 878), ("science-fiction", 878), ("TV Movie", 10770),
      ("tv_movie", 10770), ("WESTERN", 37),
    ])
  func genres(_ name: String, id: Int64) {
    #expect(Genre(named: name)?.rawValue == id)
  }
}
