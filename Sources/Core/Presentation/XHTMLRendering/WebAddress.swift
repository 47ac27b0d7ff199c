/// The beginning of an address that a number or a file name can be put behind: absolute with `http`
/// or `https`, or relative to the page.
///
/// Narrower than RFC 3986 where its characters would need escaping in an attribute or mean something
/// in `srcset`.
struct WebAddress: Equatable {
  let text: String

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...2048).contains(bytes.count) else { return nil }
    let isAbsolute = text.hasPrefix("https://") || text.hasPrefix("http://")
    var rest = bytes[...]
    if isAbsolute {
      rest = rest.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
      // A host: letters, digits, dots and hyphens, then a port.
      let authority = rest.prefix { $0 != UInt8(ascii: "/") }
      guard Self.isAuthority(authority) else { return nil }
      rest = rest.dropFirst(authority.count)
    }
    guard Self.isPath(rest, isAbsolute: isAbsolute) else { return nil }
    self.text = text
  }

  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first, let first = host.first, isLetterOrDigit(first),
      let last = host.last, isLetterOrDigit(last),
      host.allSatisfy({ isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
    else { return false }
    guard parts.count == 2 else { return true }
    return (1...5).contains(parts[1].count) && parts[1].allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isPath(_ bytes: ArraySlice<UInt8>, isAbsolute: Bool) -> Bool {
    var digitsDue = 0
    for byte in bytes {
      if digitsDue > 0 {
        guard isHexadecimal(byte) else { return false }
        digitsDue -= 1
        continue
      }
      switch byte {
      case UInt8(ascii: "%"): digitsDue = 2
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"): break
      case UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "~"):
        guard isAbsolute else { return false }
      default: guard isLetterOrDigit(byte) else { return false }
      }
    }
    return digitsDue == 0
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }
}
