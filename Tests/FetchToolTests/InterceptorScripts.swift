import Diagnostics
import Platform
import TMDBClient
import TestSupport

@testable import FetchTool
@testable import PluginHost

/// Interceptors in sh, in a folder of the test's own, and a server that they stand before.
struct InterceptorScripts {
  let folder: ScratchFolder
  let server = EchoingServer()
  let messages = Messages()

  final class Messages: Sendable {
    let lines = Locked<[String]>([])
  }

  init() throws { folder = try ScratchFolder() }

  /// An interceptor that does what `body` says.
  func process(
    _ body: String, arguments: [String] = [], environment: Environment = .current(),
    needsCredential: Bool = false, clock: any RequestClock = StandingClock()
  ) throws -> InterceptorProcess {
    let path = try folder.write(
      "tmdb-intercept-x", "#!/bin/sh\n\(body)\n", permissions: 0o755)
    guard let name = PluginName("x") else { throw Diagnostic(.defect, "x") }
    let process = try InterceptorProcess(
      Plugin(
        path: path,
        description: PluginDescription(
          stage: .intercept, name: name, summary: "S.", needsCredential: needsCredential)),
      arguments: arguments, environment: environment, silence: .seconds(30), clock: clock,
      say: { [messages] line in messages.lines.withLock { $0.append(line) } })
    process.start()
    return process
  }

  /// What was told so far.
  var told: [String] { messages.lines.withLock { $0 } }

  /// The same text without the folder that the test runs in.
  func shortened(_ sentence: String) -> String {
    sentence.split(separator: "\(folder.path)/", omittingEmptySubsequences: false).joined()
  }
}

/// Answers every request with its address as the body.
final class EchoingServer: HTTPTransport {
  private let state = Locked<[HTTPRequest]>([])

  var requests: [HTTPRequest] { state.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(TransportFault) -> HTTPResponse {
    state.withLock { $0.append(request) }
    if request.address.path == "/binary" {
      return HTTPResponse(status: 200, body: [0xFF, 0xFE, 0x00])
    }
    return HTTPResponse(
      status: 200, headers: ["Cache-Control": "max-age=100", "authorization": "hidden"],
      body: Array(#"{"asked":"\#(request.address)"}"#.utf8))
  }
}

/// Time that stands still: whoever sleeps does so until cancelled.
struct StandingClock: RequestClock {
  func now() -> Duration { .zero }

  func sleep(for duration: Duration) async throws(CancellationError) {
    for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
    throw CancellationError()
  }

  func wallSeconds() -> Int64 { 1000 }
}

/// Time that passes by sleeping, and then at once.
final class PassingClock: RequestClock {
  private let time = Locked(Duration.zero)

  func now() -> Duration { time.withLock { $0 } }

  func sleep(for duration: Duration) async throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
    time.withLock { $0 += duration }
  }

  func wallSeconds() -> Int64 { 1000 }
}

/// Time that passes by looking at it, a second each time.
final class HastyClock: RequestClock {
  private let time = Locked(Duration.zero)

  func now() -> Duration {
    time.withLock { time in
      time += .seconds(1)
      return time
    }
  }

  func sleep(for duration: Duration) async throws(CancellationError) {
    try await StandingClock().sleep(for: duration)
  }

  func wallSeconds() -> Int64 { 1000 }
}
