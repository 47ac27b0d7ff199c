import Testing

@testable import Movies

@Suite struct PageCourseTests {
  private func page(_ number: Int?, of total: Int?, _ ids: [Int64], faults: Int = 0) -> MoviePage {
    MoviePage(
      number: number, totalPages: total,
      films: ids.map { FoundMovie(id: MovieID($0), members: []) },
      faults: (0..<faults).map { ItemFault(position: $0 + 1, reason: "no id") })
  }

  private func ids(_ films: [FoundMovie]) -> [Int64] { films.map(\.id.value) }

  @Test("Without a wish it asks for one page")
  func onePage() {
    var course = PageCourse(.one)
    #expect(course.ask() == 1)
    #expect(course.ask() == nil)
    #expect(ids(course.take(page(1, of: 9, [1, 2]))) == [1, 2])
    #expect(course.ending == .complete)
    #expect(course.ask() == nil)
  }

  @Test("A range with an end is asked for at once")
  func range() throws {
    var course = PageCourse(try #require(PageSpan(first: 3, end: 5)))
    #expect([course.ask(), course.ask(), course.ask(), course.ask()] == [3, 4, 5, nil])
  }

  @Test("A range without an end waits for the number of pages")
  func all() {
    var course = PageCourse(.all)
    #expect([course.ask(), course.ask()] == [1, nil])
    _ = course.take(page(1, of: 3, [1]))
    #expect([course.ask(), course.ask(), course.ask()] == [2, 3, nil])
    _ = course.take(page(2, of: 3, [2]))
    _ = course.take(page(3, of: 3, [3]))
    #expect(course.ending == .complete)
  }

  @Test("A film that comes again, on the same page or another, is dropped and counted")
  func repeats() {
    var course = PageCourse(.all)
    #expect(ids(course.take(page(1, of: 3, [1, 2, 2, 3]))) == [1, 2, 3])
    #expect(ids(course.take(page(2, of: 3, [3, 4]))) == [4])
    #expect(course.dropped == 2)
    #expect(course.kept == 4)
  }

  @Test("A page of repeats alone ends the list")
  func onlyRepeats() {
    var course = PageCourse(.all)
    _ = course.take(page(1, of: 50, [1, 2]))
    #expect(course.take(page(2, of: 50, [2, 1])).isEmpty)
    #expect(course.ending == .repeats(page: 2))
  }

  @Test("An answer that is another page than the one asked for ends the list")
  func echo() {
    var course = PageCourse(.all)
    _ = course.take(page(1, of: 50, [1]))
    #expect(course.take(page(1, of: 50, [7])).isEmpty)
    #expect(course.ending == .echo(page: 2, answered: 1))
  }

  @Test("A page without films ends the list, early or at its end")
  func empty() {
    var early = PageCourse(.all)
    _ = early.take(page(1, of: 50, [1]))
    _ = early.take(page(2, of: 50, []))
    #expect(early.ending == .empty(page: 2))
    var none = PageCourse(.all)
    _ = none.take(page(1, of: 1, []))
    #expect(none.ending == .complete)
    var zero = PageCourse(.all)
    _ = zero.take(page(1, of: 0, []))
    #expect(zero.ending == .complete)
  }

  @Test("A page of broken items alone ends nothing")
  func faults() {
    var course = PageCourse(.all)
    _ = course.take(page(1, of: 3, [1]))
    _ = course.take(page(2, of: 3, [], faults: 20))
    #expect(course.ending == nil)
    #expect(ids(course.take(page(3, of: 3, [2]))) == [2])
  }

  @Test("An answer that says nothing of pages is the only one")
  func noPaging() {
    var course = PageCourse(.all)
    #expect(ids(course.take(page(nil, of: nil, [1, 2]))) == [1, 2])
    #expect(course.ending == .complete)
  }

  @Test("Pages promised beyond the last that TMDb answers are not asked for, and it is told")
  func clamped() {
    var course = PageCourse(.all)
    var asked = 0
    while let number = course.ask() {
      asked = number
      _ = course.take(page(number, of: 58_322, [Int64(number)]))
    }
    #expect(asked == 500)
    #expect(course.ending == .clamped)
  }

  @Test("Whoever names the last page gets it without being told more")
  func explicitLast() throws {
    var course = PageCourse(try #require(PageSpan(first: 500, end: 500)))
    #expect(course.ask() == 500)
    _ = course.take(page(500, of: 58_322, [1]))
    #expect(course.ending == .complete)
  }

  @Test("A limit asks for as many pages as it is likely to need, and more where it needs them")
  func limit() {
    var course = PageCourse(.all, limit: 30)
    #expect([course.ask(), course.ask(), course.ask()] == [1, 2, nil])
    _ = course.take(page(1, of: 9, Array(1...15)))
    _ = course.take(page(2, of: 9, Array(11...25)))
    #expect([course.ask(), course.ask()] == [3, nil])
    #expect(ids(course.take(page(3, of: 9, Array(26...45)))) == [26, 27, 28, 29, 30])
    #expect(course.ending == .limit)
    #expect(course.kept == 30)
    #expect(course.dropped == 5)
  }

  @Test("A limit does not ask for more than was promised or wanted")
  func limitWithinRange() throws {
    var short = PageCourse(.all, limit: 1000)
    _ = short.ask()
    _ = short.take(page(1, of: 2, [1]))
    #expect(short.lastPage == 2)
    #expect(PageCourse(try #require(PageSpan(first: 2, end: 3)), limit: 1000).lastPage == 3)
  }

  @Test("A list that turns out shorter than wanted is complete")
  func shorter() throws {
    var course = PageCourse(try #require(PageSpan(first: 1, end: 9)))
    _ = course.take(page(1, of: 2, [1]))
    _ = course.take(page(2, of: 2, [2]))
    #expect(course.ending == .complete)
  }
}
