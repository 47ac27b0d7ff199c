import TestSupport
import Testing

@testable import Platform
@testable import PluginHost

@Suite(.timeLimit(.minutes(5))) struct PluginCheckTests {
  let scripts: Scripts

  init() throws { scripts = try Scripts() }

  private func check(_ path: String, limit: Double = 20) throws -> [PluginCheck.Finding] {
    try PluginCheck(environment: .current(), handshake: scripts.handshake(), limit: limit)
      .findings(path)
  }

  private func breaches(_ findings: [PluginCheck.Finding]) -> [String] {
    findings.compactMap(\.breach)
  }

  /// A source that has not what it was asked for, and says so.
  private static let failing = #"""
    echo '{"type":"stream"}'
    echo '{"type":"end","complete":false,"error":{"status":77,"message":"no key"}}'
    exit 77
    """#
  /// An interceptor that answers the request itself, and is shown no response.
  private static let answering = #"""
    read -r line
    echo '{"type":"response","id":1,"body":"{}"}'
    read -r line && exit 9
    exit 0
    """#

  @Test(arguments: [
    (PluginStage.render, "sed -n 's/.*\"title\"//p'", 6), (.section, "cat", 9), (.layout, "cat", 9),
    (
      .fetch, #"echo '{"type":"stream"}'; echo '{"id":1}'; echo '{"type":"end","complete":true}'"#,
      7
    ),
    (.fetch, failing, 7), (.intercept, "exec cat", 5), (.intercept, answering, 5),
  ])
  func `A good one keeps every rule of its stage`(stage: PluginStage, body: String, rules: Int)
    throws
  {
    let findings = try check(scripts.plugin("x", stage: stage, body))
    #expect(breaches(findings) == [])
    #expect(findings.isKept)
    #expect(findings.count == rules)
  }

  @Test(arguments: ["tmdb-render", "tmdb-render-", "tmdb-render-X", "render-x", "tmdb-paint-x"])
  func `A file of another name is told what it should be`(name: String) throws {
    let findings = try check(scripts.script(name, "exit"))
    #expect(findings.count == 1)
    #expect(breaches(findings)[0].hasPrefix("\(name) is no such name"))
  }

  @Test func `A file that is not there or may not be run ends the check`() throws {
    let absent = scripts.folder.file("tmdb-render-x")
    #expect(breaches(try check(absent)) == ["\(absent) is not there"])
    let path = try scripts.plugin("y", permissions: 0o644, "cat")
    #expect(breaches(try check(path)) == ["\(path) may not"])
  }

  @Test func `A wrong answer ends the check`() throws {
    let findings = try check(scripts.script("tmdb-render-x", "exit 5"))
    #expect(breaches(findings) == ["it answered --tmdb-plugin with status 5"])
    #expect(findings.count == 3)
    let expected = "and ends with status 0. But it answered --tmdb-plugin with status 5.\n"
    #expect(findings.text.hasSuffix(expected))
    #expect(findings.text.hasPrefix("kept    The file is named tmdb-STAGE-NAME.\n"))
  }

  @Test(arguments: [
    ("exit 7", "it ended with status 7"), ("kill -KILL $$", "it was killed by SIGKILL"),
  ])
  func `One that fails on a stream is told so`(body: String, breach: String) throws {
    let found = breaches(try check(scripts.plugin("x", body)))
    #expect(found == [breach, breach])
  }

  @Test(arguments: [
    (PluginStage.render, "exec yes", Array(repeating: "it wrote more than 16 MiB", count: 2)),
    (.fetch, "exec yes", ["it wrote more than 16 MiB"]),
  ])
  func `One that writes without end is ended, and told so`(
    stage: PluginStage, body: String, expected: [String]
  ) throws {
    #expect(breaches(try check(scripts.plugin("x", stage: stage, body))) == expected)
  }

  @Test func `One that does not end is killed, and told three times`() throws {
    let found = breaches(try check(scripts.plugin("x", "sleep 30"), limit: 0.1))
    #expect(found == Array(repeating: "it had not ended after 0.1 s", count: 3))
  }

  @Test(arguments: [
    ("exit 0", ["it wrote nothing"]),
    ("exit 4", ["it wrote nothing", "it ended with status 4"]),
    (#"echo '{"id":1}'"#, ["it began with a film and ended with a film"]),
    (
      #"echo '{"type":"stream"}'; echo '{"type":"end","complete":false}'; exit 3"#,
      ["it ended with status 3"]
    ),
    (
      #"echo '{"type":"stream"}'; echo nonsense; echo '{"type":"end","complete":true}'"#,
      ["line 2: not a JSON object; a record is one object on one line"]
    ),
  ])
  func `A source that does not frame what it writes is told so`(body: String, expected: [String])
    throws
  {
    #expect(breaches(try check(scripts.plugin("x", stage: .fetch, body))) == expected)
  }

  @Test(arguments: [
    ("exit 0", ["it ended before"]),
    ("read -r line; exit 4", ["it ended before", "it ended with status 4"]),
    (
      "exec sort",
      ["it had not after 0.3 s; does it write each line out at once, without a buffer?"]
    ),
    (
      #"while read -r line; do echo '{"id":7}'; done"#,
      ["it answered what it was not asked: there is no id 7"]
    ),
    (
      #"while read -r line; do echo '{"id":1,"url":2}'; done"#,
      [#"it answered the request 1 wrongly: "url" should be a text"#]
    ),
    ("cat; exit 6", ["it ended with status 6"]),
  ])
  func `An interceptor that does not reply is told so`(body: String, expected: [String]) throws {
    #expect(
      breaches(try check(scripts.plugin("x", stage: .intercept, body), limit: 0.3)) == expected)
  }

  @Test(arguments: [
    ("grep -v '\"end\"'", ["of one and one it passed on 1 and 0"]),
    ("grep -v '\"stream\"'", ["of one and one it passed on 0 and 1"]),
    ("grep '\"stream\"\\|\"end\"\\|movie'", ["one was dropped or changed"]),
    ("sed 's/1\\.10,/1.1,/'", ["one was dropped or changed"]),
    ("cat; echo nonsense", ["line 7: not a JSON object; a record is one object on one line"]),
  ])
  func `A filter that drops or changes what it does not know is told so`(
    body: String, expected: [String]
  ) throws {
    #expect(breaches(try check(scripts.plugin("x", stage: .section, body))) == expected)
  }
}
