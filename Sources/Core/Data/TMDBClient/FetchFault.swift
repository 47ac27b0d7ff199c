package import Diagnostics
internal import Movies

/// Why something could not be fetched, and what.
package struct FetchFault: Diagnosable, Equatable {
  package enum Cause: Error, Equatable, Sendable {
    case transport(TransportFault)
    case answer(TMDBFault, attempts: Int)
    /// There is no export of the day, or of the days before it.
    case noExport(of: String)
  }

  /// The section's name.
  package let query: String
  /// Nil where it is not fetched in pages.
  package let page: Int?
  package let cause: Cause

  package init(query: String, page: Int?, cause: Cause) {
    self.query = query
    self.page = page
    self.cause = cause
  }

  package var diagnostic: Diagnostic {
    let (status, sentence) =
      switch cause {
      case .transport(let fault): fault.explanation
      case .answer(let fault, let attempts): fault.explanation(attempts: attempts)
      case .noExport(let day):
        (
          .unreachable,
          "TMDb has no export of \(day); it comes at about 08:00 UTC and is kept for three months"
        )
      }
    return Diagnostic(status, "\(query)\(page.map { " page \($0)" } ?? ""): \(sentence)")
  }
}

extension TransportFault {
  /// The exit status, and the tail of a sentence.
  package var explanation: (ExitStatus, String) {
    switch self {
    case .cancelled: (.tryAgain, "interrupted")
    case .unknownHost(let host):
      (.unreachable, "no such host: \(host); is the network up, and the address right?")
    case .cannotConnect(let host):
      (
        .unreachable,
        "cannot connect to \(host); is the network up, is a proxy needed, does --ipv4 help?"
      )
    case .notReached(let host, let version):
      (
        .unreachable,
        "cannot connect to \(host) over IPv\(version.rawValue); does it work without "
          + "--ipv\(version.rawValue)?"
      )
    case .connectionLost: (.unreachable, "the connection was lost before the answer was whole")
    case .tls(let host, let problem):
      (.unreachable, "no secure connection to \(host): \(problem.words)")
    case .proxy(let problem): (.unreachable, problem.words)
    case .timedOut(let seconds?):
      (.tryAgain, "no whole answer within \(Self.text(seconds)); see --timeout")
    case .heldBack(let seconds):
      (.tryAgain, "TMDb wants no request for \(Self.text(seconds.rounded(.up))); try again then")
    case .notHTTP(let host):
      (.unreachable, "what answers at \(host) does not speak HTTP; is the address right?")
    case .timedOut(nil): (.tryAgain, "no answer in time; see --timeout")
    case .cutShort(let expected, let received):
      (.unreachable, "the answer was cut short: \(received) of \(expected) bytes came")
    case .tooLarge(let limit): (.unreachable, "the answer is larger than \(limit >> 20) MiB")
    case .redirectedElsewhere(let origin):
      (
        .unreachable,
        "the server redirects to \(origin.map { "\($0)" } ?? "another kind of address"); only "
          + "redirects to the same scheme, host and port are followed"
      )
    case .tooManyRedirects(let most):
      (.unreachable, "more than \(most) redirects, one after another")
    case .unencrypted(let origin):
      (
        .configuration,
        "the credential would be sent unencrypted to \(origin); use https, or a server on this machine"
      )
    case .other(let number): (.unreachable, "the request failed (networking error \(number))")
    case .notCached: (.unreachable, "not in the cache, and --offline asks for nothing else")
    case .notRecorded: (.noInput, "the recording that --replay names has no whole answer to this")
    case .notKept: (.cannotCreate, "the folder that --record names cannot be written to")
    case .interception(let diagnostic): (diagnostic.status, diagnostic.sentence)
    case .notConfigurable:
      (
        .configuration,
        "this build's networking library cannot be told --cacert, --ipv4, --ipv6, or to pass a proxy by; "
          + "leave them out"
      )
    case .gaveUp(let attempts, let last):
      (last.explanation.0, "\(last.explanation.1) (\(attempts) attempts)")
    }
  }

  /// With its unit.
  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded()
      ? "\(Int(seconds)) s" : "\(Int((seconds * 1000).rounded())) ms"
  }
}

extension TransportFault.TLSProblem {
  fileprivate var words: String {
    switch self {
    case .expired: "its certificate has expired; is the clock of this machine right?"
    case .notYetValid: "its certificate is not valid yet; is the clock of this machine right?"
    case .wrongName: "its certificate is another host's; is a sign-in page or a proxy between?"
    case .untrusted: "its certificate is not trusted here; see --cacert"
    case .authorities:
      "the file of certificate authorities, --cacert or the system's, cannot be made out"
    case .handshake: "it does not speak TLS as it should; is the address right?"
    }
  }
}

extension TransportFault.ProxyProblem {
  fileprivate var words: String {
    switch self {
    case .unknownHost: "no such host: the proxy's; see https_proxy, http_proxy and all_proxy"
    case .unreachable: "cannot connect to the proxy; see https_proxy, http_proxy and all_proxy"
    case .refused(let status?): "the proxy refuses to connect: HTTP \(status); see https_proxy"
    case .refused(nil): "the proxy refuses to connect; see https_proxy"
    }
  }
}

extension TMDBFault {
  /// The exit status, and the tail of a sentence.
  package func explanation(attempts: Int) -> (ExitStatus, String) {
    let tries = attempts > 1 ? " (\(attempts) attempts)" : ""
    switch self {
    case .refused(let status, let message):
      return (
        .noPermission,
        Self.join("HTTP \(status)", message ?? "the credential was refused")
      )
    case .notFound(let status, let message):
      return (.unreachable, Self.join("HTTP \(status)", message ?? "not found"))
    case .badRequest(let status, let message):
      return (.usage, Self.join("HTTP \(status), TMDb refuses an option's value", message))
    case .noSuchPage(let message):
      return (.usage, Self.join("no such page", message))
    case .tooManyRequests(let message):
      return (.tryAgain, Self.join("too many requests\(tries)", message))
    case .server(let status, let message):
      return (.tryAgain, Self.join("HTTP \(status)\(tries)", message ?? "the server has a fault"))
    case .unexpected(let status, let message):
      return (.unreachable, Self.join("HTTP \(status), which is not expected", message))
    case .notJSON(_, isHTML: true):
      return (
        .unreachable,
        "a web page came instead of data\(tries); is it a sign-in page, a proxy or a block page?"
      )
    case .notJSON(_, isHTML: false):
      return (.tryAgain, "the answer is not JSON, or not all of it\(tries)")
    case .unexpectedShape(let missing):
      return (.unreachable, "the answer has no \(missing); is TMDB_BASE_URL the API's address?")
    case .otherFilm(let id):
      return (.unreachable, "the answer is about another film, #\(id.value)")
    }
  }

  private static func join(_ sentence: String, _ message: String?) -> String {
    message.map { "\(sentence): \($0)" } ?? sentence
  }

  /// The same fault, without TMDb's words where they hold the credential.
  func withoutSecret(of credential: Credential?) -> TMDBFault {
    guard let message, let credential, credential.occurs(in: message) else { return self }
    return replacing(message: nil)
  }

  private var message: String? {
    switch self {
    case .refused(_, let message), .notFound(_, let message), .badRequest(_, let message),
      .server(_, let message), .unexpected(_, let message), .noSuchPage(let message),
      .tooManyRequests(let message):
      message
    case .notJSON, .unexpectedShape, .otherFilm: nil
    }
  }

  private func replacing(message: String?) -> TMDBFault {
    switch self {
    case .refused(let status, _): .refused(status: status, message: message)
    case .notFound(let status, _): .notFound(status: status, message: message)
    case .badRequest(let status, _): .badRequest(status: status, message: message)
    case .server(let status, _): .server(status: status, message: message)
    case .unexpected(let status, _): .unexpected(status: status, message: message)
    case .noSuchPage: .noSuchPage(message: message)
    case .tooManyRequests: .tooManyRequests(message: message)
    case .notJSON, .unexpectedShape, .otherFilm: self
    }
  }
}
