import Testing

@testable import Movies

@Suite struct FetchScheduleTests {
  private func page(_ number: Int, of total: Int) -> MoviePage {
    MoviePage(
      number: number, totalPages: total,
      films: [FoundMovie(id: MovieID(Int64(number)), members: [])])
  }

  private func asked(_ schedule: inout FetchSchedule) -> [String] {
    var requests: [String] = []
    while let request = schedule.ask() { requests.append("\(request.list):\(request.page)") }
    return requests
  }

  @Test("Lists are asked in order, and no further ahead than the window")
  func window() throws {
    var schedule = FetchSchedule(
      [PageCourse(try #require(PageSpan(first: 1, end: 4))), PageCourse(.one)], window: 3)
    #expect(asked(&schedule) == ["0:1", "0:2", "0:3"])
    _ = schedule.take(page(1, of: 4))
    #expect(asked(&schedule) == ["0:4"])
    _ = schedule.take(page(2, of: 4))
    #expect(asked(&schedule) == ["1:1"])
  }

  @Test("A list whose length is unknown lets the next one begin, and comes first again")
  func unknownLength() {
    var schedule = FetchSchedule([PageCourse(.all), PageCourse(.all)], window: 4)
    #expect(asked(&schedule) == ["0:1", "1:1"])
    #expect(schedule.next == PageRequest(list: 0, page: 1))
    _ = schedule.take(page(1, of: 5))
    #expect(asked(&schedule) == ["0:2", "0:3", "0:4"])
  }

  @Test("Pages are delivered list by list, whatever was asked in between")
  func order() {
    var schedule = FetchSchedule([PageCourse(.all), PageCourse(.all)], window: 2)
    var delivered: [String] = []
    _ = asked(&schedule)
    while let next = schedule.next {
      delivered.append("\(next.list):\(next.page)")
      _ = schedule.take(page(next.page, of: 3))
      _ = asked(&schedule)
    }
    #expect(delivered == ["0:1", "0:2", "0:3", "1:1", "1:2", "1:3"])
  }

  @Test("What was asked ahead of an early end is handed back, and frees the window")
  func unwanted() throws {
    var schedule = FetchSchedule(
      [PageCourse(try #require(PageSpan(first: 1, end: 4))), PageCourse(.one)], window: 4)
    #expect(asked(&schedule).count == 4)
    let (films, unwanted) = schedule.take(page(1, of: 1))
    #expect(films.count == 1)
    #expect(unwanted.map(\.page) == [2, 3, 4])
    #expect(asked(&schedule) == ["1:1"])
    #expect(schedule.next == PageRequest(list: 1, page: 1))
  }

  @Test("More lists than the window has room for all come to their end", arguments: [1, 2, 7])
  func manyLists(window: Int) {
    var schedule = FetchSchedule(Array(repeating: PageCourse(.all), count: 12), window: window)
    var delivered = 0
    _ = asked(&schedule)
    while let next = schedule.next {
      delivered += 1
      _ = schedule.take(page(next.page, of: 3))
      _ = asked(&schedule)
    }
    #expect(delivered == 36)
    #expect(schedule.courses.allSatisfy { $0.ending == .complete })
  }
}
