internal import CommandKit

/// Languages and regions as TMDb wants them: `pt`, `pt-BR`, `BR`.
enum LanguageTag {
  /// ISO 639-1, alone or with ISO 3166-1 behind it; case is corrected.
  static func read(_ text: String) throws(ValueFault) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(isTwoLetters), let language = parts.first
    else {
      throw ValueFault("\"\(text)\" is no language; write two letters, as in sk, or pt-BR")
    }
    guard parts.count == 2, let region = parts.last else { return language.lowercased() }
    return "\(language.lowercased())-\(region.uppercased())"
  }

  /// ISO 3166-1; case is corrected.
  static func region(_ text: String) throws(ValueFault) -> String {
    guard isTwoLetters(text[...]) else {
      throw ValueFault("\"\(text)\" is no country; write its two letters, as in SK")
    }
    return text.uppercased()
  }

  private static func isTwoLetters(_ text: Substring) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }
}
