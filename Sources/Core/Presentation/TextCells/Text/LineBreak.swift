/// Where a line may end without a space: a small part of UAX #14 that titles need.
enum LineBreak {
  /// Whether a line may end between two neighbours, neither of which is a space.
  static func isAllowed(between left: Character, and right: Character) -> Bool {
    // Most pairs are letters of one word, and are told fast.
    let isBehindHyphen = left.isBreakingHyphen && !right.isBreakingHyphen
    guard isBehindHyphen || left.isWide || right.isWide else { return false }
    return !notAtStart.contains(right) && !notAtEnd.contains(left)
  }

  /// Closing marks and small kana, which stay with what stands before them (JIS X 4051).
  private static let notAtStart: Set<Character> = Set(
    "、。，．・：；？！ー～〜…‥’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々,.:;?!)]}%％-–—")

  /// Opening marks, which stay with what follows.
  private static let notAtEnd: Set<Character> = Set("‘“（〔［｛〈《「『【([{$#＃№")
}

extension Character {
  var isBreakingSpace: Bool { self == " " || self == "\u{3000}" }

  fileprivate var isBreakingHyphen: Bool { self == "-" || self == "–" || self == "—" }

  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    return displayColumns == 2
  }
}
