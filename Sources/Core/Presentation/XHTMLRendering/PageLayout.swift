/// How a section's films are set: the layout's terms that style sheets know too.
///
/// Lengths are points, which are CSS pixels. Frames are not part of it: the browser lays out, and its
/// boxes agree with the layout engine's, since nothing here adds a margin that the layout has not.
package struct PageLayout: Equatable, Sendable {
  package enum Arrangement: Sendable {
    /// A row, or several, that scrolls sideways.
    case carousel
    /// Columns of equal width.
    case grid
    /// One film under another, with its overview.
    case list
  }

  package var arrangement: Arrangement
  /// The width of a carousel's item.
  package var itemWidth: PageLength = .points(140)
  /// The columns of a grid.
  package var columns = 3
  /// The items of a carousel's vertical group.
  package var rows = 1
  /// Between the items of a group.
  package var interItemSpacing = 0.0
  /// Between groups: a carousel's columns, a grid's rows.
  package var interGroupSpacing = 0.0
  package var contentInsets = PageInsets()
  package var scrolling: PageScrolling = .continuous
  /// At least this high; a long title takes more.
  package var headerHeight = 44.0
  package var pinsHeader = true

  package init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
  }

  package static func carousel(
    itemWidth: PageLength = .points(140), rows: Int = 1, itemSpacing: Double = 0,
    groupSpacing: Double = 0, insets: PageInsets = PageInsets(),
    scrolling: PageScrolling = .continuous
  ) -> PageLayout {
    var layout = PageLayout(.carousel)
    layout.itemWidth = itemWidth
    layout.rows = rows
    layout.interItemSpacing = itemSpacing
    layout.interGroupSpacing = groupSpacing
    layout.contentInsets = insets
    layout.scrolling = scrolling
    return layout
  }

  package static func grid(
    columns: Int = 3, itemSpacing: Double = 0, groupSpacing: Double = 0,
    insets: PageInsets = PageInsets()
  ) -> PageLayout {
    var layout = PageLayout(.grid)
    layout.columns = columns
    layout.interItemSpacing = itemSpacing
    layout.interGroupSpacing = groupSpacing
    layout.contentInsets = insets
    return layout
  }

  package static let list = PageLayout(.list)
}
