/// Where a carousel comes to rest, as `orthogonalScrollingBehavior` names it.
package enum PageScrolling: String, CaseIterable, Sendable {
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}
