/// What films have to be to be discovered, in TMDb's own parameters.
package struct DiscoverFilter: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In the order in which they are sent.
  package var parameters: [Parameter]
  /// Days of first release. Where they are cut into windows, films without such a day are in none.
  package var released: DaySpan?

  package init(_ parameters: [Parameter] = [], released: DaySpan? = nil) {
    self.parameters = parameters
    self.released = released
  }

  /// All that is asked for, the days of first release among it.
  package var allParameters: [Parameter] {
    guard let released else { return parameters }
    return parameters + [
      Parameter("primary_release_date.gte", "\(released.first)"),
      Parameter("primary_release_date.lte", "\(released.last)"),
    ]
  }

  /// Two filters that together find what this one finds; nil where the days cannot be cut.
  package var halves: (DiscoverFilter, DiscoverFilter)? {
    guard let (first, second) = released?.halves else { return nil }
    return (
      DiscoverFilter(parameters, released: first), DiscoverFilter(parameters, released: second)
    )
  }
}
