import Foundation
import TestSupport
import Testing

/// `tmdb-fetch details`, and runs of it that are killed.
@Suite(
  .timeLimit(.minutes(5)),
  .enabled(
    if: RecordedServer.isWanted, "the recorded server is not there; TMDB_RECORDED_SERVER names it"))
struct DetailsCommandTests {
  @Test("Details enrich films in their order, and tell which are gone")
  func details() throws {
    let server = try RecordedServer("--latency", "5")
    let deed = try server.shell().run(
      "{ tmdb-fetch popular; echo 129; echo '{\"id\":9999998,\"mine\":1}'; } | tmdb-fetch details")
    #expect(deed.status == 0)
    let lines = try Line.all(deed.output)
    let popular = try Line.films(try server.shell().run("tmdb-fetch popular"))
    #expect(try Line.films(deed) == popular + [129])
    #expect(lines.filter { $0.type == "gone" }.map(\.id) == [9_999_998])
    #expect(lines.filter { $0.type == "stream" }.count == 1)
    #expect(try Line.end(deed).complete == true)
  }

  @Test("A crawl that is killed again and again comes to its end with each film once")
  func crawl() throws {
    let server = try RecordedServer()
    try server.folder.write(
      "ids", (1...600).map { "\(10_000_000 + $0)\n" }.joined())
    let command = "tmdb-fetch details ids --checkpoint cp -o out --rate off --no-cache"
    for seconds in ["0.3", "0.6", "0.9"] {
      _ = try server.shell().run("timeout -s KILL \(seconds) \(command)")
    }
    let deed = try server.shell().run(command)
    #expect(deed.status == 0)
    let lines = try Line.all(server.folder.read("out") ?? "")
    #expect(
      lines.compactMap { $0.type == "movie" ? $0.id : nil } == (1...600).map { 10_000_000 + $0 })
    #expect(lines.filter { $0.type == "stream" }.count == 1)
    #expect(lines.filter { $0.type == "end" }.count == 1)
    #expect(server.folder.read("cp")?.hasSuffix("\nfinished\n") == true)
    let pipe = try server.shell().run("\(command) -o /dev/stdout | cat")
    #expect(pipe.errors.contains("no regular file"))
    let again = try server.shell().run(command)
    #expect(again.status == 0)
    #expect(
      again.errors == "tmdb-fetch: out is whole already; to fetch its films again, remove it\n")
    #expect(try Line.all(server.folder.read("out") ?? "").count == lines.count)
  }

  @Test("A crawl leaves alone what is not its own")
  func foreignCrawl() throws {
    let server = try RecordedServer()
    try server.folder.write("ids", "603\n")
    try server.folder.write("mine", "603\n")
    for (options, status, words) in [
      ("mine --checkpoint cp -o mine", 64, "-o mine is the same file as mine, which is read"),
      ("--checkpoint cp -o mine < mine", 64, "the same file as standard input"),
      ("ids --checkpoint mine -o mine", 64, "--checkpoint and -o name the same file"),
      ("ids --checkpoint cp -o mine", 73, "mine is there already, and no cp says"),
      ("ids --checkpoint cp -o /dev/null", 64, "is no regular file"),
    ] as [(String, Int32, String)] {
      let deed = try server.shell().run("tmdb-fetch details --no-cache \(options)")
      #expect(deed.status == status, "\(options)")
      #expect(deed.errors.contains(words), "\(deed.errors)")
      #expect(server.folder.read("mine") == "603\n")
    }
    #expect(try server.requests().isEmpty)
  }

  @Test("The same film in the same section comes once, in two sections twice")
  func sameFilm() throws {
    let server = try RecordedServer()
    let deed = try server.shell().run(
      #"printf '603\n603\n{"id":603,"section":"a"}\n' | tmdb-fetch details --no-cache"#)
    #expect(try Line.films(deed) == [603, 603])
    #expect(try Line.end(deed).dropped == 1)
  }
}
