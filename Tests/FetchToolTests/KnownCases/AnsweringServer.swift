import Movies
import Platform
import TMDBClient

/// Answers as a test wants, and remembers what it was asked.
final class AnsweringServer: HTTPTransport {
  typealias Answer = Result<HTTPResponse, TransportFault>
  /// Of a request, and how many came up to it, from 1.
  typealias Answering = @Sendable (HTTPRequest, Int) -> Answer

  private let answer: Answering
  private let asked = Locked<[HTTPRequest]>([])

  init(_ answer: @escaping Answering) {
    self.answer = answer
  }

  var requests: [HTTPRequest] { asked.withLock { $0 } }

  /// Path and query of each request.
  var targets: [String] { requests.map(\.address.target) }

  func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
    let number = asked.withLock { asked in
      asked.append(request)
      return asked.count
    }
    return try answer(request, number).get()
  }
}

extension HTTPRequest {
  func parameter(_ name: String) -> String? { address.query.first { $0.name == name }?.value }

  /// The page that is asked for.
  var page: Int { parameter("page").flatMap { Int($0) } ?? 1 }
}

extension Result where Success == HTTPResponse, Failure == TransportFault {
  static func json(
    _ text: String, status: Int = 200, _ headers: HTTPHeaders = [:]
  ) -> Self {
    .success(HTTPResponse(status: status, headers: headers, body: Array(text.utf8)))
  }

  /// A page of items, each as it is written.
  static func page(
    _ number: Int, of total: Int, items: [String], _ headers: HTTPHeaders = [:]
  ) -> Self {
    .json(
      #"{"page":\#(number),"results":[\#(items.joined(separator: ","))],"#
        + #""total_pages":\#(total),"total_results":\#(total * 20)}"#, headers)
  }

  /// A page of films that have a number and nothing else.
  static func page(_ number: Int, of total: Int, _ ids: [Int]) -> Self {
    page(number, of: total, items: ids.map { #"{"id":\#($0)}"# })
  }
}

/// Time that passes by waiting alone, at once; who waits for an hour or more waits for ever.
final class LeapingClock: RequestClock {
  private let passed = Locked(Duration.zero)
  private let wall: Int64

  init(wall: Int64 = 0) {
    self.wall = wall
  }

  func now() -> Duration { passed.withLock { $0 } }

  func wallSeconds() -> Int64 { wall + now().components.seconds }

  func sleep(for duration: Duration) async throws(CancellationError) {
    if duration >= .seconds(3600) {
      for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
      throw CancellationError()
    }
    passed.withLock { $0 += duration }
  }
}

/// Keeps responses as long as the test runs.
final class MemoryStore: ResponseStore {
  private let kept = Locked<[String: StoredResponse]>([:])

  var addresses: [String] { kept.withLock { $0.keys.sorted() } }

  func load(_ address: WebAddress) -> StoredResponse? {
    kept.withLock { $0[address.description] }
  }

  func save(_ stored: StoredResponse) {
    kept.withLock { $0[stored.address] = stored }
  }
}

/// Lines, from any thread.
final class Log: Sendable {
  private let kept = Locked<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func add(_ line: String) { kept.withLock { $0.append(line) } }
}
