import Diagnostics
import Foundation
import Platform
import TestSupport
import Testing

@testable import Platform
@testable import PluginHost

@Suite(.timeLimit(.minutes(5))) struct PluginRunTests {
  let scripts: Scripts

  init() throws { scripts = try Scripts() }

  private struct Result {
    var output: [UInt8] = []
    var messages: [String] = []
    var hasRefusedInput = false
    var failure: Diagnostic?
  }

  private final class Messages: Sendable {
    let lines = Locked<[String]>([])
  }

  /// Pushes input as a tool does, in pieces, and takes what comes.
  private func run(
    _ body: String, stage: PluginStage = .render, more: String = "", arguments: [String] = [],
    environment: Environment = .current(), feeding input: [UInt8] = []
  ) throws -> Result {
    let path = try scripts.plugin("x", stage: stage, more: more, body)
    let name = try #require(PluginName("x"))
    let plugin = Plugin(
      path: path,
      description: try scripts.handshake().ask(path, stage: stage, name: name))
    let messages = Messages()
    var result = Result()
    var work = try PluginRun(
      plugin, arguments: arguments, environment: environment,
      say: { line in messages.lines.withLock { $0.append(line) } })
    func sink(_ bytes: Span<UInt8>) {
      for index in bytes.indices { result.output.append(bytes[index]) }
    }
    do {
      for start in stride(from: 0, to: input.count, by: 700) {
        try work.write(input[start..<min(start + 700, input.count)].span, sink: sink)
      }
      while try work.finish(sink: sink) {}
    } catch let failure as Diagnostic {
      result.failure = failure
    }
    result.hasRefusedInput = work.hasRefusedInput
    result.messages = messages.lines.withLock { $0 }
    return result
  }

  @Test func `Ten lines of sh are a format`() throws {
    let films = (1...5000).map {
      #"{"type":"movie","id":\#($0),"title":"Film \#($0)"}"# + "\n"
    }
    let result = try run(
      #"sed -n 's/.*"type":"movie".*"title":"\([^"]*\)".*/\1/p'"#,
      feeding: Array(films.joined().utf8))
    #expect(result.failure == nil)
    #expect(result.messages == [])
    #expect(
      String(decoding: result.output, as: UTF8.self)
        == (1...5000).map { "Film \($0)\n" }.joined())
  }

  @Test func `Bytes pass unchanged, however many`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 11) }
    let result = try run("cat", feeding: bytes)
    #expect(result.output == bytes)
    #expect(!result.hasRefusedInput)
  }

  @Test func `One that does not read holds nobody up and has refused its input`() throws {
    let result = try run("echo short", feeding: [UInt8](repeating: 65, count: 3_000_000))
    #expect(result.failure == nil)
    #expect(result.hasRefusedInput)
    #expect(result.output == Array("short\n".utf8))
  }

  @Test func `One that writes far more than it reads holds nobody up`() throws {
    let result = try run("head -c 5000000 /dev/zero; cat", feeding: Array("tail".utf8))
    #expect(result.output.count == 5_000_004)
  }

  @Test func `Lines on standard error come with its name, the first hundred of them`() throws {
    let result = try run("printf 'one\\r\\n\\ntwo' >&2")
    #expect(result.messages == ["x: one", "x: two"])
    let many = try run("yes complaint | head -c 10000000 >&2; cat", feeding: Array("ok".utf8))
    #expect(many.messages.count == 101)
    #expect(many.messages.last == "x: 999900 more lines were left out")
    #expect(many.output == Array("ok".utf8))
    let long = try run("head -c 10000000 /dev/zero | tr '\\0' e >&2; cat")
    #expect(long.messages.map(\.utf8.count) == [1003])
  }

  @Test(arguments: [
    ("exit 3", Diagnostics.ExitStatus.configuration, "ended with status 3"),
    ("exit 1", .configuration, "ended with status 1"),
    ("exit 65", .badInput, "ended with status 65"),
    ("exit 75", .tryAgain, "ended with status 75"),
    ("exit 99", .configuration, "ended with status 99"),
    ("kill -KILL $$", .configuration, "was killed by SIGKILL"),
    ("kill -SEGV $$", .configuration, "was killed by SIGSEGV"),
  ])
  func `Its end is told with its name`(body: String, status: Diagnostics.ExitStatus, words: String)
    throws
  {
    let result = try run("echo before; \(body)")
    #expect(result.failure?.status == status)
    let sentence = try #require(result.failure?.sentence)
    #expect(sentence.hasPrefix("the format x (\(scripts.folder.path)"))
    #expect(sentence.hasSuffix(words))
    #expect(result.output == Array("before\n".utf8))
  }

  @Test func `Its arguments are those that were made for it`() throws {
    let result = try run(
      #"for a; do echo "<$a>"; done"#, arguments: ["--title=a b=c", "--n=*"])
    #expect(String(decoding: result.output, as: UTF8.self) == "<--title=a b=c>\n<--n=*>\n")
  }

  @Test(arguments: [
    (PluginStage.fetch, #","credential":true"#, "token\n"),
    (.intercept, #","credential":true"#, "token\n"), (.fetch, "", "\n"), (.intercept, "", "\n"),
    (.render, "", "\n"),
  ])
  func `Only a plugin of tmdb-fetch that asked for it sees the credential`(
    stage: PluginStage, more: String, expected: String
  ) throws {
    let result = try run(
      "echo $TMDB_TOKEN", stage: stage, more: more, environment: ["TMDB_TOKEN": "token"])
    #expect(String(decoding: result.output, as: UTF8.self) == expected)
  }

  @Test func `A source has empty standard input`() throws {
    #expect(try run("wc -c", stage: .fetch).output == Array("0\n".utf8))
  }

  @Test func `An error of the one who takes its output ends it`() throws {
    struct Full: Error {}
    let path = try scripts.plugin("x", "while :; do echo line; done")
    let plugin = Plugin(path: path, description: try scripts.find("x").description)
    var work = try PluginRun(plugin, arguments: [], environment: .current(), say: { _ in })
    #expect(throws: Full.self) {
      while try work.finish(sink: { _ in throw Full() }) {}
    }
  }

  @Test func `In conversation it is heard while its source has nothing yet`() throws {
    let path = try scripts.plugin("x", "echo ready; cat")
    let plugin = Plugin(path: path, description: try scripts.find("x").description)
    var ends: [Int32] = [-1, -1]
    #expect(unsafe pipe(&ends) == 0)
    for raw in ends { _ = fcntl(raw, F_SETFD, FD_CLOEXEC) }
    let reader = Descriptor(owning: ends[0], name: "upstream")
    var writer: Descriptor? = Descriptor(owning: ends[1], name: "upstream")
    var work = try PluginRun(plugin, arguments: [], environment: .current(), say: { _ in })
    var output: [UInt8] = []
    try work.converse(
      upstream: Upstream(reader),
      feed: { chunk in
        var buffer = [UInt8](repeating: 0, count: 100)
        let count = try reader.read(into: &buffer)
        chunk.append(contentsOf: buffer[..<count])
        return count > 0
      },
      sink: { bytes in
        for index in bytes.indices { output.append(bytes[index]) }
        // Upstream speaks only once the plugin was heard.
        if let open = writer.take() { try open.writeAll("record\n") }
      })
    #expect(output == Array("ready\nrecord\n".utf8))
  }
}
