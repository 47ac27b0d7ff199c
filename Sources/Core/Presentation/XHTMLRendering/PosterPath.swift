/// A poster's file at TMDb's image server: a slash and one plain file name.
struct PosterPath {
  /// The widths that TMDb's configuration documents for posters, of those that a page can use.
  static let widths = [185, 342, 500]

  let text: String

  /// Nil for a path of several parts, with a space, or with anything else that TMDb does not write.
  init?(_ text: String) {
    let bytes = text.utf8
    guard (2...128).contains(bytes.count), bytes.first == UInt8(ascii: "/"),
      let start = bytes.dropFirst().first, start != UInt8(ascii: "."),
      bytes.dropFirst().allSatisfy({
        WebAddress.isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      })
    else { return nil }
    self.text = text
  }
}
