import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(
    if: RecordedServer.isWanted, "the recorded server is not there; TMDB_RECORDED_SERVER names it"))
struct RecordedServerTests {
  private func films(_ deed: Deed) throws -> [Int] {
    try Line.all(deed.output).compactMap { $0.type == "movie" ? $0.id : nil }
  }

  private func end(_ deed: Deed) throws -> Line {
    try #require(try Line.all(deed.output).last { $0.type == "end" })
  }

  @Test("Films come in the server's order, each once")
  func order() throws {
    struct Body: Decodable {
      struct Item: Decodable { let id: Int }
      let results: [Item]
    }
    let server = try RecordedServer()
    var expected: [Int] = []
    for page in 1...2 {
      let body = try server.shell().run(
        "curl -sf -H 'Authorization: Bearer \(RecordedServer.token)' "
          + "'\(server.base)/movie/popular?page=\(page)'")
      for item in try JSONDecoder().decode(Body.self, from: Data(body.output.utf8)).results
      where !expected.contains(item.id) {
        expected.append(item.id)
      }
    }
    let deed = try server.shell().run("tmdb-fetch popular --pages 2")
    #expect(deed.status == 0)
    #expect(deed.errors.isEmpty)
    #expect(try films(deed) == expected)
    #expect(try end(deed).dropped == 40 - expected.count)
  }

  @Test("Several lists are sections in the order of the command line")
  func sections() throws {
    let server = try RecordedServer("--latency", "5")
    let deed = try server.shell().run("tmdb-fetch upcoming popular top_rated --pages 3")
    #expect(deed.status == 0)
    var sections: [String] = []
    for line in try Line.all(deed.output) where line.type == "movie" {
      if let section = line.section, sections.last != section { sections.append(section) }
    }
    #expect(sections == ["upcoming", "popular", "top-rated"])
  }

  /// Kinds of faults, and the status that each ends with where nothing is tried again.
  private static let faults: [(kind: String, status: Int32)] = [
    ("401", 77), ("404", 69), ("429", 75), ("500", 75), ("502html", 75), ("503", 75),
    ("reset", 69), ("truncate", 69), ("stall", 75), ("badjson", 75), ("html200", 69),
    ("emptybody", 75), ("shortlength", 69), ("redirect-elsewhere", 69),
  ]

  @Test(
    "A fault that stays ends the run with its status, told in the stream, too", arguments: faults)
  func fault(_ kind: String, status: Int32) throws {
    let server = try RecordedServer("--fault", "2-99:\(kind)")
    let deed = try server.shell().run(
      "tmdb-fetch popular --pages 3 --connections 1 --retries 0 --timeout 1s -v --messages json")
    #expect(deed.status == status)
    #expect(try films(deed).count == 20)
    let end = try end(deed)
    #expect(end.complete == false)
    #expect(end.error?.status == Int(status))
    #expect(end.error?.message.hasPrefix("popular page 2: ") == true)
    #expect(!deed.errors.contains(RecordedServer.token))
    #expect(!deed.output.contains(RecordedServer.token))
    #expect(try server.requests().allSatisfy { $0.headers["Host"]?.hasPrefix("127.") == true })
  }

  @Test("A redirect elsewhere ends the run as it should every time, however threads are timed")
  func redirectsAgain() throws {
    let server = try RecordedServer("--fault", "1-999:redirect-elsewhere")
    let deed = try server.shell().run(
      "for i in $(seq 40); do tmdb-fetch popular --no-cache --bare -q; echo $?; done")
    #expect(deed.output == String(repeating: "69\n", count: 40))
    let hosts = Set(try server.requests().map { $0.headers["Host"]?.prefix(4) })
    #expect(hosts == ["127."])
  }

  @Test(
    "A fault that passes leaves no trace",
    arguments: [
      "429", "500", "502html", "503", "reset", "truncate", "stall", "badjson", "html200",
      "emptybody", "shortlength", "notutf8", "redirect",
    ])
  func recovers(_ kind: String) throws {
    let server = try RecordedServer("--fault", "2:\(kind)")
    let deed = try server.shell().run("tmdb-fetch popular --pages 3 --timeout 1s")
    #expect(deed.status == 0)
    #expect(deed.errors.isEmpty)
    #expect(try films(deed).count == 59)
    #expect(try end(deed).complete == true)
  }

  @Test("A reader that stops stops the fetching")
  func head() throws {
    let server = try RecordedServer("--latency", "20")
    let deed = try server.shell().run("tmdb-fetch popular --pages all | head -3 | wc -l")
    #expect(deed.output.trimmingCharacters(in: .whitespacesAndNewlines) == "3")
    #expect(deed.errors.isEmpty)
    #expect(try server.requests().count <= 40)
  }

  @Test("No more requests start in a second than the rate allows, and no more at a time")
  func pacing() throws {
    let server = try RecordedServer("--latency", "100")
    let deed = try server.shell().run("tmdb-fetch popular --pages 60 --connections 3 --rate 40")
    #expect(deed.status == 0)
    let statistics = try server.statistics()
    #expect(statistics["max_concurrent"] ?? 99 <= 3)
    #expect(statistics["max_rps"] ?? 99 <= 41)
  }

  @Test("A page beyond the last is refused before anything is asked")
  func beyond() throws {
    let server = try RecordedServer()
    let deed = try server.shell().run("tmdb-fetch popular --pages 501")
    #expect(deed.status == 64)
    #expect(try end(deed).error?.status == 64)
    #expect(try server.requests().isEmpty)
  }

  @Test("A server that dies on the way leaves the table of before")
  func dies() throws {
    let server = try RecordedServer("--fault", "3-99:503")
    try server.folder.write("out.csv", "yesterday\n")
    let deed = try server.shell().run(
      "tmdb-fetch popular --pages 5 --connections 1 --retries 0 | "
        + "tmdb-render --format csv -o out.csv")
    #expect(deed.status == 75)
    #expect(deed.errors.contains("popular page 3: HTTP 503"))
    #expect(server.folder.read("out.csv") == "yesterday\n")
  }

  @Test("Without a credential the whole pipeline says so")
  func noCredential() throws {
    let server = try RecordedServer()
    try server.folder.write("out.csv", "yesterday\n")
    let shell = server.shell(["TMDB_TOKEN": "", "XDG_CONFIG_HOME": server.folder.path])
    let alone = try shell.run("tmdb-fetch popular")
    #expect(alone.status == 77)
    #expect(alone.errors.contains("TMDB_TOKEN"))
    let piped = try shell.run("tmdb-fetch popular | tmdb-render --format csv -o out.csv")
    #expect(piped.status == 77)
    #expect(server.folder.read("out.csv") == "yesterday\n")
    #expect(try server.requests().isEmpty)
  }

  @Test(
    "An interrupt ends the stream properly, and the program by that signal",
    arguments: [
      ("INT", 130), ("TERM", 143), ("HUP", 129),
    ])
  func interrupt(_ signal: String, status: Int32) throws {
    let server = try RecordedServer("--fault", "2-99:stall")
    // Neither sh nor a test gives its children a fresh set of signals.
    try server.folder.write(
      "fresh",
      """
      import os, signal, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
          signal.signal(number, signal.SIG_DFL)
      os.execvp(sys.argv[1], sys.argv[1:])
      """)
    let deed = try server.shell().run(
      "mkfifo pipe; python3 fresh tmdb-fetch popular --pages 2 --connections 1 >pipe & exec 3<pipe; "
        // The first film has come: the second page is being waited for.
        + "head -n 3 <&3 >head; kill -\(signal) $!; tail -n 1 <&3; wait $!; exit $?")
    #expect(deed.status == status)
    #expect(try end(deed).complete == false)
    #expect(!deed.errors.contains("tmdb-fetch"))
  }

  @Test("A key is sent as a key, a token as a token, and both as nothing else")
  func kinds() throws {
    let server = try RecordedServer()
    _ = try server.shell().run("tmdb-fetch popular")
    let token = try #require(try server.requests().first)
    #expect(token.headers["Authorization"] == "Bearer \(RecordedServer.token)")
    #expect(!token.query.contains("api_key"))
    let key = "0123456789abcdef0123456789abcdef"
    let deed = try server.shell(["TMDB_TOKEN": key]).run("tmdb-fetch popular --no-cache")
    #expect(deed.status == 77)
    #expect(deed.errors.contains("v3 API key from TMDB_TOKEN"))
    let keyed = try #require(try server.requests().last)
    #expect(keyed.headers["Authorization"] == nil)
    #expect(keyed.query.contains("api_key=\(key)"))
  }

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
    #expect(try films(asked) == films(first))
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

  @Test(
    "Everything that can be named can be fetched",
    arguments: [
      ("trending", 20), ("trending:day", 20), ("discover", 20), ("search:spider", 1),
      ("movie:129,496243", 2), ("imdb:tt0088247", 1), ("collection:264", 3), ("list:509", 16),
      ("keyword:33705", 20), ("company:25", 20), ("person:31", 20), ("changes", 100),
      ("export", 100),
    ])
  func operands(_ operand: String, films: Int) throws {
    let server = try RecordedServer()
    let deed = try server.shell().run("tmdb-fetch '\(operand)'")
    #expect(deed.status == 0)
    #expect(deed.errors.isEmpty)
    #expect(try self.films(deed).count >= films)
    #expect(try end(deed).complete == true)
  }

  @Test("Windows find every film once, and none besides")
  func windows() throws {
    let server = try RecordedServer()
    let query = "discover --primary-release-date 1990-01-01..2026-12-31"
    let plain = try films(try server.shell().run("tmdb-fetch \(query) --pages all"))
    let cut = try films(try server.shell().run("tmdb-fetch \(query) --windows"))
    #expect(Set(cut) == Set(plain))
    #expect(cut.count == Set(cut).count)
  }

  @Test("Details enrich films in their order, and tell which are gone")
  func details() throws {
    let server = try RecordedServer("--latency", "5")
    let deed = try server.shell().run(
      "{ tmdb-fetch popular; echo 129; echo '{\"id\":9999998,\"mine\":1}'; } | tmdb-fetch details")
    #expect(deed.status == 0)
    let lines = try Line.all(deed.output)
    let popular = try films(try server.shell().run("tmdb-fetch popular"))
    #expect(try films(deed) == popular + [129])
    #expect(lines.filter { $0.type == "gone" }.map(\.id) == [9_999_998])
    #expect(lines.filter { $0.type == "stream" }.count == 1)
    #expect(try end(deed).complete == true)
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
    #expect(server.folder.read("cp") == nil)
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

  @Test("A signal ends a run whose reader does not read", arguments: ["TERM", "HUP"])
  func fullPipe(_ signal: String) throws {
    let server = try RecordedServer()
    let deed = try server.shell().run(
      """
      mkfifo pipe; exec 3<>pipe
      tmdb-fetch popular --pages 300 --rate off --no-cache >pipe & fetch=$!
      # Longer than it takes to fill the pipe; where it did not, the signal comes in time all the same.
      sleep 0.7; kill -\(signal) $fetch; wait $fetch; echo $?
      """)
    #expect(deed.output == "\(128 + ["TERM": 15, "HUP": 1][signal, default: 0])\n")
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

  @Test("The same film in the same section comes once, in two sections twice")
  func sameFilm() throws {
    let server = try RecordedServer()
    let deed = try server.shell().run(
      #"printf '603\n603\n{"id":603,"section":"a"}\n' | tmdb-fetch details --no-cache"#)
    #expect(try films(deed) == [603, 603])
    #expect(try end(deed).dropped == 1)
  }

  @Test(
    "Options that would mean nothing are refused",
    arguments: ["append=credits", "checkpoint=cp", "require-end", "on-error=skip", "allow-empty"])
  func meaningless(_ option: String) throws {
    let deed = try RecordedServer().shell().run("tmdb-fetch popular --\(option)")
    #expect(deed.status == 64)
    let name = option.prefix { $0 != "=" }
    #expect(deed.errors.hasPrefix("tmdb-fetch: --\(name) goes with details\n"))
  }

  @Test("A check tells what is there and what is wrong, and ends with the first fault's status")
  func check() throws {
    let server = try RecordedServer()
    let good = try server.shell().run("tmdb-fetch --check")
    #expect(good.status == 0)
    #expect(good.output.contains("v4 read access token from TMDB_TOKEN"))
    let json = try server.shell(["TMDB_TOKEN": "wrong"]).run("tmdb-fetch --check=json")
    #expect(json.status == 77)
    #expect(json.output.contains(#"{"check":"network","state":"ok""#))
    #expect(json.output.contains(#"{"check":"key","state":"failed""#))
    let none = try server.shell(["TMDB_BASE_URL": "http://127.0.0.1:1/3"]).run("tmdb-fetch --check")
    #expect(none.status == 69)
    #expect(!(good.output + json.output + none.output).contains(RecordedServer.token))
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
}
