/// A manual page in the making: macro lines, and prose in which the words that mean something get
/// their macro.
///
/// What comes out passes `mandoc -T lint` without a word: sentences begin lines, text lines are
/// short, arguments that read like macros or delimiters are escaped. References to other pages are
/// not `Xr`: that complains wherever the other page is not installed yet.
struct Mdoc {
  /// Words of the command's own, and the macro of each.
  let vocabulary: [String: String]
  /// Words that stand for an argument where they follow an option.
  let placeholders: [String: String]
  private(set) var source = ""

  init(vocabulary: [String: String], placeholders: [String: String]) {
    self.vocabulary = vocabulary
    self.placeholders = placeholders
  }

  /// A macro line; the caller has escaped its arguments.
  mutating func macro(_ line: String) { source += ".\(line)\n" }

  mutating func section(_ title: String) { macro("Sh \(title)") }

  /// Lines as they stand.
  mutating func literal(_ text: String) {
    macro("Bd -literal -offset indent")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      source += Self.protected(Self.escaped(String(line), code: true)) + "\n"
    }
    macro("Ed")
  }

  /// Sentences; `placeholder` is one more word that stands for an argument in them.
  mutating func prose(_ text: String, placeholder: String? = nil) {
    var words = vocabulary
    if let placeholder { words[placeholder] = "Ar" }
    var line = ""
    var followsFlag = false
    func flushed() -> String { line.isEmpty ? "" : Self.protected(line) + "\n" }
    for word in text.split(separator: " ").map(String.init) {
      let known = followsFlag ? words.merging(placeholders) { own, _ in own } : words
      let macro = Self.macro(for: word, known)
      followsFlag = macro?.hasPrefix("Fl ") ?? false
      if let macro {
        source += flushed() + ".\(macro)\n"
        line = ""
        continue
      }
      let escaped = Self.escaped(word, code: word == "--")
      if !line.isEmpty, line.utf8.count + escaped.utf8.count > 76 {
        source += flushed()
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + escaped
      if Self.endsSentence(word) {
        source += flushed()
        line = ""
      }
    }
    source += flushed()
  }

  // MARK: Words

  /// The macro line for a word with meaning, delimiters around it kept apart as mdoc wants them.
  private static func macro(for word: String, _ vocabulary: [String: String]) -> String? {
    var core = Substring(word)
    var before = ""
    var after = ""
    while let first = core.first, "([".contains(first) {
      before += " \(core.removeFirst())"
    }
    while let last = core.last, ".,;:?!".contains(last), core.count > 1 {
      after = " \(core.removeLast())" + after
    }
    if let page = reference(core) { return "Sy\(before) \(page)\(after)" }
    while let last = core.last, ".,;:?!)]".contains(last), core.count > 1 {
      after = " \(core.removeLast())" + after
    }
    if let page = reference(core) { return "Sy\(before) \(page)\(after)" }
    if let flag = flag(core) { return "Fl\(before) \(flag)\(after)" }
    guard let macro = vocabulary[String(core)] else { return nil }
    return macro == "Nm"
      ? "Nm\(before)\(after)" : "\(macro)\(before) \(argument(String(core)))\(after)"
  }

  /// `--name`, `--name=value` or `-x`, without the hyphen that `Fl` writes.
  private static func flag(_ word: Substring) -> String? {
    let bytes = Array(word.utf8)
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "-") else { return nil }
    let isShort = bytes.count == 2 && isLetter(bytes[1])
    let isLong = bytes.count > 3 && bytes[1] == UInt8(ascii: "-") && isLetter(bytes[2])
    return isShort || isLong ? argument(String(word.dropFirst())) : nil
  }

  /// `name(5)` as a name and its section.
  static func reference(_ word: some StringProtocol) -> String? {
    let parts = word.split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].utf8.first, isLetter(first),
      parts[1].utf8.count == 2, parts[1].hasSuffix(")"), let digit = parts[1].utf8.first,
      (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(digit)
    else { return nil }
    return "\(argument(String(parts[0]))) Ns (\(parts[1])"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func endsSentence(_ word: String) -> Bool {
    var core = Substring(word)
    while let last = core.last, ")\"'".contains(last) { core.removeLast() }
    return core.last.map { ".?!".contains($0) } ?? false
  }

  // MARK: Escapes

  /// Text in which nothing is an escape of roff; in code a hyphen is the ASCII one.
  static func escaped(_ text: String, code: Bool = false) -> String {
    var result = ""
    var before: Unicode.Scalar?
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": result += "\\e"
      case "-" where code: result += "\\-"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "'":
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        let isApostrophe =
          !code && (before?.properties.isAlphabetic ?? false)
          && (next?.properties.isAlphabetic ?? false)
        result += isApostrophe ? "'" : "\\(aq"
      default: result.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return result
  }

  /// One argument on a macro line.
  static func argument(_ text: String) -> String {
    let safe = escaped(text, code: true).split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\(dq")
    let looksLikeMacro =
      (2...3).contains(text.utf8.count) && text.first?.isUppercase == true
      && text.dropFirst().allSatisfy { $0.isLowercase || $0.isNumber }
    let isDelimiter = text.utf8.count == 1 && ".,:;()[]?!|".contains(text)
    let endsLikeDelimiter = text.last.map { ".,:;)]?!|".contains($0) } ?? false
    let argument =
      (looksLikeMacro || isDelimiter ? "\\&" : "") + safe + (endsLikeDelimiter ? "\\&" : "")
    return text.contains(" ") ? "\"\(argument)\"" : argument
  }

  /// A text line that does not begin like a macro.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }
}
