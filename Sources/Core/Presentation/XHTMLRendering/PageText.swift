@_spi(_Unicode) internal import Swift

/// Foreign text made fit for a page: only characters that XML and HTML know, in NFC, not endless.
///
/// What XML 1.0 forbids (C0, surrogates, U+FFFE and U+FFFF), and with it DEL, C1 and the other
/// noncharacters, becomes U+FFFD: no reference by number could carry them either. Text that starts
/// with a mark gets U+25CC DOTTED CIRCLE to sit on, or it would join the markup before it.
enum PageText {
  /// libxml2 refuses a text of 10 MB; no title or overview comes near this.
  static let limit = 65_536

  static func made(from text: String) -> String {
    if isPlain(text) { return text }
    var text = capped(text)
    if text.unicodeScalars.contains(where: { !isAllowed($0) }) {
      var allowed = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { allowed.append(isAllowed(scalar) ? scalar : "\u{FFFD}") }
      text = String(allowed)
    }
    text = composed(text)
    if let first = text.unicodeScalars.first, joinsWhatIsBefore(first) { text = "\u{25CC}" + text }
    return text
  }

  /// The text as it is, or nil for one that shows nothing: white space, marks of direction, joiners, fillers.
  static func visible(_ text: String) -> String? {
    let isBlank = text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
    return isBlank ? nil : text
  }

  /// Whether the text may stand as it is, found without decoding: printable ASCII.
  private static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= limit else { return false }
    for byte in text.utf8 where byte < 0x20 || byte > 0x7E { return false }
    return true
  }

  private static func capped(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    var scalars = String.UnicodeScalarView()
    var size = 0
    for scalar in text.unicodeScalars {
      size += UTF8.width(scalar)
      guard size <= limit - 3 else { break }
      scalars.append(scalar)
    }
    scalars.append("…")
    return String(scalars)
  }

  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: true
    case 0x00...0x9F, 0xFDD0...0xFDEF: false
    case let value: value & 0xFFFE != 0xFFFE
    }
  }

  /// Normalization Form C (UAX #15), which the character model of the web asks for. The standard
  /// library has it, and without Foundation offers it under this name only.
  private static func composed(_ text: String) -> String {
    var bytes = text.utf8Span
    if bytes.checkForNFC(quickCheck: true) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text._nfc { scalars.append(scalar) }
    return String(scalars)
  }

  /// Marks, and the Hangul letters that compose with one before them.
  private static func joinsWhatIsBefore(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return (0x1160...0x11FF).contains(scalar.value)
    }
  }
}
