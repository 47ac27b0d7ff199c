/// `from..to`, both ends included, one of them possibly open.
package struct ValueRange<Bound: Comparable & Sendable>: Equatable, Sendable {
  package let from: Bound?
  package let to: Bound?

  package init(from: Bound?, to: Bound?) {
    self.from = from
    self.to = to
  }

  package func contains(_ value: Bound) -> Bool {
    if let from, value < from { return false }
    if let to, value > to { return false }
    return true
  }
}

extension ArgumentValue {
  /// `from..to`, `from..`, `..to`, or one value that is both ends, with the ends read by `bound`.
  package static func range<Bound>(
    _ text: String, _ bound: (String) throws(ValueFault) -> Bound
  ) throws(ValueFault) -> ValueRange<Bound> {
    guard let (start, end) = halves(of: Array(text.utf8)) else {
      let value = try bound(text)
      return ValueRange(from: value, to: value)
    }
    guard !start.isEmpty || !end.isEmpty else {
      throw ValueFault("\"\(text)\" has no end; write from..to, from.. or ..to")
    }
    let from = start.isEmpty ? nil : try bound(String(decoding: start, as: UTF8.self))
    let to = end.isEmpty ? nil : try bound(String(decoding: end, as: UTF8.self))
    if let from, let to, to < from {
      throw ValueFault("\"\(text)\" runs backwards; write the smaller end first")
    }
    return ValueRange(from: from, to: to)
  }
}
