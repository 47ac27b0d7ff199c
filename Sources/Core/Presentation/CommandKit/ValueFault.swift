/// Why a text is not the value that was wanted: one sentence that quotes the text and says what to
/// write, to which the caller adds where it stood.
package struct ValueFault: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }

  /// For a closed set, with the nearest member where one is near.
  package static func notOne(of values: [String], _ text: String) -> ValueFault {
    let list = values.listed(with: "or")
    guard let near = nearest(to: text, among: values) else {
      return ValueFault("\"\(text)\" is not \(list)")
    }
    // A message has 200 columns: what helps most must not be behind a long list.
    return list.utf8.count > 100
      ? ValueFault("\"\(text)\" is not known; did you mean \(near)?")
      : ValueFault("\"\(text)\" is not \(list); did you mean \(near)?")
  }
}
