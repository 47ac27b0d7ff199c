import Foundation
import TestSupport
import Testing

/// What a signal leaves of a stream whose reader did not read: whole lines, and an `end` where there
/// was room for one.
@Suite(.timeLimit(.minutes(5))) struct LastWordsTests {
  /// Films without end, each on a line of that many bytes or up to twice as many.
  private static func films(lineLength: Int) -> String {
    """
    awk 'BEGIN {
      for (text = "x"; length(text) < \(lineLength);) text = text text
      print "{\\"type\\":\\"stream\\",\\"version\\":1}"
      for (id = 1;; id++) print "{\\"type\\":\\"movie\\",\\"id\\":" id ",\\"title\\":\\"" text "\\"}"
    }'
    """
  }

  private static let handshake =
    #"{"tmdb_plugin":1,"stage":"fetch","name":"flood","summary":"Films without end."}"#

  /// The program that writes, and how long its lines are.
  static let writers = [
    ("tmdb-fetch", 300), ("tmdb-fetch", 9_000), ("tmdb-fetch", 200_000), ("tmdb-section", 300),
    ("tmdb-section", 9_000),
  ]

  /// Lets a program fill a pipe, ends it by a signal, and reads the pipe then; `meanwhile` the reader
  /// begins at once, else when the program has ended.
  private func deed(_ program: String, _ lineLength: Int, meanwhile: Bool) throws -> Deed {
    let folder = try ScratchFolder()
    let films = Self.films(lineLength: lineLength)
    try folder.write(
      "tmdb-fetch-flood",
      """
      #!/bin/sh
      if [ "$1" = --tmdb-plugin ]; then echo '\(Self.handshake)'; exit; fi
      exec \(films)

      """, permissions: 0o755)
    let command =
      program == "tmdb-fetch"
      ? "tmdb-fetch --source flood a >pipe 3>&- 4>&- &"
      : "\(films) 3>&- 4>&- | tmdb-section >pipe &"
    let shell = Shell(in: folder, environment: ["TMDB_PLUGIN_PATH": folder.path])
    return try shell.run(
      """
      mkfifo pipe gate; exec 3<>pipe 4<>gate
      { read -r line <&4; exec cat <pipe 3>&- 4>&- >out; } & reader=$!
      \(command) writer=$!
      # Longer than it takes to fill the pipe.
      sleep 0.5
      kill -TERM $writer
      \(meanwhile ? "echo go >&4" : "")
      wait $writer 2>/dev/null; status=$?
      \(meanwhile ? "" : "echo go >&4")
      exec 3>&-
      wait $reader
      cat out
      exit $status
      """)
  }

  @Test("A reader that reads at last gets whole lines, and an end", arguments: writers)
  func lateReader(_ program: String, _ lineLength: Int) throws {
    let deed = try deed(program, lineLength, meanwhile: true)
    #expect(deed.status == 143)
    let lines = try Line.all(deed.output)
    #expect(lines.last?.type == "end")
    #expect(lines.filter { $0.type == "end" }.map(\.complete) == [false])
  }

  @Test("Where there is no room, nothing is written behind a line in pieces", arguments: writers)
  func fullPipe(_ program: String, _ lineLength: Int) throws {
    let deed = try deed(program, lineLength, meanwhile: false)
    #expect(deed.status == 143)
    let whole = deed.output.prefix(through: try #require(deed.output.lastIndex(of: "\n")))
    #expect(try Line.all(String(whole)).count > 0)
    let rest = deed.output[whole.endIndex...]
    // Lines that a pipe takes at once are never in pieces.
    if program == "tmdb-fetch", lineLength < 2_000 { #expect(rest == "") }
    #expect(!rest.contains("\"end\""))
  }
}
