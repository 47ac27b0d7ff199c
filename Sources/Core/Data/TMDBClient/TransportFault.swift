package import Diagnostics

/// Why no response came.
///
/// It holds no address beyond a host's name: an address may hold what a user searched for.
package indirect enum TransportFault: Error, Equatable, Sendable {
  /// Why there is no secure connection.
  package enum TLSProblem: Sendable {
    case expired
    case notYetValid
    case wrongName
    /// By an authority that is not known here, or by none.
    case untrusted
    /// Before any certificate was looked at: the other side may not speak TLS at all.
    case handshake
    /// What is to be trusted cannot be made out.
    case authorities
  }

  package enum ProxyProblem: Equatable, Sendable {
    case unknownHost
    case unreachable
    /// As 407, where it wants a password.
    case refused(status: Int?)
  }

  case cancelled
  /// No such host, or no answer from the name service.
  case unknownHost(String)
  /// Nobody listens, no route, no network.
  case cannotConnect(String)
  /// The host has no address of the only version that may be used, or does not answer there.
  case notReached(String, over: TransferSettings.InternetProtocol)
  /// The connection ended before a whole response had come.
  case connectionLost
  case tls(host: String, TLSProblem)
  /// The proxy that the environment names is in the way.
  case proxy(ProxyProblem)
  /// Nothing, or not all, came in time; nil where the networking library drew the line.
  case timedOut(seconds: Double?)
  /// There were too many requests, and the server named a time that is too long to wait for.
  case heldBack(seconds: Double)
  /// The other side's answer is no response of HTTP.
  case notHTTP(String)
  /// The body has another length than its header promised.
  case cutShort(expected: Int, received: Int)
  /// The body is larger than any answer can be.
  case tooLarge(limit: Int)
  /// The server sends to another scheme, host or port.
  case redirectedElsewhere(Origin?)
  case tooManyRedirects(Int)
  /// A credential would travel unencrypted to another machine.
  case unencrypted(Origin)
  /// Anything else; the number that the networking library has for it, and no text of its.
  case other(Int)
  /// The cache has no answer, and nothing else may be asked.
  case notCached
  /// The recording has no answer.
  case notRecorded
  /// A recording could not be written.
  case notKept
  /// What stands between does not do what it should; the sentence is its own.
  case interception(Diagnostic)
  /// The networking library cannot be told which authorities to trust, or which protocol to use.
  case notConfigurable
  /// What came of the last of several attempts.
  case gaveUp(attempts: Int, TransportFault)

  /// Whether the same request may well succeed a moment later.
  package var isPassing: Bool {
    switch self {
    case .connectionLost, .cutShort, .timedOut, .cannotConnect, .unknownHost, .notReached,
      .proxy(.unreachable):
      true
    case .cancelled, .heldBack, .notHTTP, .tls, .proxy, .tooLarge, .redirectedElsewhere,
      .tooManyRedirects, .unencrypted,
      .other, .notCached, .notRecorded, .notKept, .notConfigurable, .interception,
      .gaveUp:
      false
    }
  }
}
