import Foundation
import TestSupport
import Testing

@Suite(
  .timeLimit(.minutes(5)),
  .enabled(
    if: RecordedServer.isWanted, "the recorded server is not there; TMDB_RECORDED_SERVER names it"))
struct RecordedServerTests {
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
    #expect(try Line.films(deed) == expected)
    #expect(try Line.end(deed).dropped == 40 - expected.count)
    // Nothing is packed for the way inside one machine.
    #expect(try server.requests().last?.headers["Accept-Encoding"] == "identity")
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
    #expect(try Line.end(deed).error?.status == 64)
    #expect(try server.requests().isEmpty)
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
    #expect(try Line.films(deed).count >= films)
    #expect(try Line.end(deed).complete == true)
  }

  @Test("Windows find every film once, and none besides")
  func windows() throws {
    let server = try RecordedServer()
    let query = "discover --primary-release-date 1990-01-01..2026-12-31"
    let plain = try Line.films(try server.shell().run("tmdb-fetch \(query) --pages all"))
    let cut = try Line.films(try server.shell().run("tmdb-fetch \(query) --windows"))
    #expect(Set(cut) == Set(plain))
    #expect(cut.count == Set(cut).count)
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

  @Test(
    "Options that would mean nothing are refused",
    arguments: ["append=credits", "checkpoint=cp", "require-end", "on-error=skip", "allow-empty"])
  func meaningless(_ option: String) throws {
    let deed = try RecordedServer().shell().run("tmdb-fetch popular --\(option)")
    #expect(deed.status == 64)
    let name = option.prefix { $0 != "=" }
    #expect(deed.errors.hasPrefix("tmdb-fetch: --\(name) goes with details\n"))
  }
}
