/// A language as `lang` takes it: a BCP 47 tag of language, script and region.
struct LanguageTag: Equatable {
  let text: String

  /// Nil for what is no such tag; of languages with two letters, those of ISO 639-1 only.
  init?(_ text: String) {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), Self.isLanguage(language) else { return nil }
    if let script = parts.first, Self.isLetters(script, count: 4) { parts.removeFirst() }
    if let region = parts.first, Self.isRegion(region) { parts.removeFirst() }
    guard parts.isEmpty else { return nil }
    self.text = text
  }

  static let english = LanguageTag(known: "en")

  private init(known text: String) {
    self.text = text
  }

  /// TMDb's `original_language`: ISO 639-1, and `cn` for Cantonese; nil for `xx`, no language.
  init?(original code: String) {
    if code == "cn" { self.init("yue") } else { self.init(code) }
  }

  /// The part that says which language it is, without place or script.
  var primary: Substring { text.prefix { $0 != "-" } }

  private static func isLanguage(_ part: Substring) -> Bool {
    if isLetters(part, count: 3) { return true }
    guard isLetters(part, count: 2), part == part.lowercased() else { return false }
    let pair = Array(part.utf8)
    return codes.withUTF8Buffer { codes in
      stride(from: 0, to: codes.count - 1, by: 3).contains {
        unsafe codes[$0] == pair[0] && codes[$0 + 1] == pair[1]
      }
    }
  }

  private static func isRegion(_ part: Substring) -> Bool {
    isLetters(part, count: 2)
      || (part.utf8.count == 3 && part.utf8.allSatisfy { (0x30...0x39).contains($0) })
  }

  private static func isLetters(_ part: Substring, count: Int) -> Bool {
    part.utf8.count == count
      && part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// ISO 639-1, without `sh`, which BCP 47 calls deprecated.
  private static let codes: StaticString = """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy \
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht \
    hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky \
    la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny \
    oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss \
    st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo \
    za zh zu
    """
}
