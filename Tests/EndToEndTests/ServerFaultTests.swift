import Foundation
import TestSupport
import Testing

/// A server that fails, and a run that is ended from outside.
@Suite(
  .timeLimit(.minutes(5)),
  .enabled(
    if: RecordedServer.isWanted, "the recorded server is not there; TMDB_RECORDED_SERVER names it"))
struct ServerFaultTests {
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
    #expect(try Line.films(deed).count == 20)
    let end = try Line.end(deed)
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
    #expect(try Line.films(deed).count == 59)
    #expect(try Line.end(deed).complete == true)
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
    #expect(try Line.end(deed).complete == false)
    #expect(!deed.errors.contains("tmdb-fetch"))
  }

  @Test("Waiting for an answer costs no work", .needs("bash"))
  func idle() throws {
    let server = try RecordedServer("--latency", "1500")
    let deed = try server.shell().run(
      "bash -c 'TIMEFORMAT=%U+%S; time tmdb-fetch popular --no-cache >/dev/null'")
    let seconds = deed.errors.split { $0 == "+" || $0 == "\n" }.compactMap { Double($0) }
    #expect(seconds.count == 2)
    // Of 1.5 s, in which a thread that looks again and again would use as much.
    #expect(seconds.reduce(0, +) < 0.7)
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
}
