/// Whether and how a section scrolls across the layout's own direction.
///
/// Apple's documentation of UICollectionLayoutSectionOrthogonalScrollingBehavior.
package enum OrthogonalScrollingBehavior: String, CaseIterable, Sendable {
  case none
  /// Comes to rest anywhere.
  case continuous
  /// Comes to rest where a group starts.
  case continuousGroupLeadingBoundary
  /// Moves by the width of the container.
  case paging
  /// Moves by one group.
  case groupPaging
  /// Moves by one group, which comes to rest in the middle.
  case groupPagingCentered

  /// The speed at which a flick dies down where nothing else is asked for.
  package var decelerationRate: OrthogonalScrollingProperties.DecelerationRate {
    switch self {
    case .none: .automatic
    case .continuous, .continuousGroupLeadingBoundary: .normal
    case .paging, .groupPaging, .groupPagingCentered: .fast
    }
  }
}

/// How the scrolling feels; it moves no frame.
package struct OrthogonalScrollingProperties: Equatable, Sendable {
  package enum Bounce: String, CaseIterable, Sendable {
    case automatic
    case always
    case never
  }

  package enum DecelerationRate: String, CaseIterable, Sendable {
    case automatic
    case normal
    case fast
  }

  package var bounce: Bounce
  package var decelerationRate: DecelerationRate

  package init(bounce: Bounce = .automatic, decelerationRate: DecelerationRate = .automatic) {
    self.bounce = bounce
    self.decelerationRate = decelerationRate
  }
}
