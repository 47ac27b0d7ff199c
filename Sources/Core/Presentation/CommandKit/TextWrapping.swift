/// Breaks plain text into lines, at spaces only.
enum TextWrapping {
  /// A space at which no line ends.
  static let noBreak: Character = "\u{A0}"

  /// Lines of at most `width` columns, one where the text is empty; a word that is longer stands
  /// alone. Help is written in ASCII, where a character is a column.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    return lines.map { String($0.map { $0 == noBreak ? " " : $0 }) }
  }

  /// The same with every line indented, newline after each.
  static func paragraph(_ text: String, indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: max(width - indent, 1)).map { "\(margin)\($0)\n" }.joined()
  }
}
