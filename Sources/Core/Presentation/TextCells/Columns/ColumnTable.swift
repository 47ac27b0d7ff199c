/// What the Unicode Character Database says about a code point's look on a terminal.
///
/// The table is pinned, since the columns of a terminal must not change with the machine; its
/// version is `unicodeVersion`. A look-up is a binary search in some 1,600 boundaries.
///
/// Sources: UAX #11 (East Asian Width), UTS #51 (emoji), general categories and bidi classes.
package enum ColumnTable {
  /// The class of one code point.
  struct ScalarClass {
    let bits: UInt8

    /// 0, 1 or 2 columns, standing alone.
    ///
    /// 2 for East Asian Wide and Fullwidth; 0 for nonspacing and enclosing marks, format
    /// characters, and the vowels and final consonants of conjoining Hangul; 1 for all else, East
    /// Asian Ambiguous and the spacing vowel signs of India included.
    var columns: Int { Int(bits & 0b11) }

    /// Whether VARIATION SELECTOR-16 asks for its picture.
    var hasEmojiStyle: Bool { bits & 0b0100 != 0 }

    var isPictographic: Bool { bits & 0b1000 != 0 }

    /// Strongly right-to-left: bidi class R or AL.
    var isRightToLeft: Bool { bits & 0b1_0000 != 0 }

    /// Joins the base before it: nonspacing, enclosing and spacing marks.
    var isMark: Bool { bits & 0b10_0000 != 0 }
  }

  static func scalarClass(of scalar: Unicode.Scalar) -> ScalarClass {
    // The key sorts after every boundary at or before the scalar.
    let key = scalar.value << 8 | 0xFF
    var low = 0
    var high = boundaries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if boundaries[middle] <= key { low = middle } else { high = middle }
    }
    return ScalarClass(bits: UInt8(truncatingIfNeeded: boundaries[low]))
  }
}
