internal import RecordStream

/// The columns of titles in common letters, told from their bytes.
///
/// ASCII and Latin letters take one column, Chinese characters, kana and Hangul syllables two, and
/// none of them joins with another. Tests compare every one of these characters with TextCells.
enum TitleColumns {
  /// Nil where the title holds anything else, or spaces that are not shown as they stand.
  static func count(_ title: Span<UInt8>) -> Int? {
    var columns = 0
    var index = 0
    var last = UInt8(ascii: " ")
    while index < title.count {
      let byte = title[index]
      if byte < 0x80 {
        guard byte >= 0x20, byte < 0x7F, byte != 0x20 || last != 0x20 else { return nil }
        columns += 1
        index += 1
      } else if byte < 0xE0 {
        // U+00C0 to U+024F, Latin letters and two signs as wide.
        guard (0xC3...0xC9).contains(byte), index + 1 < title.count else { return nil }
        guard byte != 0xC9 || title[index + 1] <= 0x8F else { return nil }
        columns += 1
        index += 2
      } else {
        guard byte < 0xF0, index + 2 < title.count else { return nil }
        let scalar =
          UInt32(byte & 0x0F) << 12 | UInt32(title[index + 1] & 0x3F) << 6
          | UInt32(title[index + 2] & 0x3F)
        guard isWide(scalar) else { return nil }
        columns += 2
        index += 3
      }
      last = byte
    }
    return last == 0x20 ? nil : columns
  }

  /// Letters that are two columns wide.
  static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
