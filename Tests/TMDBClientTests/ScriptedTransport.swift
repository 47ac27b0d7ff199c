import Platform

@testable import TMDBClient

/// Answers from a list, in order, and remembers what it was asked; the last answer is repeated.
final class ScriptedTransport: HTTPTransport {
  typealias Step = Result<HTTPResponse, TransportFault>

  private struct State {
    var steps: [Step]
    var requests: [HTTPRequest] = []
  }

  private let state: Locked<State>

  init(_ steps: [Step]) {
    state = Locked(State(steps: steps))
  }

  convenience init(_ responses: HTTPResponse...) {
    self.init(responses.map { .success($0) })
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
    let step: Step? = state.withLock { state in
      state.requests.append(request)
      return state.steps.count > 1 ? state.steps.removeFirst() : state.steps.first
    }
    guard let step else { throw .other(0) }
    return try step.get()
  }
}

/// A transport that is a closure.
struct ClosureTransport: HTTPTransport {
  let answer: @Sendable (HTTPRequest) async throws(TransportFault) -> HTTPResponse

  func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
    try await answer(request)
  }
}

extension HTTPResponse {
  init(_ status: Int, _ headers: HTTPHeaders = [:], json text: String) {
    self.init(status: status, headers: headers, body: Array(text.utf8))
  }

  /// A page with films of these ids.
  static func page(_ number: Int, of total: Int, _ ids: [Int]) -> HTTPResponse {
    let items = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    return HTTPResponse(
      200,
      json: #"{"page":\#(number),"results":[\#(items)],"total_pages":\#(total),"total_results":9}"#)
  }
}

extension WebAddress {
  static func test(_ text: String) -> WebAddress {
    WebAddress(text) ?? WebAddress(origin: Origin(scheme: .http, host: "invalid"), path: "/")
  }
}

extension HTTPRequest {
  init(to address: String) { self.init(.test(address)) }
}
