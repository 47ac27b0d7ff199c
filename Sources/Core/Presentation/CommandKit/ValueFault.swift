/// Why a text is not the value that was wanted: one sentence that quotes the text and says what to
/// write, to which the caller adds where it stood.
package struct ValueFault: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }

  /// For a closed set, with the nearest member where one is near.
  package static func notOne(of values: [String], _ text: String) -> ValueFault {
    let near = nearest(to: text, among: values).map { "; did you mean \($0)?" } ?? ""
    return ValueFault("\"\(text)\" is not \(values.listed(with: "or"))\(near)")
  }
}
