import Foundation
import TestSupport
import Testing

/// Manual pages and completions are what the programs print of themselves; with TMDB_RECORD set
/// they are written anew, and the test fails.
@Suite(.timeLimit(.minutes(5))) struct GeneratedFilesTests {
  static let programs = ["tmdb-fetch", "tmdb-section", "tmdb-layout", "tmdb-render", "tmdb-diff"]
  static let isRecording = ProcessInfo.processInfo.environment["TMDB_RECORD"] != nil

  @Test("What is checked in is what the declaration says", arguments: programs)
  func files(_ program: String) throws {
    let shell = Shell(in: try ScratchFolder())
    for (form, path) in [
      ("man", "man/\(program).1"), ("bash", "completions/bash/\(program)"),
      ("zsh", "completions/zsh/_\(program)"), ("fish", "completions/fish/\(program).fish"),
    ] {
      let deed = try shell.run("\(program) --generate \(form)")
      #expect(deed.status == 0 && deed.errors.isEmpty)
      let url = packageFolder.appending(path: path)
      if Self.isRecording {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(deed.output.utf8).write(to: url)
        Issue.record("\(path) was recorded")
      }
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(deed.output == text, "\(path) is out of date; run the tests with TMDB_RECORD=1")
    }
  }

  @Test("Version and help go to standard output", arguments: programs)
  func version(_ program: String) throws {
    let shell = Shell(in: try ScratchFolder())
    let version = try shell.run("\(program) --version")
    #expect(
      version
        == Deed(
          status: 0,
          output:
            "\(program) 1.0.0\nThis product uses the TMDB API but is not endorsed or certified "
            + "by TMDB.\n", errors: ""))
    let help = try shell.run("\(program) --help")
    #expect(help.status == 0 && help.errors.isEmpty && help.output.contains("Usage: \(program)"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("An output that is full is an input/output error", arguments: programs)
  func fullDisk(_ program: String) throws {
    let deed = try Shell(in: try ScratchFolder()).run("\(program) --help >/dev/full")
    #expect(deed.status == 74)
    #expect(deed.errors == "\(program): standard output: No space left on device\n")
  }

  @Test("Every example of a manual runs", arguments: programs)
  func examples(_ program: String) throws {
    let shell = Shell(in: try ScratchFolder())
    let description = try shell.run("\(program) --generate json").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(description.utf8)) as? [String: Any])
    let examples = try #require(object["examples"] as? [[String: Any]])
    #expect(!examples.isEmpty)
    try Data(#"{"page":1,"results":[{"id":603,"title":"The Matrix"}]}"#.utf8)
      .write(to: URL(fileURLWithPath: "\(shell.folder)/saved.json"))
    for example in examples {
      let line = try #require(
        example["command_line"] as? String ?? example["commandLine"] as? String)
      // What needs TMDb itself, or files of an earlier run, is tried elsewhere.
      guard
        line.contains("--source sample") || line.hasPrefix("tmdb-layout --print")
          || line.hasPrefix("jq")
      else { continue }
      if line.contains("jq "), !isInstalled("jq") { continue }
      let deed = try shell.run(line)
      #expect(deed.status == 0 && deed.errors.isEmpty, "\(line)\n\(deed.errors)")
    }
  }
}
