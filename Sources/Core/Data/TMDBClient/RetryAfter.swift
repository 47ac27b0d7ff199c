internal import Movies

/// How long a server asks to be left alone (RFC 9110, 10.2.3): seconds, or a date.
package enum RetryAfter {
  /// - Parameter now: seconds since 1970, for the form that is a date.
  /// - Returns: zero for a date that has passed; nil where there is no such field or it is neither form.
  package static func delay(_ headers: HTTPHeaders, now: Int64) -> Duration? {
    guard let text = headers["Retry-After"] else { return nil }
    let digits = text.utf8
    if !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(Int64(text) ?? Int64(Int32.max))
    }
    return HTTPDate.moment(text).map { .seconds(max(0, $0.secondsSinceEpoch - now)) }
  }
}
