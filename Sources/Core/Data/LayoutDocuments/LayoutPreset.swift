/// A layout that is built in.
package enum LayoutPreset: String, CaseIterable, Sendable {
  /// One row that scrolls sideways.
  case carousel
  /// Columns of equal width, rows as high as their highest cell.
  case grid
  /// One cell under another.
  case list

  package var summary: String {
    switch self {
    case .carousel: "one row that scrolls sideways, cells 140 points wide"
    case .grid: "three columns, or as many as --columns says"
    case .list: "one cell under another, as wide as the container"
    }
  }

  /// The layout document, ready to be edited.
  ///
  /// - Parameter columns: The columns of a grid; nil for three by fractions.
  package func json(columns: Int? = nil) -> String {
    let layout =
      switch self {
      case .carousel: Self.carouselGroup
      case .grid: columns.map(Self.gridGroup) ?? Self.thirdsGroup
      case .list: Self.listGroup
      }
    return """
      {
        "sections": {
          "*": {
      \(layout)
            "boundarySupplementaryItems": [
              {
                "elementKind": "header",
                "alignment": "top",
                "layoutSize": { "width": { "fractionalWidth": 1 }, "height": { "absolute": 44 } },
                "pinToVisibleBounds": true
              }
            ]
          }
        }
      }

      """
  }

  private static let carouselGroup = """
          "group": {
            "kind": "vertical",
            "layoutSize": { "width": { "absolute": 140 }, "height": { "estimated": 250 } },
            "subitem": {
              "kind": "item",
              "layoutSize": { "width": { "absolute": 140 }, "height": { "estimated": 250 } }
            },
            "count": 1
          },
          "orthogonalScrollingBehavior": "continuous",
    """

  private static let thirdsGroup = """
          "group": {
            "kind": "horizontal",
            "layoutSize": { "width": { "fractionalWidth": 1 }, "height": { "estimated": 320 } },
            "subitems": [
              {
                "kind": "item",
                "layoutSize": {
                  "width": { "fractionalWidth": 0.3333333333333333 },
                  "height": { "estimated": 320 }
                }
              }
            ]
          },
    """

  private static func gridGroup(_ columns: Int) -> String {
    """
          "group": {
            "kind": "horizontal",
            "layoutSize": { "width": { "fractionalWidth": 1 }, "height": { "estimated": 320 } },
            "subitem": {
              "kind": "item",
              "layoutSize": { "width": { "fractionalWidth": 1 }, "height": { "estimated": 320 } }
            },
            "count": \(columns)
          },
    """
  }

  private static let listGroup = """
          "group": {
            "kind": "vertical",
            "layoutSize": { "width": { "fractionalWidth": 1 }, "height": { "estimated": 64 } },
            "subitem": {
              "kind": "item",
              "layoutSize": { "width": { "fractionalWidth": 1 }, "height": { "estimated": 64 } }
            },
            "count": 1
          },
    """

  /// The document, decoded from its text.
  package func document(columns: Int? = nil) throws(LayoutFault) -> LayoutDocument {
    try LayoutDocument(parsing: Array(json(columns: columns).utf8).span)
  }
}
