/// A page of one of several lists.
package struct PageRequest: Hashable, Sendable {
  /// The list's place among those that are fetched.
  package let list: Int
  package let page: Int

  package init(list: Int, page: Int) {
    self.list = list
    self.page = page
  }
}

/// The order in which the pages of several lists are asked for and delivered.
///
/// Lists are delivered one after the other, pages in order. What is asked ahead prefers the list
/// that is delivered first, and never exceeds `window` pages, so that a reader who stops has
/// caused little.
package struct FetchSchedule: Sendable {
  package private(set) var courses: [PageCourse]
  private let window: Int
  private var asked: [[Int]]
  private var outstanding = 0

  /// - Parameter window: pages asked for and not yet taken, 1 or more.
  package init(_ courses: [PageCourse], window: Int) {
    self.courses = courses
    self.window = max(1, window)
    asked = courses.map { _ in [] }
  }

  /// The next page worth asking for now; nil where the window is full or nothing more is known.
  package mutating func ask() -> PageRequest? {
    guard outstanding < window else { return nil }
    for list in courses.indices {
      guard let page = courses[list].ask() else { continue }
      asked[list].append(page)
      outstanding += 1
      return PageRequest(list: list, page: page)
    }
    return nil
  }

  /// The page that has to be taken next; nil once every list has ended.
  ///
  /// It is among those already asked for, if `ask` was called until it gave nil.
  package var next: PageRequest? {
    guard let list = courses.firstIndex(where: { $0.ending == nil }),
      let page = asked[list].first
    else { return nil }
    return PageRequest(list: list, page: page)
  }

  /// Takes the page that `next` names; what was asked ahead and is not wanted any more comes with it.
  package mutating func take(_ page: MoviePage) -> (films: [FoundMovie], unwanted: [PageRequest]) {
    guard let request = next else { return ([], []) }
    asked[request.list].removeFirst()
    outstanding -= 1
    let films = courses[request.list].take(page)
    guard courses[request.list].ending != nil else { return (films, []) }
    let unwanted = asked[request.list].map { PageRequest(list: request.list, page: $0) }
    outstanding -= unwanted.count
    asked[request.list] = []
    return (films, unwanted)
  }
}
