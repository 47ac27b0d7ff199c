/// Quoting for the shells, and what their completions share.
enum ShellWords {
  /// One word for bash and zsh, quoted only where it has to be.
  static func quoted(_ text: String) -> String {
    isPlain(text) ? text : "'\(text.replacing("'", by: "'\\''"))'"
  }

  /// One word for fish, where a backslash in single quotes is an escape.
  static func fishQuoted(_ text: String) -> String {
    isPlain(text)
      ? text : "'\(text.replacing("\\", by: "\\\\").replacing("'", by: "\\'"))'"
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ","):
          true
        default: false
        }
      }
  }
}

extension String {
  /// Every occurrence of one ASCII character replaced, scalar by scalar.
  func replacing(_ character: Unicode.Scalar, by text: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar == character {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
