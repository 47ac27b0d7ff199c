/// What happened to a film, or to a section, since an earlier snapshot. Ranks count from 1.
package enum PageChange: Equatable, Sendable {
  case insert(rank: Int)
  /// The film left what was fetched, which does not mean that it is gone from TMDb.
  case delete(oldRank: Int)
  case move(oldRank: Int, rank: Int)
  case update([Field])
  case transfer(from: String, oldRank: Int, rank: Int)
  case sectionInsert
  case sectionDelete
  case sectionMove
  case sectionUpdate

  /// One changed field, with its values as the records write them.
  package struct Field: Equatable, Sendable {
    package var name: String
    package var old: String
    package var new: String

    package init(name: String, old: String, new: String) {
      self.name = name
      self.old = old
      self.new = new
    }
  }
}
