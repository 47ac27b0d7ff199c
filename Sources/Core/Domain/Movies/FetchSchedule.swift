/// A page that is asked for: of which section, and which part of it.
package struct PageRequest: Hashable, Sendable {
  /// The section's place among those that are fetched.
  package let section: Int
  /// Tells the parts of a section apart; no number means anything.
  package let part: Int
  package let page: Int

  package init(section: Int, part: Int = 0, page: Int) {
    self.section = section
    self.part = part
    self.page = page
  }
}

/// The order in which the pages of several sections are asked for and delivered.
///
/// Sections are delivered one after the other, their parts in order, pages in order. What is asked
/// ahead prefers what is delivered first, and never exceeds `window` pages, so that a reader who
/// stops has caused little.
package struct FetchSchedule: Sendable {
  private struct Part {
    let number: Int
    let query: MovieQuery
    var course: PageCourse
    var asked: [Int] = []
  }

  private struct Progress {
    let section: FetchSection
    /// Those that have not ended; the first is the one that is delivered.
    var parts: [Part]
    var nextNumber: Int
    var pagesOfEnded = 0
    var kept = 0

    var room: Int? { section.limit.map { $0 - kept } }

    init(_ section: FetchSection) {
      self.section = section
      parts = section.query.parts.enumerated().map {
        Part(number: $0.offset, query: $0.element, course: section.course(of: $0.element))
      }
      nextNumber = parts.count
    }
  }

  private var sections: [Progress]
  private let window: Int
  private var outstanding = 0

  /// - Parameter window: pages asked for and not yet taken, 1 or more.
  package init(_ sections: [FetchSection], window: Int) {
    self.sections = sections.map(Progress.init)
    self.window = max(1, window)
  }

  /// The next page worth asking for now, and of what; nil where the window is full or nothing more
  /// is known.
  package mutating func ask() -> (PageRequest, MovieQuery)? {
    guard outstanding < window else { return nil }
    for index in sections.indices {
      for place in sections[index].parts.indices {
        guard let page = sections[index].parts[place].course.ask(room: sections[index].room)
        else { continue }
        sections[index].parts[place].asked.append(page)
        outstanding += 1
        let part = sections[index].parts[place]
        return (PageRequest(section: index, part: part.number, page: page), part.query)
      }
    }
    return nil
  }

  /// The page that has to be taken next; nil once every section has ended.
  ///
  /// It is among those already asked for, if `ask` was called until it gave nil.
  package var next: PageRequest? {
    guard let index = sections.firstIndex(where: { !$0.parts.isEmpty }),
      let part = sections[index].parts.first, let page = part.asked.first
    else { return nil }
    return PageRequest(section: index, part: part.number, page: page)
  }

  /// What came of a page.
  package struct Taken: Sendable {
    package var films: [FoundMovie] = []
    /// Films left out because they had come before.
    package var repeats = 0
    /// How the part came to its end, where it did.
    package var ending: PageCourse.Ending?
    package var isSectionOver = false
    /// Asked ahead, and not wanted any more.
    package var unwanted: [PageRequest] = []
  }

  /// Takes the page that `next` names.
  ///
  /// - Parameter isNew: notes a film of the section and says whether it had not come before.
  package mutating func take(
    _ page: MoviePage, isNew: (MovieID) -> Bool = { _ in true }
  ) -> Taken {
    guard let request = next else { return Taken() }
    let index = request.section
    var taken = Taken()
    outstanding -= 1
    sections[index].parts[0].asked.removeFirst()
    let repeats = sections[index].parts[0].course.repeats
    taken.films = sections[index].parts[0].course.take(
      page, room: sections[index].room, isNew: isNew)
    taken.repeats = sections[index].parts[0].course.repeats - repeats
    taken.ending = sections[index].parts[0].course.ending
    sections[index].kept += taken.films.count
    guard let ending = taken.ending else { return taken }
    taken.unwanted = end(ending, of: index)
    taken.isSectionOver = sections[index].parts.isEmpty
    return taken
  }

  /// Ends the part that was delivered, or the whole section where it has what was wanted.
  private mutating func end(_ ending: PageCourse.Ending, of index: Int) -> [PageRequest] {
    var ended = [sections[index].parts.removeFirst()]
    sections[index].pagesOfEnded += ended[0].course.pageCount() ?? 0
    if ending == .tooLarge, let (first, second) = ended[0].query.halves {
      for half in [second, first] {
        let section = sections[index].section
        sections[index].parts.insert(
          Part(
            number: sections[index].nextNumber, query: half, course: section.course(of: half)),
          at: 0)
        sections[index].nextNumber += 1
      }
    } else if ending == .limit {
      ended += sections[index].parts
      sections[index].parts = []
    }
    let unwanted = ended.flatMap { part in
      part.asked.map { PageRequest(section: index, part: part.number, page: $0) }
    }
    outstanding -= unwanted.count
    return unwanted
  }

  /// How many pages a section will have in all; nil where that is not known yet.
  package func pageCount(ofSection index: Int) -> Int? {
    var count = sections[index].pagesOfEnded
    for part in sections[index].parts {
      guard let pages = part.course.pageCount(room: sections[index].room) else { return nil }
      count += pages
    }
    return count
  }
}
