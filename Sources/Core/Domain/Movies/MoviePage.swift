/// One page of a list, as bytes: a film's record is spliced from them, never encoded anew.
package struct MoviePage: Sendable {
  /// The page that the answer says it is; nil where it does not say.
  package var number: Int?
  /// How many pages the answer promises; the promise may be wrong in both directions.
  package var totalPages: Int?
  package var totalResults: Int64?
  /// What the answer calls the list; nil where it has no name.
  package var title: String?
  /// When the data was sent, or recorded.
  package var created: Moment?
  /// The whole answer, which the films' ranges point into.
  package var body: [UInt8]
  package var films: [FoundMovie]
  /// Items that are no film, each in words.
  package var faults: [ItemFault]
  /// What was asked for by name or number and does not exist.
  package var missing: MissingThing?

  package init(
    number: Int? = nil, totalPages: Int? = nil, totalResults: Int64? = nil,
    created: Moment? = nil, body: [UInt8] = [], films: [FoundMovie] = [],
    faults: [ItemFault] = [], missing: MissingThing? = nil
  ) {
    self.number = number
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.created = created
    self.body = body
    self.films = films
    self.faults = faults
    self.missing = missing
  }
}

/// Something that TMDb does not have, or has no more.
package struct MissingThing: Equatable, Sendable {
  /// As messages call it, such as `movie 603`.
  package let name: String
  /// Where it is a film.
  package let id: MovieID?

  package init(name: String, id: MovieID? = nil) {
    self.name = name
    self.id = id
  }
}

/// A film found in a page: its number, and where its members stand.
package struct FoundMovie: Equatable, Sendable {
  package let id: MovieID
  /// Pieces of the body that, written one after the other, are the object's members without
  /// its braces.
  package let members: [Range<Int>]

  package init(id: MovieID, members: [Range<Int>]) {
    self.id = id
    self.members = members
  }
}

/// One item of a page that could not be taken; the page's other films are not touched by it.
package struct ItemFault: Equatable, Sendable {
  /// Counted from 1 within the page.
  package let position: Int
  package let reason: String

  package init(position: Int, reason: String) {
    self.position = position
    self.reason = reason
  }
}
