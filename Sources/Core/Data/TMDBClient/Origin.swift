/// Scheme, host and port: what has to be equal for a credential to be sent (RFC 6454).
package struct Origin: Hashable, Sendable {
  package enum Scheme: String, Sendable {
    case http
    case https

    fileprivate var defaultPort: Int { self == .http ? 80 : 443 }
  }

  package let scheme: Scheme
  /// In lower case; an IPv6 address in brackets.
  package let host: String
  package let port: Int

  package init(scheme: Scheme, host: String, port: Int? = nil) {
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? scheme.defaultPort
  }

  /// Whether what is sent stays on this machine, so that nobody can listen.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

extension Origin: CustomStringConvertible {
  /// `https://host`, with the port only where it is not the scheme's own.
  package var description: String {
    "\(scheme.rawValue)://\(host)" + (port == scheme.defaultPort ? "" : ":\(port)")
  }
}
