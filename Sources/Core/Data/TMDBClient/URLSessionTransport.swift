internal import CCurlTransfers
internal import Foundation
internal import FoundationNetworking
internal import Platform

/// The network, through Foundation: the only file that knows it.
///
/// Connections are kept and reused, at most `connections` to a host. Redirects are not followed here:
/// they come back as they are, for `Redirects` to judge. Proxies come from the environment
/// (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`). Nothing is cached or stored.
package final class URLSessionTransport: HTTPTransport {
  /// A film with all its parts has about a megabyte.
  private static let largestAnswer = 32 << 20
  /// The daily id export, the largest file there is, has about 30 MB.
  private static let largestFile = 256 << 20

  private let session: URLSession
  private let exchanges: Exchanges
  private let settings: TransferSettings

  /// - Parameters:
  ///   - connections: open to one host at a time.
  ///   - silence: how long a server may send nothing.
  ///   - settings: hold for the whole process.
  package init(
    connections: Int, silence: Duration, settings: TransferSettings = TransferSettings()
  ) {
    self.settings = settings
    unsafe tmdb_transfers_configure(
      settings.authorities, CInt(settings.version?.rawValue ?? 0), settings.unproxied,
      max(1, Int(settings.patience.fractionalSeconds * 1000)))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = connections
    // Foundation cuts it to whole seconds: half a second would be none.
    configuration.timeoutIntervalForRequest = silence.fractionalSeconds.rounded(.up)
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    exchanges = Exchanges()
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // As with a task, nobody waits for it.
    let session = session
    DispatchQueue.global().async { session.invalidateAndCancel() }
  }

  package func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
    guard let signed = Self.signed(request) else { throw .other(URLError.badURL.rawValue) }
    let task = session.dataTask(with: signed)
    let identifier = task.taskIdentifier
    let exchanges = self.exchanges
    let host = request.address.origin.host
    let limit = request.expects == .json ? Self.largestAnswer : Self.largestFile
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchanges.begin(identifier, host: host, limit: limit, continuation)
        if Task.isCancelled {
          exchanges.cancel(task, .cancelled)
        } else {
          task.resume()
        }
      }
    } onCancel: {
      exchanges.cancel(task, .cancelled)
    }
    return try judged(result).get()
  }

  /// What was asked for and not done must not pass for done; and a failure names what was asked for.
  private func judged(
    _ result: Result<HTTPResponse, TransportFault>
  ) -> Result<HTTPResponse, TransportFault> {
    if settings.isUsual || result == .failure(.cancelled) { return result }
    if tmdb_transfers_configured() == 0 { return .failure(.notConfigurable) }
    guard let version = settings.version, case .failure(let fault) = result else { return result }
    switch fault {
    case .unknownHost(let host), .cannotConnect(let host):
      return .failure(.notReached(host, over: version))
    default: return result
    }
  }

  /// The one place where a credential becomes part of what is sent.
  private static func signed(_ request: HTTPRequest) -> URLRequest? {
    var address = request.address
    var authorization: String?
    switch request.credential {
    case .readToken(let token): authorization = "Bearer \(token.reveal())"
    case .apiKey(let key): address.query.append(.init("api_key", key.reveal()))
    case nil: break
    }
    guard let url = URL(string: address.description) else { return nil }
    var signed = URLRequest(url: url)
    for field in request.headers.fields {
      signed.setValue(field.value, forHTTPHeaderField: field.name)
    }
    // Packing costs both sides more than the way inside one machine.
    if request.address.origin.isLoopback {
      signed.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    }
    if let authorization { signed.setValue(authorization, forHTTPHeaderField: "Authorization") }
    return signed
  }
}

/// The exchanges under way, by the number that URLSession gives each task.
///
/// Foundation ends the process where its question, how to go on after a response's head or a redirect,
/// is answered although the task was cancelled meanwhile. Both go through a queue of the task's, in their
/// order; so an answer is given under the lock and only to an exchange that is still there, and a task is
/// cancelled only after its exchange was taken away.
private final class Exchanges: NSObject, URLSessionDataDelegate {
  typealias Outcome = Result<HTTPResponse, TransportFault>

  private struct Exchange {
    let host: String
    /// Bytes that a body may have once it is decoded.
    let limit: Int
    let continuation: CheckedContinuation<Outcome, Never>
    var response = HTTPResponse(status: 0)
    var expected: Int?

    /// Takes a piece of the body; gives the limit back where it would go beyond that.
    mutating func take(_ data: Data) -> Int? {
      guard response.body.count + data.count <= limit else { return limit }
      response.body.append(contentsOf: data)
      return nil
    }
  }

  private let exchanges = Locked<[Int: Exchange]>([:])

  func begin(
    _ identifier: Int, host: String, limit: Int,
    _ continuation: CheckedContinuation<Outcome, Never>
  ) {
    exchanges.withLock {
      $0[identifier] = Exchange(host: host, limit: limit, continuation: continuation)
    }
  }

  /// Ends an exchange that nobody waits for any longer, and its task.
  ///
  /// Cancelling waits for the task's queue, which a server that sends without end keeps busy: nobody
  /// else waits for that.
  func cancel(_ task: URLSessionTask, _ fault: TransportFault) {
    end(task.taskIdentifier, .failure(fault))
    DispatchQueue.global().async { task.cancel() }
  }

  /// Only the first end of an exchange counts.
  private func end(_ identifier: Int, _ outcome: Outcome) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: identifier) }
    exchange?.continuation.resume(returning: outcome)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    exchanges.withLock { exchanges in
      guard exchanges[dataTask.taskIdentifier] != nil else { return }
      Self.take(response, in: &exchanges[dataTask.taskIdentifier])
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let exceeded: Int? = exchanges.withLock { exchanges in
      // In place: a copy that is held meanwhile would have the whole body copied for every piece.
      exchanges[dataTask.taskIdentifier]?.take(data) ?? nil
    }
    if let exceeded { cancel(dataTask, .tooLarge(limit: exceeded)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let exchange = exchanges.withLock { exchanges in
      Self.take(response, in: &exchanges[task.taskIdentifier])
      let exchange = exchanges.removeValue(forKey: task.taskIdentifier)
      if exchange != nil { completionHandler(nil) }
      return exchange
    }
    if let exchange { exchange.continuation.resume(returning: .success(exchange.response)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0[task.taskIdentifier] }
    guard let exchange else { return }
    let received = exchange.response.body.count
    if let error {
      end(task.taskIdentifier, .failure(Self.fault(error, host: exchange.host)))
    } else if exchange.response.status == 0 {
      end(task.taskIdentifier, .failure(.connectionLost))
    } else if let expected = exchange.expected, expected != received {
      end(task.taskIdentifier, .failure(.cutShort(expected: expected, received: received)))
    } else {
      end(task.taskIdentifier, .success(exchange.response))
    }
  }

  private static func take(_ response: URLResponse, in exchange: inout Exchange?) {
    guard let response = response as? HTTPURLResponse else { return }
    exchange?.response.status = response.statusCode
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String {
        exchange?.response.headers[name] = value
      }
    }
    // The length of a body that is sent compressed is not the length that arrives here.
    if let headers = exchange?.response.headers, headers["Content-Encoding"] == nil,
      response.statusCode != 304, let length = headers["Content-Length"].flatMap({ Int($0) })
    {
      exchange?.expected = length
      exchange?.response.body.reserveCapacity(min(max(0, length), 32 << 20))
    }
  }

  private static func fault(_ error: any Error, host: String) -> TransportFault {
    guard let error = error as? URLError else { return .other((error as NSError).code) }
    if let fault = LibraryWords.fault(error.localizedDescription, host: host) { return fault }
    switch error.code {
    case .cancelled: return .cancelled
    case .timedOut: return .timedOut(seconds: nil)
    case .cannotFindHost, .dnsLookupFailed: return .unknownHost(host)
    case .cannotConnectToHost, .notConnectedToInternet: return .cannotConnect(host)
    // Foundation knows no number for a body that ends too early, and calls it unknown.
    case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .unknown:
      return .connectionLost
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      return .tls(host: host, .untrusted)
    default: return .other(error.errorCode)
    }
  }
}
