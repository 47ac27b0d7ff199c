/// Keeps every answer, so that the same run can be played again without a network.
package struct Recorder: Interceptor {
  private let store: any ResponseStore
  private let clock: any RequestClock
  private let credential: Credential?

  /// - Parameter credential: what must not be in anything that is kept.
  package init(_ store: any ResponseStore, clock: any RequestClock, credential: Credential?) {
    self.store = store
    self.clock = clock
    self.credential = credential
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    let response = try await next.send(request)
    guard credential?.occurs(in: response.body) != true else { return response }
    do {
      try store.save(StoredResponse(response, to: request.address, at: clock.wallSeconds()))
    } catch {
      throw .notKept
    }
    return response
  }
}

/// Answers from a recording alone.
package struct Replay: HTTPTransport {
  private let store: any ResponseStore

  package init(_ store: any ResponseStore) {
    self.store = store
  }

  package func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
    guard var response = store.load(request.address)?.response else { throw .notRecorded }
    response.source = .recording
    return response
  }
}
