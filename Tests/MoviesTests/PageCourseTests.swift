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
    #expect(course.repeats == 2)
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
    var absent = PageCourse(.all)
    _ = absent.take(page(1, of: 50, [1]))
    _ = absent.take(page(2, of: nil, []))
    #expect(absent.ending == .empty(page: 2))
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
    var course = PageCourse(.all)
    #expect([course.ask(room: 30), course.ask(room: 30), course.ask(room: 30)] == [1, 2, nil])
    #expect(course.take(page(1, of: 9, Array(1...15)), room: 30).count == 15)
    #expect(course.take(page(2, of: 9, Array(11...25)), room: 15).count == 10)
    #expect([course.ask(room: 5), course.ask(room: 5)] == [3, nil])
    #expect(ids(course.take(page(3, of: 9, Array(26...45)), room: 5)) == [26, 27, 28, 29, 30])
    #expect(course.ending == .limit)
    #expect(course.repeats == 5)
  }

  @Test("A limit does not ask for more than was promised or wanted")
  func limitWithinRange() throws {
    var short = PageCourse(.all)
    _ = short.ask(room: 1000)
    _ = short.take(page(1, of: 2, [1]), room: 1000)
    #expect(short.lastPage(room: 999) == 2)
    let span = try #require(PageSpan(first: 2, end: 3))
    #expect(PageCourse(span).lastPage(room: 1000) == 3)
  }

  @Test("Films that came in another part of the section are repeats, but end nothing")
  func knownElsewhere() {
    var course = PageCourse(.all)
    _ = course.take(page(1, of: 3, [1, 2]))
    #expect(course.take(page(2, of: 3, [3, 4])) { _ in false }.isEmpty)
    #expect(course.ending == nil)
    #expect(course.repeats == 2)
  }

  @Test("Where all has to fit, more than TMDb answers is too large, and nothing is taken")
  func tooLarge() {
    var course = PageCourse(.all, mustFit: true)
    #expect([course.ask(), course.ask()] == [1, nil])
    #expect(course.take(page(1, of: 501, [1])).isEmpty)
    #expect(course.ending == .tooLarge)
    var fitting = PageCourse(.all, mustFit: true)
    _ = fitting.ask()
    #expect(fitting.take(page(1, of: 500, [1])).count == 1)
    #expect(fitting.ask() == 2)
  }

  @Test("Pages that are known beforehand are all taken, whatever is in them")
  func fixed() {
    var course = PageCourse(fixedPages: 3)
    #expect([course.ask(), course.ask(), course.ask(), course.ask()] == [1, 2, 3, nil])
    #expect(ids(course.take(page(nil, of: nil, [7]))) == [7])
    #expect(course.take(page(nil, of: nil, [])).isEmpty)
    #expect(course.ending == nil)
    #expect(course.take(page(nil, of: nil, [7])).isEmpty)
    #expect(course.ending == .complete)
    #expect(PageCourse(fixedPages: 0).ending == .complete)
  }

  @Test("A list that turns out shorter than wanted is complete")
  func shorter() throws {
    var course = PageCourse(try #require(PageSpan(first: 1, end: 9)))
    _ = course.take(page(1, of: 2, [1]))
    _ = course.take(page(2, of: 2, [2]))
    #expect(course.ending == .complete)
  }

  @Test("Pieces are asked for one at a time, past any page number, until none follows")
  func pieces() {
    var course = PageCourse.pieces(filmsEach: 1)
    for number in 1...600 {
      #expect([course.ask(), course.ask()] == [number, nil])
      let next = number == 600 ? number : number + 1
      #expect(course.take(page(nil, of: next, [Int64(number)])).count == 1)
    }
    #expect(course.ending == .complete)
    #expect(course.ask() == nil)
  }
}
