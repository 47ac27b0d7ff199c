/// A command line and what it does; every one of them is run by a test.
package struct Example: Equatable, Sendable {
  package let commandLine: String
  /// A sentence, full stop included.
  package let help: String

  package init(_ commandLine: String, _ help: String) {
    self.commandLine = commandLine
    self.help = help
  }
}

extension Example {
  /// The command line as lines of at most `width` columns that a shell reads as it: broken behind a
  /// `|`, else with a backslash, and never inside quotes.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    var line: [String] = []
    func length(_ words: [String]) -> Int { words.reduce(-1) { $0 + 1 + $1.count } }
    for word in words {
      let indent = lines.isEmpty ? 0 : 2
      // Room for the backslash, if it has to be one.
      if !line.isEmpty, indent + length(line) + 1 + word.count > width - (word == "|" ? 0 : 2) {
        let pipe = line.lastIndex(of: "|").map { $0 + 1 }
        let head = line[..<(pipe ?? line.count)].joined(separator: " ")
        lines.append(String(repeating: " ", count: indent) + head + (pipe == nil ? " \\" : ""))
        line.removeFirst(pipe ?? line.count)
      }
      line.append(word)
    }
    lines.append(String(repeating: " ", count: lines.isEmpty ? 0 : 2) + line.joined(separator: " "))
    return lines
  }

  /// The command line cut at its spaces, those in quotes excepted.
  private var words: [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in commandLine {
      if character == " ", quote == nil {
        words.append(word)
        word = ""
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      word.append(character)
    }
    return words + [word]
  }
}
