/// What is asked for; each becomes a section.
package enum MovieQuery: Hashable, Sendable {
  case list(MovieList)

  /// The section's name: the operand as typed, with `_` folded to `-`.
  package var name: String {
    switch self {
    case .list(let list): list.name
    }
  }

  /// The heading that people read.
  package var title: String {
    switch self {
    case .list(let list): list.title
    }
  }

  /// The name of the layout that suits the section.
  package var layout: String {
    switch self {
    case .list(.popular): "carousel"
    case .list: "grid"
    }
  }
}
