import Foundation
import TestSupport
import Testing

/// Interceptors before a server that answers.
@Suite(
  .timeLimit(.minutes(5)),
  .enabled(
    if: RecordedServer.isWanted, "the recorded server is not there; TMDB_RECORDED_SERVER names it"))
struct InterceptorTests {
  /// A program that passes as the interceptor x, its handshake put in front.
  private func plugin(_ server: RecordedServer, _ body: String, python: Bool = false) throws
    -> Shell
  {
    let answer = #"{"tmdb_plugin":1,"stage":"intercept","name":"x","summary":"Under test."}"#
    let text =
      python
      ? """
      #!/usr/bin/env python3
      import json, sys
      if sys.argv[1:] == ["--tmdb-plugin"]:
          print('\(answer)')
          sys.exit()
      \(body)
      """
      : """
      #!/bin/sh
      if [ "$1" = --tmdb-plugin ]; then
        echo '\(answer)'
        exit
      fi
      \(body)
      """
    try server.folder.write("plugins/tmdb-intercept-x", text + "\n", permissions: 0o755)
    return server.shell(["TMDB_PLUGIN_PATH": server.folder.file("plugins")])
  }

  private static let unchanging: [(String, String, Bool)] = [
    ("cat", "exec cat", false),
    (
      "a shell's loop", #"while IFS= read -r line; do printf '%s\n' "$line"; done"#, false
    ),
    ("sed", "exec sed -u 's/^/ /'", false),
    (
      "the id alone",
      "for line in sys.stdin:\n    print(json.dumps({'id': json.loads(line)['id']}), flush=True)",
      true
    ),
    (
      "written anew",
      "for line in sys.stdin:\n    print(json.dumps(json.loads(line), sort_keys=True), flush=True)",
      true
    ),
    (
      "out of order, four at a time",
      """
      import os, select
      held, rest = [], b""
      while True:
          if select.select([0], [], [], 0 if len(held) > 3 else 0.02)[0] and len(held) < 4:
              piece = os.read(0, 1 << 16)
              if not piece:
                  break
              *lines, rest = (rest + piece).split(b"\\n")
              held += lines
          else:
              for line in reversed(held):
                  os.write(1, line + b"\\n")
              held = []
      """, true
    ),
  ]

  @Test("What passes unchanged is byte for byte what it was", arguments: unchanging)
  func unchanged(_ name: String, body: String, python: Bool) throws {
    let server = try RecordedServer("--latency", "5")
    let shell = try plugin(server, body, python: python)
    let command = "tmdb-fetch popular upcoming --pages 20 --rate off --no-cache"
    // The server's time is in its answers.
    let time = #"sed 's/,"created":"[^"]*"//'"#
    let expected = try shell.run("\(command) | \(time)")
    let deed = try shell.run("\(command) --intercept x | \(time)")
    #expect(expected.errors.isEmpty && expected.output.utf8.count > 100_000)
    #expect(deed.output == expected.output)
    #expect(deed.errors.isEmpty)
  }

  @Test("A program that buffers nothing changes every film", .needs("jq"))
  func jq() throws {
    let server = try RecordedServer()
    let shell = try plugin(
      server,
      """
      exec jq -c --unbuffered '
        if .type == "response" then
          {id, body: (.body | fromjson | .results[].title |= "<" + . + ">" | tojson)}
        else {id} end'
      """)
    let plain = try Line.all(shell.run("tmdb-fetch popular --pages 5 --no-cache").output)
    let deed = try shell.run("tmdb-fetch popular --pages 5 --intercept x")
    #expect(deed.status == 0 && deed.errors.isEmpty)
    let titles = try Line.all(deed.output).compactMap(\.title)
    #expect(titles.dropFirst() == plain.compactMap(\.title).dropFirst().map { "<\($0)>" }[...])
    // What was changed is not what was kept.
    let later = try Line.all(shell.run("tmdb-fetch popular --pages 5 --offline").output)
    #expect(later.compactMap(\.title) == plain.compactMap(\.title))
  }

  @Test("A request that is led to another server goes there, without the credential")
  func elsewhere() throws {
    let (server, other) = (try RecordedServer(), try RecordedServer())
    let shell = try plugin(
      server,
      """
      exec sed -u 's|"url":"\(server.base)/movie/popular|"url":"\(other.base)/movie/upcoming|'
      """)
    #expect(try shell.run("tmdb-fetch top-rated --intercept x").status == 0)
    let deed = try shell.run("tmdb-fetch popular --intercept x")
    #expect(deed.status == 77)
    #expect(!deed.errors.contains(RecordedServer.token))
    let paths = try other.requests().map(\.path)
    #expect(paths == ["/3/movie/upcoming"])
    #expect(try other.requests().allSatisfy { $0.headers["Authorization"] == nil })
    #expect(try server.requests().map(\.path) == ["/3/movie/top_rated"])
    #expect(try server.requests().allSatisfy { $0.headers["Authorization"] != nil })
  }

  @Test("It sees what comes from the cache, a recording and details, and never the credential")
  func everywhere() throws {
    let server = try RecordedServer()
    let shell = try plugin(
      server, #"env >>seen; while IFS= read -r line; do printf '%s\n' "$line" | tee -a seen; done"#)
    func seen() throws -> Int {
      let lines = (server.folder.read("seen") ?? "").split(separator: "\n")
      #expect(!lines.contains { $0.contains(RecordedServer.token) })
      try FileManager.default.removeItem(atPath: server.folder.file("seen"))
      return lines.count { $0.hasPrefix("{") }
    }
    for options in ["", "--offline", "--record kept", "--replay kept"] {
      let deed = try shell.run("tmdb-fetch popular --pages 2 --intercept x \(options)")
      #expect(deed.status == 0 && deed.errors.isEmpty)
      #expect(try seen() == 4, "\(options)")
    }
    let details = try shell.run("echo 550 | tmdb-fetch details --intercept x")
    #expect(details.status == 0)
    #expect(try seen() == 2)
  }

  @Test("A plugin that dies on the way leaves the table of before")
  func dies() throws {
    let server = try RecordedServer()
    let shell = try plugin(
      server, "for i in 1 2 3 4 5 6 7 8 9; do read -r line; echo \"$line\"; done; exit 9")
    try server.folder.write("films.csv", "yesterday\n")
    let deed = try shell.run(
      "tmdb-fetch popular --pages 30 --intercept x --messages json "
        + "| tmdb-render --format csv -o films.csv")
    #expect(deed.status == 78)
    #expect(deed.errors.contains("tmdb-intercept-x) ended with status 9"))
    #expect(server.folder.read("films.csv") == "yesterday\n")
  }
}
