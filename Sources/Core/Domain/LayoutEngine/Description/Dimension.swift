/// How an extent is found.
///
/// Apple's documentation of NSCollectionLayoutDimension; either fraction may be used on either axis.
package enum Dimension: Equatable, Sendable {
  /// Points.
  case absolute(Double)
  /// A share of the containing width.
  case fractionalWidth(Double)
  /// A share of the containing height.
  case fractionalHeight(Double)
  /// Points until the content is measured.
  case estimated(Double)
  /// As `estimated`, then as much as the largest such sibling.
  case uniformAcrossSiblings(Double)

  package var number: Double {
    switch self {
    case .absolute(let number), .fractionalWidth(let number), .fractionalHeight(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      number
    }
  }

  /// Whether a measured extent replaces the one given here.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }

  package var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// The axis of the container that this is a share of; nil if it is not a share.
  var share: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  func extent(in container: Size) -> Double {
    switch self {
    case .fractionalWidth(let share): share * container.width
    case .fractionalHeight(let share): share * container.height
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    }
  }
}
