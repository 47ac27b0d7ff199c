import Foundation
import TestSupport
import Testing

/// The plugins that tmdb-plugins(7) shows, taken from the page and run.
@Suite(.needs("python3"), .timeLimit(.minutes(5))) struct PluginManualTests {
  private let folder: ScratchFolder
  private let shell: Shell
  private var names: [String] = []

  init() throws {
    folder = try ScratchFolder()
    shell = Shell(
      in: folder,
      environment: [
        "TMDB_PLUGIN_PATH": folder.file("plugins"), "TMDB_TOKEN": "a.b.c", "HOME": folder.path,
        "TMDB_BASE_URL": "http://127.0.0.1:9",
      ])
    let page = try String(
      contentsOf: packageFolder.appending(path: "man/tmdb-plugins.7"), encoding: .utf8)
    for block in page.components(separatedBy: ".Bd -literal -offset 2n\n").dropFirst() {
      var text = block.components(separatedBy: ".Ed\n")[0]
      guard text.hasPrefix("#!") else { continue }
      for (mark, character) in [("\\-", "-"), ("\\(aq", "'"), ("\\e", "\\")] {
        text = text.replacingOccurrences(of: mark, with: character)
      }
      let asked = try folder.write("asked", text, permissions: 0o755)
      let answer = try shell.run("\(asked) --tmdb-plugin").output
      let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      let stage = try #require(object?["stage"] as? String)
      let name = try #require(object?["name"] as? String)
      try folder.write("plugins/tmdb-\(stage)-\(name)", text, permissions: 0o755)
      names.append("\(stage)-\(name)")
    }
  }

  @Test(.needs("jq")) func `All of them keep the contract`() throws {
    #expect(names == ["render-titles", "section-korean", "intercept-log", "intercept-marked"])
    for name in names {
      let deed = try shell.run("tmdb-fetch --check-plugin plugins/tmdb-\(name)")
      #expect(deed.status == 0 && !deed.output.contains("broken"), "\(deed.output)")
    }
  }

  @Test func `The interceptors do what the page says`() throws {
    let deed = try shell.run(
      "tmdb-fetch keyword:1 --intercept log --intercept marked | grep -c The.Matrix")
    #expect(deed == Deed(status: 0, output: "1\n", errors: ""))
    let log = (folder.read("tmdb.log") ?? "").split(separator: "\n")
    #expect(log.count == 2)
    #expect(log.first?.hasPrefix(#"{"type":"request","id":1,"method":"GET","url":"#) == true)
    #expect(log.last?.contains("The Matrix") == true)
  }
}
