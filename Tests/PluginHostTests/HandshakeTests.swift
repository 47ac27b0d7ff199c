import Foundation
import RecordStream
import TestSupport
import Testing

@testable import Platform
@testable import PluginHost

@Suite(.timeLimit(.minutes(5))) struct HandshakeTests {
  let scripts: Scripts
  let name: PluginName

  init() throws {
    scripts = try Scripts()
    name = try #require(PluginName("x"))
  }

  private func ask(_ body: String, stage: PluginStage = .render, limit: Double = 20) throws
    -> PluginDescription
  {
    try scripts.handshake(limit: limit).ask(
      scripts.script("tmdb-\(stage)-x", body), stage: stage, name: name)
  }

  private func fault(_ body: String, stage: PluginStage = .render, limit: Double = 20) throws
    -> HandshakeFault?
  {
    do {
      _ = try ask(body, stage: stage, limit: limit)
      return nil
    } catch let fault as HandshakeFault {
      return fault
    }
  }

  @Test func `A right answer is taken whole`() throws {
    let found = try ask(
      """
      echo '{"tmdb_plugin":1,"stage":"render","name":"x","version":"2.1-β","summary":"Ünicode ☃.",\
      "records":[1,2],"options":[{"name":"color","summary":"Paint.","values":["red","blue"]},\
      {"name":"n"}],"credential":false,"later":{"x":[1]}}'
      """)
    #expect(found.version == "2.1-β")
    #expect(found.summary == "Ünicode ☃.")
    #expect(found.options.map(\.name.text) == ["color", "n"])
    #expect(found.options[0].values == ["red", "blue"])
    #expect(!found.needsCredential)
  }

  @Test func `The least that will do is version, stage, name and summary`() throws {
    let found = try ask(
      #"printf '{"tmdb_plugin":1,"stage":"render","name":"x","summary":"s"}'"#)
    #expect(found.version == "")
    #expect(found.options == [])
  }

  @Test(arguments: [
    ("exit 3", "answered --tmdb-plugin with status 3"),
    ("echo 'no such option' >&2; exit 2", "answered --tmdb-plugin with status 2: no such option"),
    ("kill -KILL $$", "was killed by SIGKILL when asked"),
    ("", "answered --tmdb-plugin with nothing"),
    ("echo; echo '  '", "answered --tmdb-plugin with nothing"),
    ("echo '[1]'", "answered --tmdb-plugin with what is no description of a plugin: [1]"),
    ("echo '{}'", "answered --tmdb-plugin with what is no description of a plugin: {}"),
    ("echo 1; echo 2", "answered --tmdb-plugin with more than one line"),
    ("head -c 70000 /dev/zero", "answered --tmdb-plugin with more than 64 KiB"),
    ("cat /dev/zero", "answered --tmdb-plugin with more than 64 KiB"),
    (
      #"echo '{"tmdb_plugin":2}'"#,
      "speaks version 2 of the plugin contract, and this program version 1"
    ),
    (
      #"echo '{"tmdb_plugin":"1"}'"#,
      "describes itself wrongly: \"tmdb_plugin\" should be the number 1"
    ),
    (
      #"echo '{"tmdb_plugin":1,"stage":"fetch"}'"#,
      "says that it is a plugin for the stage fetch"
    ),
    (
      #"echo '{"tmdb_plugin":1,"name":"x"}'"#,
      "describes itself wrongly: \"stage\" should be \"render\""
    ),
    (
      #"echo '{"tmdb_plugin":1,"stage":"render","name":"y"}'"#,
      "says that its name is y"
    ),
  ])
  func `A wrong answer is named`(body: String, expected: String) throws {
    #expect(try fault(body)?.explanation == expected)
  }

  @Test(arguments: [
    (#""summary":3"#, "summary"), (#""version":"1""#, "summary"), (#""summary":"""#, "summary"),
    (#""summary":"a\u001b[31m""#, "summary"), (#""summary":"a\u202e""#, "summary"),
    (#""summary":"s","version":1"#, "version"), (#""summary":"s","records":[2]"#, "records"),
    (#""summary":"s","records":1"#, "records"), (#""summary":"s","options":{}"#, "options"),
    (#""summary":"s","options":["a"]"#, "options"),
    (#""summary":"s","options":[{"name":"A b"}]"#, "options"),
    (#""summary":"s","options":[{"name":"a"},{"name":"a"}]"#, "options"),
    (#""summary":"s","options":[{"name":"a","values":[]}]"#, "values"),
    (#""summary":"s","credential":true"#, "credential"),
    (#""summary":"s","credential":"no""#, "credential"),
  ])
  func `A member that is not what it should be is named`(members: String, name: String) throws {
    let found = try fault(
      "cat <<'END'\n{\"tmdb_plugin\":1,\"stage\":\"render\",\"name\":\"x\",\(members)}\nEND")
    guard case .badMember(name, _) = found else {
      Issue.record("it was \(String(describing: found))")
      return
    }
  }

  @Test func `Garbage is told with its beginning, and where it stops being JSON`() throws {
    let words = try #require(try fault("echo 'usage: thing [FILE]'")?.explanation)
    #expect(words.contains("usage: thing [FILE]"))
    #expect(words.hasPrefix("answered --tmdb-plugin wrongly (column 1, not JSON"))
    #expect(
      try fault("echo '{\"tmdb_plugin\":1,'")?.explanation.contains("wrongly (column ") == true)
  }

  @Test func `A duplicate member is no answer, since readers differ on which one counts`() throws {
    let found = try fault(#"echo '{"tmdb_plugin":1,"tmdb_plugin":1}'"#)
    guard case .notJSON = found else {
      Issue.record("it was \(String(describing: found))")
      return
    }
  }

  @Test func `One that never answers costs its time, and its children die with it`() throws {
    let start = monotonicNow()
    let marker = scripts.folder.file("alive")
    #expect(
      try fault("(sleep 30; : >'\(marker)') & sleep 30", limit: 0.05) == .slow(seconds: 0.05))
    #expect(monotonicNow() - start < 10_000_000_000)
    #expect(
      HandshakeFault.slow(seconds: 2).explanation == "did not answer --tmdb-plugin within 2 s")
  }

  @Test func `Standard input is empty and ten megabytes on standard error do not matter`() throws {
    let found = try ask(
      """
      [ "$(wc -c)" -eq 0 ] || exit 9
      head -c 10000000 /dev/zero >&2
      echo '{"tmdb_plugin":1,"stage":"render","name":"x","summary":"s"}'
      """)
    #expect(found.summary == "s")
  }

  @Test(arguments: PluginStage.allCases)
  func `Nobody sees the credential while asked, whatever it may see later`(stage: PluginStage)
    throws
  {
    let path = try scripts.script(
      "tmdb-\(stage)-x",
      """
      echo '{"tmdb_plugin":1,"stage":"\(stage.rawValue)","name":"x",\
      "summary":"'"$TMDB_TOKEN$TMDB_API_KEY$OTHER"'"}'
      """)
    let handshake = Handshake(
      environment: ["TMDB_TOKEN": "t", "TMDB_API_KEY": "k", "OTHER": "o"], limit: 20)
    #expect(try handshake.ask(path, stage: stage, name: name).summary == "o")
  }

  @Test func `A script without interpreter is told what it lacks`() throws {
    let path = try scripts.folder.write("tmdb-render-x", "echo {}\n", permissions: 0o755)
    do {
      _ = try scripts.handshake().ask(path, stage: .render, name: name)
      Issue.record("started")
    } catch let fault as HandshakeFault {
      #expect(fault.explanation.hasSuffix("(a script begins with #! and its interpreter)"))
    }
  }
}
