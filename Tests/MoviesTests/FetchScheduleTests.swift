import Testing

@testable import Movies

@Suite struct FetchScheduleTests {
  private func page(_ number: Int, of total: Int, _ ids: [Int64]? = nil) -> MoviePage {
    MoviePage(
      number: number, totalPages: total,
      films: (ids ?? [Int64(number)]).map { FoundMovie(id: MovieID($0), members: []) })
  }

  private func section(_ end: Int?, limit: Int? = nil) throws -> FetchSection {
    FetchSection(
      .list(.popular), try #require(PageSpan(first: 1, end: end)), limit: limit)
  }

  private func asked(_ schedule: inout FetchSchedule) -> [String] {
    var requests: [String] = []
    while let (request, _) = schedule.ask() {
      requests.append("\(request.section):\(request.page)")
    }
    return requests
  }

  @Test("Sections are asked in order, and no further ahead than the window")
  func window() throws {
    var schedule = FetchSchedule([try section(4), try section(1)], window: 3)
    #expect(asked(&schedule) == ["0:1", "0:2", "0:3"])
    _ = schedule.take(page(1, of: 4))
    #expect(asked(&schedule) == ["0:4"])
    _ = schedule.take(page(2, of: 4))
    #expect(asked(&schedule) == ["1:1"])
  }

  @Test("A section whose length is unknown lets the next one begin, and comes first again")
  func unknownLength() throws {
    var schedule = FetchSchedule([try section(nil), try section(nil)], window: 4)
    #expect(asked(&schedule) == ["0:1", "1:1"])
    #expect(schedule.next == PageRequest(section: 0, page: 1))
    _ = schedule.take(page(1, of: 5))
    #expect(asked(&schedule) == ["0:2", "0:3", "0:4"])
    #expect(schedule.pageCount(ofSection: 0) == 5)
  }

  @Test("Pages are delivered section by section, whatever was asked in between")
  func order() throws {
    var schedule = FetchSchedule([try section(nil), try section(nil)], window: 2)
    var delivered: [String] = []
    _ = asked(&schedule)
    while let next = schedule.next {
      delivered.append("\(next.section):\(next.page)")
      _ = schedule.take(page(next.page, of: 3))
      _ = asked(&schedule)
    }
    #expect(delivered == ["0:1", "0:2", "0:3", "1:1", "1:2", "1:3"])
  }

  @Test("What was asked ahead of an early end is handed back, and frees the window")
  func unwanted() throws {
    var schedule = FetchSchedule([try section(4), try section(1)], window: 4)
    #expect(asked(&schedule).count == 4)
    let taken = schedule.take(page(1, of: 1))
    #expect(taken.films.count == 1)
    #expect(taken.isSectionOver)
    #expect(taken.unwanted.map(\.page) == [2, 3, 4])
    #expect(asked(&schedule) == ["1:1"])
    #expect(schedule.next == PageRequest(section: 1, page: 1))
  }

  @Test("More sections than the window has room for all come to their end", arguments: [1, 2, 7])
  func manySections(window: Int) throws {
    var schedule = FetchSchedule(Array(repeating: try section(nil), count: 12), window: window)
    var delivered = 0
    _ = asked(&schedule)
    while let next = schedule.next {
      delivered += 1
      _ = schedule.take(page(next.page, of: 3))
      _ = asked(&schedule)
    }
    #expect(delivered == 36)
  }

  @Test("A limit counts over the parts of a section and ends it")
  func limit() throws {
    let days = DaySpan(
      try #require(CalendarDate("2026-11-01")), try #require(CalendarDate("2026-11-03")))
    var schedule = FetchSchedule(
      [FetchSection(MovieQuery(.changes(days), name: "changes"), .all, limit: 5)], window: 9)
    #expect(asked(&schedule) == ["0:1", "0:1", "0:1"])
    #expect(schedule.take(page(1, of: 1, [1, 2, 3])).films.count == 3)
    let taken = schedule.take(page(1, of: 1, [4, 5, 6]))
    #expect(taken.films.count == 2)
    #expect(taken.ending == .limit)
    #expect(taken.isSectionOver)
    #expect(taken.unwanted.count == 1)
    #expect(schedule.next == nil)
  }

  @Test("A part that is too large is cut until every piece fits, and each is gone through once")
  func windows() throws {
    // Four days with 400 pages each: the whole is too large, and so is each half.
    let days = DaySpan(
      try #require(CalendarDate("2026-11-01")), try #require(CalendarDate("2026-11-04")))
    let query = MovieQuery(.discover(DiscoverFilter(released: days)), name: "discover")
    var schedule = FetchSchedule([FetchSection(query, .all, isCut: true)], window: 6)
    var asked: [PageRequest: MovieQuery] = [:]
    var pages: [String: Int] = [:]
    while true {
      while let (request, query) = schedule.ask() { asked[request] = query }
      guard let next = schedule.next else { break }
      guard case .discover(let filter) = asked[next]?.kind, let released = filter.released
      else { return }
      let taken = schedule.take(
        page(next.page, of: released.days.count * 400, [Int64(pages.count * 1000 + next.page)]))
      if taken.ending != .tooLarge { pages["\(released.first)", default: 0] += 1 }
    }
    #expect(
      pages == ["2026-11-01": 400, "2026-11-02": 400, "2026-11-03": 400, "2026-11-04": 400])
  }

  @Test("A single day that is too large is gone through as far as TMDb answers")
  func oneDay() throws {
    let day = try #require(CalendarDate("2026-01-01"))
    let query = MovieQuery(
      .discover(DiscoverFilter(released: DaySpan(day, day))), name: "discover")
    var schedule = FetchSchedule([FetchSection(query, .all, isCut: true)], window: 1)
    var ending: PageCourse.Ending?
    while let (request, _) = schedule.ask() {
      ending = schedule.take(page(request.page, of: 900)).ending
    }
    #expect(ending == .clamped)
  }
}
