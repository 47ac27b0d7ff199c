/// What TMDb knows its users by; both kinds have the same rights.
package enum Credential: Sendable {
  /// A v4 read access token, sent as `Authorization: Bearer`.
  case readToken(Secret)
  /// A v3 key, sent as the query member `api_key`.
  case apiKey(Secret)

  /// Tells the kinds apart by their shape: 32 hexadecimal digits are a key, three parts of base64url
  /// joined by dots are a token. White space and quotes around it are dropped.
  ///
  /// `isKey` says what a text of any other shape is taken for, as the place where it was found tells.
  /// Nil where the text is empty, or has white space or control characters in it.
  package init?(_ text: String, isKey: Bool = false) {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, Self.isPadding(first) { bytes.removeFirst() }
    while let last = bytes.last, Self.isPadding(last) { bytes.removeLast() }
    guard !bytes.isEmpty, bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let secret = Secret(String(decoding: bytes, as: UTF8.self))
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if bytes.count == 32, bytes.allSatisfy(Self.isHexadecimal) {
      self = .apiKey(secret)
    } else if parts.count == 3,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isBase64URL) })
    {
      self = .readToken(secret)
    } else {
      self = isKey ? .apiKey(secret) : .readToken(secret)
    }
  }

  /// The kind in words, for messages.
  package var kind: String {
    switch self {
    case .readToken: "v4 read access token"
    case .apiKey: "v3 API key"
    }
  }

  /// Whether a text holds the secret itself.
  package func occurs(in text: String) -> Bool { occurs(in: Array(text.utf8)) }

  /// Whether bytes hold the secret itself. Linear in their number, nearly always.
  package func occurs(in bytes: [UInt8]) -> Bool {
    switch self {
    case .readToken(let secret), .apiKey(let secret):
      let wanted = Array(secret.reveal().utf8)
      guard let first = wanted.first, bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { start in
        bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
      }
    }
  }

  private static func isPadding(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D, 0x22, 0x27, 0xEF, 0xBB, 0xBF].contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static func isBase64URL(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-_=".utf8.contains(byte)
  }
}

/// A text that does not print itself, however it is printed.
package struct Secret: Sendable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The text, for the one place that sends it.
  package func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(secret)" }
  package var debugDescription: String { "(secret)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
