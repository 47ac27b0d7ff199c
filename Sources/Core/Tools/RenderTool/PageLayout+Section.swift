internal import Rendering
internal import XHTMLRendering

extension PageLayout {
  /// What a style sheet makes of a section's layout: its description where there is one, else the
  /// layout of that name, else a grid.
  init(_ section: PageSection) {
    guard let description = section.description else {
      switch section.layout {
      case "carousel": self = .carousel()
      case "list": self = .list
      default: self = .grid()
      }
      return
    }
    let insets = PageInsets(
      top: description.insets[0], leading: description.insets[1], bottom: description.insets[2],
      trailing: description.insets[3])
    if let behavior = description.behavior {
      self = .carousel(
        itemWidth: description.itemWidth.map { PageLength($0) } ?? .points(140),
        rows: description.rows, itemSpacing: description.interItemSpacing,
        groupSpacing: description.interGroupSpacing, insets: insets,
        scrolling: PageScrolling(rawValue: behavior) ?? .continuous)
    } else if description.columns == 1, section.layout == "list" {
      self = .list
    } else {
      self = .grid(
        columns: description.columns, itemSpacing: description.interItemSpacing,
        groupSpacing: description.interGroupSpacing, insets: insets)
    }
    if let pinsHeader = description.pinsHeader { self.pinsHeader = pinsHeader }
  }
}

extension PageLength {
  init(_ length: SectionDescription.Length) {
    switch length {
    case .points(let points): self = .points(points)
    case .fraction(let fraction): self = .fraction(fraction)
    }
  }
}

extension PageChange {
  /// The same change for a page, and whether it is about a section as a whole.
  static func of(
    _ change: TextChange, oldRank: Int64?, rank: Int64?
  ) -> (change: PageChange, isSection: Bool) {
    switch change.operation {
    case .insert(let rank): (.insert(rank: Int(rank)), false)
    case .delete(let oldRank): (.delete(oldRank: Int(oldRank)), false)
    case .move(let oldRank, let rank), .shift(let oldRank, let rank):
      (.move(oldRank: Int(oldRank), rank: Int(rank)), false)
    case .update(let fields):
      (
        .update(
          fields.map { Field(name: $0.name, old: $0.old ?? "", new: $0.new ?? "") }), false
      )
    case .transfer(let from):
      (.transfer(from: from, oldRank: Int(oldRank ?? 0), rank: Int(rank ?? 0)), false)
    case .insertSection: (.sectionInsert, true)
    case .deleteSection: (.sectionDelete, true)
    case .moveSection: (.sectionMove, true)
    case .updateSection: (.sectionUpdate, true)
    }
  }
}
