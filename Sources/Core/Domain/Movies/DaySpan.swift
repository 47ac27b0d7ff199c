/// Days from a first to a last, both included.
package struct DaySpan: Hashable, Sendable {
  package let first: CalendarDate
  package let last: CalendarDate

  /// The two in either order.
  package init(_ one: CalendarDate, _ other: CalendarDate) {
    first = min(one, other)
    last = max(one, other)
  }

  /// Every day in order.
  package var days: [CalendarDate] {
    (first.daysSinceEpoch...last.daysSinceEpoch).compactMap(CalendarDate.init(daysSinceEpoch:))
  }

  /// Two spans that together are this one; nil for a single day.
  package var halves: (DaySpan, DaySpan)? {
    let (low, high) = (first.daysSinceEpoch, last.daysSinceEpoch)
    guard low < high, let end = CalendarDate(daysSinceEpoch: low + (high - low) / 2),
      let start = CalendarDate(daysSinceEpoch: low + (high - low) / 2 + 1)
    else { return nil }
    return (DaySpan(first, end), DaySpan(start, last))
  }
}

extension CalendarDate {
  /// The day after; nil for the last day there is.
  package var next: CalendarDate? { CalendarDate(daysSinceEpoch: daysSinceEpoch + 1) }
}
