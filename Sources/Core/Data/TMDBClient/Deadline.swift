/// Ends a request that has not come to its end in time.
///
/// Needed because URLSession on Linux enforces neither a request's own time-out nor one for the
/// whole transfer: a server that sends a byte now and then would hold it for ever.
package struct Deadline: Interceptor {
  private let limit: Duration
  private let clock: any RequestClock

  package init(_ limit: Duration, clock: any RequestClock) {
    self.limit = limit
    self.clock = clock
  }

  package func intercept(_ request: HTTPRequest, next: any HTTPTransport)
    async throws(TransportFault) -> HTTPResponse
  {
    let (limit, clock) = (self.limit, self.clock)
    let result = await withTaskGroup(of: Result<HTTPResponse, TransportFault>.self) { group in
      group.addTask {
        do throws(TransportFault) {
          return .success(try await next.send(request))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        do {
          try await clock.sleep(for: limit)
          return .failure(.timedOut(seconds: limit.fractionalSeconds))
        } catch {
          return .failure(.cancelled)
        }
      }
      let first = await group.next() ?? .failure(.cancelled)
      group.cancelAll()
      return first
    }
    return try result.get()
  }
}
