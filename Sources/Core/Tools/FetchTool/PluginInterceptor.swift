internal import PluginHost
internal import TMDBClient

/// Shows every request and its response to somebody else's program, and takes what that makes of them.
///
/// What is no text is not shown: answers that are wanted as bytes, and bodies that are no UTF-8. Nor is
/// a response that holds the credential anywhere, and no `Authorization` is shown, or taken. What a
/// connection is made with, such as `Host`, is not taken: it would send a signed request elsewhere.
struct PluginInterceptor: Interceptor {
  private let process: InterceptorProcess
  /// What must not be in an address, since addresses are kept.
  private let credential: Credential?

  init(_ process: InterceptorProcess, credential: Credential?) {
    self.process = process
    self.credential = credential
  }

  func intercept(_ request: HTTPRequest, next: any HTTPTransport) async throws(TransportFault)
    -> HTTPResponse
  {
    guard request.expects == .json else { return try await next.send(request) }
    let id = process.nextID()
    let message = InterceptedMessage(
      request: id, url: "\(request.address)", headers: Self.shown(request.headers))
    var request = request
    switch try await process.ask(message) {
    case .unchanged: break
    case .changed(let changed): request = try self.request(request, message, changed)
    case .answered(let answer):
      var response = HTTPResponse(
        status: answer.status, headers: Self.taken(answer.headers), body: answer.body)
      response.source = .interception
      return response
    }
    let response = try await next.send(request)
    guard (try? UTF8Span(validating: response.body.span)) != nil,
      !Self.repeats(credential, response)
    else { return response }
    let told = InterceptedMessage(
      response: id, url: "\(request.address)", status: response.status,
      headers: Self.shown(response.headers), body: response.body)
    switch try await process.ask(told) {
    case .unchanged: return response
    case .changed(let changed), .answered(let changed):
      return Self.response(response, told, changed)
    }
  }

  static func repeats(_ credential: Credential?, _ response: HTTPResponse) -> Bool {
    guard let credential else { return false }
    return credential.occurs(in: response.body)
      || response.headers.fields.contains {
        credential.occurs(in: $0.name) || credential.occurs(in: $0.value)
      }
  }

  private func request(
    _ request: HTTPRequest, _ message: InterceptedMessage, _ changed: InterceptedMessage
  ) throws(TransportFault) -> HTTPRequest {
    var request = request
    if changed.url != message.url {
      guard let address = WebAddress(changed.url) else {
        throw fault(message.bad("url", "a whole address of http or https"))
      }
      guard credential?.occurs(in: changed.url) != true else {
        throw fault(message.bad("url", "an address without the credential, which is added later"))
      }
      request.address = address
    }
    if changed.headers != message.headers { request.headers = Self.taken(changed.headers) }
    return request
  }

  private static func response(
    _ response: HTTPResponse, _ message: InterceptedMessage, _ changed: InterceptedMessage
  ) -> HTTPResponse {
    var response = response
    if changed.headers != message.headers { response.headers = taken(changed.headers) }
    if changed.status != message.status || changed.body != message.body {
      response.status = changed.status
      response.body = changed.body
      response.isKnownData = false
    }
    return response
  }

  /// Ends the process, too: it is not asked again.
  private func fault(_ fault: InterceptorFault) -> TransportFault {
    process.fail(fault)
    return .interception(fault.diagnostic(of: process.plugin))
  }

  static func shown(_ headers: HTTPHeaders) -> [InterceptedMessage.Field] {
    headers.fields.compactMap { field in
      isSecret(field.name) ? nil : InterceptedMessage.Field(field.name, field.value)
    }
  }

  static func taken(_ fields: [InterceptedMessage.Field]) -> HTTPHeaders {
    var headers: HTTPHeaders = [:]
    for field in fields where !isSecret(field.name) && !isConnection(field.name) {
      headers[field.name] = field.value
    }
    return headers
  }

  /// What belongs to a connection, not to a request (RFC 9110, 7.2 and 7.6.1).
  private static func isConnection(_ name: String) -> Bool {
    ["host", "connection", "content-length", "transfer-encoding", "upgrade", "te", "trailer"]
      .contains(name.lowercased())
  }

  private static func isSecret(_ name: String) -> Bool {
    ["authorization", "proxy-authorization"].contains(name.lowercased())
  }
}
