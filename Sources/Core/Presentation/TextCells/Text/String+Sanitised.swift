@_spi(_Unicode) internal import Swift

extension String {
  /// The text as a cell may show it, on one line, unable to steer a terminal.
  ///
  /// * Control characters (C0, DEL, C1), line and paragraph separators and every Unicode space
  ///   become a space; a run becomes one, ideographic where one of it was; spaces at the ends go.
  ///   What followed an ESC stays as harmless text: an unfinished sequence swallows nothing.
  /// * Bidi controls and invisible format characters go, joiners stay (emoji and Persian need
  ///   them), tags stay in flags only.
  /// * Noncharacters become U+FFFD; at most 30 marks or joiners follow one base (UAX #15, Stream-Safe).
  /// * NFC.
  ///
  /// Idempotent, O(n). Text of printable ASCII is returned as it is.
  package var sanitised: String {
    if isPlain { return self }
    var clean = Sanitiser()
    for scalar in unicodeScalars { clean.take(scalar) }
    guard clean.needsNormalising else { return String(clean.text) }
    var normal = String.UnicodeScalarView()
    for scalar in String(clean.text)._nfc { normal.append(scalar) }
    return String(normal)
  }

  /// One line for a message: `sanitised`, and cut with `…` at the given number of columns.
  package func neutralised(columns: Int = 200) -> String {
    CellText(self).cut(to: columns).text
  }

  /// Printable ASCII without a space at an end or two in a row.
  private var isPlain: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 || isEmpty
  }
}

/// One pass over scalars; what it lets through cannot move a cursor or reorder a line.
private struct Sanitiser {
  private(set) var text = String.UnicodeScalarView()
  /// Below U+0300 every text is NFC.
  private(set) var needsNormalising = false
  /// The space to write before the next visible scalar.
  private var owed: Unicode.Scalar?
  private var isInFlag = false
  private var marks = 0

  mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F:
      owed = text.isEmpty ? nil : owed ?? " "
    case 0x3000:
      owed = text.isEmpty ? nil : scalar
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F:
      return  // bidi
    case 0xAD, 0x180E, 0x200B, 0x2060...0x2065, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB:
      return  // invisible; some terminals draw them after all
    case 0xE0000...0xE007F:
      if isInFlag { append(scalar) }
    case 0xFDD0...0xFDEF,
      _ where scalar.value & 0xFFFE == 0xFFFE:
      append("\u{FFFD}")
    default:
      append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x0300 {
      needsNormalising = true
      let scalarClass = ColumnTable.scalarClass(of: scalar)
      marks = scalarClass.isMark || scalarClass.columns == 0 ? marks + 1 : 0
      if marks > 30 { return }
      isInFlag = scalar.value == 0x1F3F4 || (isInFlag && scalar.value >= 0xE0000)
    } else {
      marks = 0
      isInFlag = false
    }
    if let space = owed { text.append(space) }
    owed = nil
    text.append(scalar)
  }
}
