/// Breaks plain text into lines, at spaces, and in a word that fills more than a line behind commas.
enum TextWrapping {
  /// A space at which no line ends.
  static let noBreak: Character = "\u{A0}"

  /// Lines of at most `width` columns, one where the text is empty; a word that is longer and has no
  /// commas stands alone. Help is written in ASCII, where a character is a column.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      for (index, part) in parts(of: word, width: width).enumerated() {
        let gap = line.isEmpty || index > 0 ? 0 : 1
        if line.count + gap + part.count <= width || line.isEmpty {
          line += (gap > 0 ? " " : "") + part
        } else {
          lines.append(line)
          line = String(part)
        }
      }
    }
    lines.append(line)
    return lines.map { String($0.map { $0 == noBreak ? " " : $0 }) }
  }

  private static func parts(of word: Substring, width: Int) -> [Substring] {
    guard word.count > width else { return [word] }
    var parts: [Substring] = []
    var rest = word
    while let comma = rest.firstIndex(of: ",") {
      let next = rest.index(after: comma)
      parts.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  /// The same with every line indented, newline after each.
  static func paragraph(_ text: String, indent: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: max(width - indent, 1)).map { "\(margin)\($0)\n" }.joined()
  }
}
