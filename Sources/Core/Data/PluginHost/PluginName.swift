/// The name of a plugin, of a built-in or of an option of either: `[a-z][a-z0-9-]*`.
///
/// Nothing else ever becomes part of a path.
package struct PluginName: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package var description: String { text }

  package init?(_ text: String) {
    guard let first = text.utf8.first, Self.isLetter(first),
      text.utf8.allSatisfy({
        Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-")
      })
    else { return nil }
    self.text = text
  }

  package static func < (left: PluginName, right: PluginName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
