extension Character {
  /// The columns of a terminal that this grapheme cluster takes: 0, 1 or 2.
  ///
  /// * An emoji sequence takes 2: flags, ZWJ sequences, skin tones, key caps, and whatever
  ///   VARIATION SELECTOR-16 turns into a picture. VARIATION SELECTOR-15 changes nothing.
  /// * A syllable block of conjoining Hangul takes 2.
  /// * Otherwise the widths of its scalars add up, to 2 at most: a consonant of India and its
  ///   spacing vowel sign take 2, nonspacing marks and format characters add nothing.
  /// * A control character takes 0: text is sanitised before it is measured.
  package var displayColumns: Int {
    var scalars = unicodeScalars.makeIterator()
    guard var previous = scalars.next() else { return 0 }
    if previous.value < 0x7F, utf8.count == 1 { return previous.value < 0x20 ? 0 : 1 }
    var previousClass = ColumnTable.scalarClass(of: previous)
    var sum = previousClass.columns
    while let scalar = scalars.next() {
      let scalarClass = ColumnTable.scalarClass(of: scalar)
      switch scalar.value {
      case 0xFE0F where previousClass.hasEmojiStyle: return 2
      case 0x1F3FB...0x1F3FF where previousClass.isPictographic: return 2
      case 0x1F1E6...0x1F1FF where (0x1F1E6...0x1F1FF).contains(previous.value): return 2
      case _ where previous.value == 0x200D && scalarClass.isPictographic: return 2
      default: sum += scalarClass.columns
      }
      previous = scalar
      previousClass = scalarClass
    }
    return min(sum, 2)
  }
}
