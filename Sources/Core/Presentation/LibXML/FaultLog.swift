/// Collects what libxml2 reports while it calls back.
///
/// A class, since C holds it by address. It keeps the first faults only: a hostile document could
/// have one in every line.
final class FaultLog {
  static let limit = 100

  private(set) var faults: [XMLFault] = []
  /// Faults past the limit.
  private(set) var omitted = 0

  func add(line: Int, _ message: String) {
    guard faults.count < Self.limit else {
      omitted += 1
      return
    }
    let fault = XMLFault(line: line, message: Self.sentence(message))
    guard faults.last != fault else { return }
    faults.append(fault)
  }

  /// The faults, and in place of those past the limit one that counts them.
  func report() -> [XMLFault] {
    guard omitted > 0, let last = faults.last else { return faults }
    return faults + [XMLFault(line: last.line, message: "\(omitted) more faults")]
  }

  /// libxml2's messages end in a newline and put the namespace before each element's name.
  static func sentence(_ message: String) -> String {
    var scalars = String.UnicodeScalarView()
    var inNamespace = false
    for scalar in message.unicodeScalars {
      switch scalar {
      case "{": inNamespace = true
      case "}" where inNamespace: inNamespace = false
      case _ where inNamespace: continue
      case "\n", "\r", "\t": scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    // A brace that nothing closes belongs to a quoted value.
    guard !inNamespace else {
      return trimmed(String(message.split(whereSeparator: \.isNewline).joined(separator: " ")))
    }
    return trimmed(String(scalars))
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last, last == " " || last == "." { text.removeLast() }
    return String(text)
  }
}
