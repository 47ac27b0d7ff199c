import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite(.timeLimit(.minutes(5))) struct ChildProcessTests {
  private func shell(
    _ script: String, environment: Environment = .current(), input: ChildProcess.Stream = .piped,
    ownGroup: Bool = false
  ) throws -> ChildProcess {
    try ChildProcess.start(
      "/bin/sh", ["-c", script], environment, input: input, output: .piped, errors: .piped,
      ownGroup: ownGroup)
  }

  /// Feeds bytes in pieces and gathers what comes back.
  private func run(
    _ script: String, feeding bytes: [UInt8] = [], environment: Environment = .current(),
    deadline: Int64? = nil
  ) throws -> (outcome: ChildProcess.Outcome, output: [UInt8], errors: [UInt8]) {
    var child = try shell(script, environment: environment, ownGroup: deadline != nil)
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var offset = 0
    let outcome = try child.pump(
      deadline: deadline,
      feed: { chunk in
        let end = min(offset + 50_000, bytes.count)
        chunk.append(contentsOf: bytes[offset..<end])
        offset = end
        return offset < bytes.count
      },
      output: { span in for index in span.indices { output.append(span[index]) } },
      errors: { span in for index in span.indices { errors.append(span[index]) } })
    return (outcome, output, errors)
  }

  @Test func `What goes in comes out, whole, however much it is`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let result = try run("cat", feeding: bytes)
    #expect(result.outcome == .init(end: .exited(0), tookEverything: true))
    #expect(result.output == bytes)
  }

  @Test(arguments: [
    ("exit 7", ProcessEnd.exited(7)), ("kill -KILL $$", .killed(signal: SIGKILL)),
    ("kill -SEGV $$", .killed(signal: SIGSEGV)),
  ])
  func `How it ended is told`(script: String, end: ProcessEnd) throws {
    #expect(try run(script).outcome.end == end)
  }

  @Test func `A process that reads nothing holds nobody up`() throws {
    let result = try run("echo done", feeding: [UInt8](repeating: 0, count: 5_000_000))
    #expect(result.outcome == .init(end: .exited(0), tookEverything: false))
    #expect(result.output == Array("done\n".utf8))
  }

  @Test func `A process that closes its input early is fed no more`() throws {
    let result = try run(
      "head -c 3; exec <&-; echo", feeding: [UInt8](repeating: 65, count: 5_000_000))
    #expect(!result.outcome.tookEverything)
    #expect(result.output == Array("AAA\n".utf8))
  }

  @Test func `Ten megabytes of complaints are taken beside the output`() throws {
    let result = try run(
      "head -c 10000000 /dev/zero >&2; cat", feeding: Array("through".utf8))
    #expect(result.errors.count == 10_000_000)
    #expect(result.output == Array("through".utf8))
  }

  @Test func `A process that outlasts its time is killed with its children`() throws {
    let start = monotonicNow()
    let result = try run("sleep 60 & sleep 60", deadline: start + 50_000_000)
    #expect(result.outcome.end == nil)
    #expect(monotonicNow() - start < 2_000_000_000)
  }

  @Test func `A descendant that keeps the pipes open is not waited for`() throws {
    let start = monotonicNow()
    let result = try run("sleep 20 & echo done")
    #expect(result.outcome.end == .exited(0))
    #expect(result.output == Array("done\n".utf8))
    #expect(monotonicNow() - start < 10_000_000_000)
  }

  @Test func `A process that closes its output and goes on is fed to the end`() throws {
    let result = try run(
      "exec >&- 2>&-; [ $(wc -c) -eq 3000000 ]", feeding: [UInt8](repeating: 0, count: 3_000_000))
    #expect(result.outcome == .init(end: .exited(0), tookEverything: true))
  }

  @Test func `An error of the one who takes the output ends the process`() throws {
    struct Enough: Error {}
    var child = try shell("while :; do echo line; done")
    #expect(throws: Enough.self) {
      _ = try child.pump(output: { _ in throw Enough() }, errors: { _ in })
    }
    let end = child.poll()
    #expect(end != nil)
  }

  @Test func `The environment is the one given, and SIGPIPE has its default action`() throws {
    let result = try run("echo $A$B; kill -PIPE $$", environment: ["A": "x"])
    #expect(result.output == Array("x\n".utf8))
    #expect(result.outcome.end == .killed(signal: SIGPIPE))
  }

  @Test func `Upstream is asked only when it has something`() throws {
    let ends = try PipeEnds(name: "upstream")
    let reader = ends.reader
    var writer: Descriptor? = ends.writer
    var asked = 0
    var child = try shell("echo first; cat")
    var output: [UInt8] = []
    // The child speaks first; only then does upstream get its bytes.
    let outcome = try child.pump(
      upstream: Upstream(reader),
      feed: { chunk in
        asked += 1
        var buffer = [UInt8](repeating: 0, count: 100)
        let count = try reader.read(into: &buffer)
        chunk.append(contentsOf: buffer[..<count])
        return count > 0
      },
      output: { span in
        for index in span.indices { output.append(span[index]) }
        if let open = writer.take() { try open.writeAll("second\n") }
      }, errors: { _ in })
    #expect(outcome == .init(end: .exited(0), tookEverything: true))
    #expect(output == Array("first\nsecond\n".utf8))
    #expect(asked == 2)
  }

  @Test(arguments: ["/no/such/program", "/dev/null"])
  func `What cannot be started is told with its path`(path: String) throws {
    let failure = #expect(throws: IOFailure.self) {
      _ = try ChildProcess.start(
        path, [], [:], input: .nothing, output: .piped, errors: .piped)
    }
    #expect(failure?.diagnostic.sentence.hasPrefix("\(path): ") == true)
  }

  @Test func `An owner that lets go ends the process`() throws {
    let id: Int32
    do { id = try shell("sleep 60").id }
    #expect(kill(id, 0) != 0)
  }
}
