import Foundation
import TestSupport
import Testing

/// What is asked again, and what is not: cache, recording and rounds.
@Suite(
  .timeLimit(.minutes(5)),
  .enabled(
    if: RecordedServer.isWanted, "the recorded server is not there; TMDB_RECORDED_SERVER names it"))
struct RepeatedRunTests {
  @Test("What was answered is not asked for again while fresh, and only asked about after that")
  func cache() throws {
    let server = try RecordedServer("--max-age", "3600")
    let command = "tmdb-fetch popular --pages 5"
    let first = try server.shell().run(command)
    #expect(first.status == 0)
    #expect(try server.requests().count == 5)
    #expect(try server.shell().run(command) == first)
    #expect(try server.requests().count == 5)
    let asked = try server.shell().run(command + " --refresh")
    #expect(try Line.films(asked) == Line.films(first))
    #expect(try server.requests().dropFirst(5).map(\.status) == [304, 304, 304, 304, 304])
    #expect(try server.shell().run(command + " --no-cache").status == 0)
    #expect(try server.requests().dropFirst(10).map(\.status) == [200, 200, 200, 200, 200])
    let files = try server.shell().run("grep -r '\(RecordedServer.token)' cache")
    #expect(files.status == 1)
  }

  @Test("A recording gives the same bytes when the server is gone, without a credential")
  func replay() throws {
    let command = "tmdb-fetch popular upcoming movie:1 --pages 3"
    let folder: ScratchFolder
    let base: String
    let recorded: Deed
    do {
      let server = try RecordedServer()
      (folder, base) = (server.folder, server.base)
      recorded = try server.shell().run(command + " --record tape")
      #expect(recorded.status == 1)
    }
    let shell = Shell(
      in: folder, environment: ["TMDB_BASE_URL": base, "XDG_CONFIG_HOME": folder.path])
    #expect(try shell.run(command + " --replay tape") == recorded)
    #expect(try shell.run("tmdb-fetch top-rated --replay tape").status == 66)
    #expect(try shell.run("grep -r '\(RecordedServer.token)' tape").status == 1)
  }

  @Test("Round after round is a snapshot, also one that fails")
  func every() throws {
    let server = try RecordedServer("--fault", "2:404")
    let deed = try server.shell().run(
      "tmdb-fetch popular --every 1s | head -n 46 | jq -c 'select(.type!=\"movie\")'")
    let lines = try Line.all(deed.output)
    #expect(
      lines.map(\.type) == ["stream", "section", "end", "stream", "end", "stream", "section"])
    #expect(lines.filter { $0.type == "stream" }.map(\.snapshot) == [1, 2, 3])
    #expect(lines.filter { $0.type == "end" }.map(\.complete) == [true, false])
    #expect(try server.requests().map(\.status) == [200, 404, 304])
  }

  @Test("Interrupted between two rounds, the last snapshot stays whole")
  func betweenRounds() throws {
    let server = try RecordedServer()
    let deed = try server.shell().run(
      "timeout -s INT 0.7 tmdb-fetch popular --every 1h --no-cache > out; tmdb-render -o page < out"
    )
    #expect(deed.status == 0)
    let lines = try Line.all(server.folder.read("out") ?? "")
    #expect(lines.filter { $0.type == "end" }.map(\.complete) == [true])
  }
}
