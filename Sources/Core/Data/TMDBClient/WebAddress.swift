/// An address of http or https: an origin, a path and the members of a query.
///
/// It never holds a credential; that is added by the transport to what it sends and nowhere else.
package struct WebAddress: Hashable, Sendable {
  package struct QueryItem: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var origin: Origin
  /// Percent-encoded, begins with `/`.
  package var path: String
  package var query: [QueryItem]

  package init(origin: Origin, path: String, query: [QueryItem] = []) {
    self.origin = origin
    self.path = path
    self.query = query
  }

  /// Reads an absolute address; nil for other schemes, user information, and what is no address.
  ///
  /// Members of the query are kept as they are written, so that writing them gives the same text.
  package init?(_ text: String) {
    let lowercase = text.lowercased()
    let scheme: Origin.Scheme
    if lowercase.hasPrefix("https://") {
      scheme = .https
    } else if lowercase.hasPrefix("http://") {
      scheme = .http
    } else {
      return nil
    }
    let rest = text.utf8.dropFirst(scheme.rawValue.utf8.count + 3)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    guard let origin = Self.origin(scheme, String(Substring(authority))),
      rest.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.init(origin: origin, path: "/")
    guard setReference(Substring(rest.dropFirst(authority.count))) else { return nil }
  }

  /// The address that a `Location` header names, seen from this one (RFC 3986, 5.2); nil where it
  /// names none of http or https.
  package func resolving(_ reference: String) -> WebAddress? {
    guard reference.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    if let absolute = WebAddress(reference) { return absolute }
    if reference.hasPrefix("//") { return WebAddress("\(origin.scheme.rawValue):\(reference)") }
    let beforeSlash = reference.utf8.prefix { !"/?#".utf8.contains($0) }
    guard !beforeSlash.contains(UInt8(ascii: ":")) else { return nil }
    var address = self
    let base = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? "/"
    let merged = reference.hasPrefix("/") ? reference : base + reference
    return address.setReference(Substring(merged)) ? address : nil
  }

  private mutating func setReference(_ text: Substring) -> Bool {
    let withoutFragment = text.prefix { $0 != "#" }
    let path = withoutFragment.prefix { $0 != "?" }
    self.path = path.isEmpty ? "/" : Self.withoutDotSegments(String(path))
    query = withoutFragment.dropFirst(path.count + 1).split(separator: "&").map { member in
      let name = member.prefix { $0 != "=" }
      return QueryItem(
        PercentEncoding.decode(String(name)),
        PercentEncoding.decode(String(member.dropFirst(name.count + 1))))
    }
    return self.path.hasPrefix("/")
  }

  private static func withoutDotSegments(_ path: String) -> String {
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for segment in segments {
      switch segment {
      case ".": continue
      case "..": _ = kept.popLast()
      default: kept.append(segment)
      }
    }
    if let last = segments.last, last == "." || last == ".." { kept.append("") }
    return "/" + kept.joined(separator: "/")
  }

  private static func origin(_ scheme: Origin.Scheme, _ authority: String) -> Origin? {
    var host = authority
    var port: Int?
    if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
      let digits = authority[authority.index(after: colon)...]
      host = String(authority[..<colon])
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      if !digits.isEmpty {
        guard let number = Int(digits), (1...65_535).contains(number) else { return nil }
        port = number
      }
    }
    let allowed = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "-._[]:".utf8.contains(byte)
    }
    guard !host.isEmpty, host.utf8.allSatisfy(allowed),
      host.hasPrefix("[") == host.hasSuffix("]"), host.hasPrefix("[") || !host.contains(":")
    else { return nil }
    return Origin(scheme: scheme, host: host, port: port)
  }
}

extension WebAddress: CustomStringConvertible {
  /// The whole address, percent-encoded.
  package var description: String { "\(origin)\(target)" }

  /// Path and query, as the first line of a request has them.
  package var target: String {
    guard !query.isEmpty else { return path }
    return path + "?"
      + query.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
      .joined(separator: "&")
  }
}
