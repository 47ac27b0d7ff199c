/// What libcurl's own words tell where Foundation has no number for a failure, or one for several.
///
/// The words stay behind: they may hold an address. Their forms are those of libcurl 7.88 with OpenSSL 3
/// (lib/vtls, lib/connect.c, lib/http_proxy.c); words that are not known tell nothing.
enum LibraryWords {
  /// - Parameter host: what was to be reached.
  static func fault(_ words: String, host: String) -> TransportFault? {
    func tells(_ phrases: String...) -> Bool {
      phrases.contains { words.firstRange(of: $0) != nil }
    }
    if let problem = proxyProblem(words, host: host) { return .proxy(problem) }
    if tells("HTTP/0.9") { return .notHTTP(host) }
    // Both may happen before there is a secure connection, and neither says anything about it.
    if tells("SSL connection timeout") { return .timedOut(seconds: nil) }
    if tells("Connection timeout", "Connection timed out", "Resolving timed out") {
      return .cannotConnect(host)
    }
    if tells("Connection reset", "SYSCALL", "unexpected eof", "Broken pipe") {
      return .connectionLost
    }
    return tlsProblem(words).map { .tls(host: host, $0) }
  }

  private static func tlsProblem(_ words: String) -> TransportFault.TLSProblem? {
    func tells(_ phrase: String) -> Bool { words.firstRange(of: phrase) != nil }
    if words.hasPrefix("error setting certificate") { return .authorities }
    if tells("certificate has expired") { return .expired }
    if tells("not yet valid") { return .notYetValid }
    if tells("subject name") || tells("does not match target host name") { return .wrongName }
    if tells("certificate problem") || tells("certificate verif") { return .untrusted }
    // What OpenSSL has against the other side, and not merely where something else went wrong.
    return tells("SSL routines:") || tells("wrong version number") || tells(" alert ")
      ? .handshake : nil
  }

  private static func proxyProblem(_ words: String, host: String) -> TransportFault.ProxyProblem? {
    if words.hasPrefix("Could not resolve proxy") { return .unknownHost }
    if words.hasPrefix("CONNECT tunnel failed") || words.hasPrefix("Received HTTP code") {
      let number = words.split { !("0"..."9").contains($0) }.first.flatMap { Int($0) }
      return .refused(status: number)
    }
    // Names whom it could not connect to; who that is if not the host was in between.
    let start = "Failed to connect to "
    guard words.hasPrefix(start) else { return nil }
    let name = words.dropFirst(start.count).prefix { $0 != " " }
    return "\(name)" == host.filter { $0 != "[" && $0 != "]" } ? nil : .unreachable
  }
}
