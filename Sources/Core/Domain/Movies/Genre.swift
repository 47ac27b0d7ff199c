/// The genres of films as TMDb numbers them (genre/movie/list, August 2026).
package enum Genre: Int64, CaseIterable, Sendable {
  case action = 28
  case adventure = 12
  case animation = 16
  case comedy = 35
  case crime = 80
  case documentary = 99
  case drama = 18
  case family = 10751
  case fantasy = 14
  case history = 36
  case horror = 27
  case music = 10402
  case mystery = 9648
  case romance = 10749
  case scienceFiction = 878
  case televisionMovie = 10770
  case thriller = 53
  case war = 10752
  case western = 37

  /// The name in English, in lower case, as options take it.
  package var name: String {
    switch self {
    case .scienceFiction: "science-fiction"
    case .televisionMovie: "tv-movie"
    default: "\(self)"
    }
  }

  /// The genre of that name; case, spaces, `_` and `-` do not matter.
  package init?(named name: String) {
    func folded(_ text: String) -> String {
      String(text.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" })
    }
    guard let genre = Self.allCases.first(where: { folded($0.name) == folded(name) })
    else { return nil }
    self = genre
  }
}
