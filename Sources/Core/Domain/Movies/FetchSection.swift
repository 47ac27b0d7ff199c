/// A section to fetch: what is asked for, and how much of it.
package struct FetchSection: Sendable {
  package let query: MovieQuery
  package let span: PageSpan
  /// Films wanted; nil for all.
  package let limit: Int?
  /// Whether a part that TMDb would not answer to its end is cut in two, and those again.
  package let isCut: Bool

  package init(_ query: MovieQuery, _ span: PageSpan, limit: Int? = nil, isCut: Bool = false) {
    self.query = query
    self.span = span
    self.limit = limit
    self.isCut = isCut
  }

  /// How a part of it is gone through.
  func course(of part: MovieQuery) -> PageCourse {
    if case .export = part.kind { return .pieces(filmsEach: part.filmsPerPage) }
    if let pages = part.fixedPages {
      return PageCourse(fixedPages: pages, filmsPerPage: part.filmsPerPage)
    }
    return PageCourse(
      span, filmsPerPage: part.filmsPerPage, mustFit: isCut && part.halves != nil)
  }
}
