import Diagnostics
import Foundation
import Movies
import Synchronization
import TestSupport
import Testing

@testable import TMDBClient

@Suite struct ExportRepositoryTests {
  private static let today = CalendarDate("2026-11-30")

  private func gzip(_ text: String) throws -> [UInt8] {
    let scratch = try ScratchFolder()
    try scratch.write("in", text)
    _ = try Shell(in: scratch).run("gzip -n <in >out")
    return Array(try Data(contentsOf: URL(fileURLWithPath: scratch.file("out"))))
  }

  private func repository(_ transport: ScriptedTransport) -> ExportRepository {
    ExportRepository(
      TMDBAPI(transport: transport, base: .test("http://files")), today: Self.today)
  }

  private let query = MovieQuery(.export(nil), name: "export")

  @Test("All films come, in pieces that end with a line")
  func pieces() async throws {
    let lines = (1...20_000).map { #"{"adult":false,"id":\#($0),"original_title":"Film \#($0)"}"# }
    let transport = ScriptedTransport(
      HTTPResponse(status: 200, body: try gzip(lines.joined(separator: "\n") + "\n")))
    let sequence = PageSequence(
      repository(transport), [FetchSection(query, .one)], window: 20)
    var ids: [Int64] = []
    var pieces = 0
    for try await element in sequence {
      ids += element.films.map(\.id.value)
      pieces += 1
      #expect(element.page.created?.description == "2026-11-30T00:00:00Z")
    }
    #expect(ids == Array(1...20_000))
    #expect(pieces > 5)
    #expect(
      transport.requests.map(\.address.path) == ["/p/exports/movie_ids_11_30_2026.json.gz"])
  }

  @Test("Today's file may not be there yet: then it is yesterday's", arguments: [403, 404])
  func yesterday(_ status: Int) async throws {
    let transport = ScriptedTransport(
      HTTPResponse(status: status), HTTPResponse(status: 200, body: try gzip(#"{"id":7}"#)))
    let page = try await repository(transport).page(1, of: query)
    #expect(page.films.map(\.id.value) == [7])
    #expect(page.created?.description == "2026-11-29T00:00:00Z")
    #expect(page.totalPages == 1)
  }

  @Test("A day that was named is that day or none")
  func named() async throws {
    let transport = ScriptedTransport(HTTPResponse(status: 404))
    let query = try MovieQuery(operand: "export:2026-01-02", filter: DiscoverFilter())
    await #expect(
      throws: FetchFault(
        query: "export:2026-01-02", page: nil, cause: .noExport(of: "2026-01-02"))
    ) { try await repository(transport).page(1, of: query) }
    #expect(
      transport.requests.map(\.address.path) == ["/p/exports/movie_ids_01_02_2026.json.gz"])
  }

  @Test("Where there is none for days, the message says when there should be one")
  func none() async throws {
    let transport = ScriptedTransport(HTTPResponse(status: 403))
    let fault = await #expect(throws: FetchFault.self) {
      try await repository(transport).page(1, of: query)
    }
    #expect(
      fault?.diagnostic.sentence
        == "export: TMDb has no export of 2026-11-30 or the 3 days before; it comes at about 08:00 UTC "
        + "and is kept for three months")
    #expect(transport.requests.count == 4)
  }

  @Test("A file that is cut off, or a page instead of it, is a failure")
  func broken() async throws {
    let whole = try gzip(String(repeating: #"{"id":7}"# + "\n", count: 10))
    for body in [Array(whole.dropLast(6)), Array("<html>".utf8)] {
      let transport = ScriptedTransport(HTTPResponse(status: 200, body: body))
      await #expect(throws: FetchFault.self) { try await repository(transport).page(1, of: query) }
    }
  }
}
