/// The little of JSON that a description needs, written with two spaces of indentation and members
/// in declared order, so that the same declaration is the same bytes.
enum DescriptionJSON {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([DescriptionJSON])
  case object([(name: String, value: DescriptionJSON)])

  func text(indent: Int = 0) -> String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .bool(let bool): bool ? "true" : "false"
    case .array(let elements):
      Self.block("[", elements.map { $0.text(indent: indent + 2) }, "]", indent)
    case .object(let members):
      Self.block(
        "{", members.map { "\(Self.quoted($0.name)): \($0.value.text(indent: indent + 2))" }, "}",
        indent)
    }
  }

  private static func block(
    _ open: String, _ parts: [String], _ close: String, _ indent: Int
  ) -> String {
    guard !parts.isEmpty else { return open + close }
    let margin = "\n" + String(repeating: " ", count: indent)
    return open + parts.map { "\(margin)  \($0)" }.joined(separator: ",") + margin + close
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
