import Foundation
import Platform
import TestSupport
import Testing

@testable import TMDBClient

@Suite struct ResponseStoreTests {
  private static let address = WebAddress.test("http://h:1/3/search/movie?query=a%2Fb&page=2")

  private func stored(_ body: String = #"{"a":"\u{1F600}"}"#) -> StoredResponse {
    StoredResponse(
      HTTPResponse(
        200, ["ETag": #"W/"x""#, "Set-Cookie": "secret", "Date": "Mon, 30 Nov 2026 08:00:00 GMT"],
        json: body), to: Self.address, at: 1_796_025_600)
  }

  @Test("A response comes back as it was kept, with the header that is needed")
  func roundTrip() throws {
    let again = try #require(StoredResponse(bytes: stored().bytes))
    #expect(again == stored())
    #expect(again.response.headers["ETag"] == #"W/"x""#)
    #expect(again.response.headers["Set-Cookie"] == nil)
    #expect(!String(decoding: stored().bytes, as: UTF8.self).contains("secret"))
  }

  @Test("A file that is cut off or changed anywhere is none")
  func broken() {
    let bytes = stored().bytes
    for count in 0..<bytes.count {
      #expect(StoredResponse(bytes: Array(bytes[..<count])) == nil)
    }
    var changed = bytes
    changed[bytes.count - 2] ^= 1
    #expect(StoredResponse(bytes: changed) == nil)
  }

  @Test("A folder keeps one file for each address, and makes no other")
  func folder() throws {
    let scratch = try ScratchFolder()
    let folder = ResponseFolder(scratch.file("a/b"))
    #expect(folder.load(Self.address) == nil)
    try folder.save(stored())
    try folder.save(stored("{}"))
    #expect(folder.load(Self.address) == stored("{}"))
    #expect(folder.load(.test("http://h:1/3/search/movie?query=a%2Fb&page=3")) == nil)
    #expect(folder.contents.count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1)
    #expect(names.allSatisfy { $0.hasSuffix(".response") && !$0.contains("/") })
  }

  @Test("A folder that has grown too large loses its oldest, and what was left lying")
  func prune() throws {
    let scratch = try ScratchFolder()
    let folder = ResponseFolder(scratch.path)
    let manager = FileManager.default
    for page in 1...4 {
      let address = WebAddress.test("http://h/3?page=\(page)")
      try folder.save(StoredResponse(HTTPResponse(200, json: "{}"), to: address, at: 0))
      for name in try manager.contentsOfDirectory(atPath: folder.path)
      where name.contains("page-\(page)") {
        try manager.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: Double(page) * 3600 - 86_400)],
          ofItemAtPath: scratch.file(name))
      }
    }
    try scratch.write(".left-over", "x")
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -2 * 86_400)],
      ofItemAtPath: scratch.file(".left-over"))
    let size = folder.contents.bytes / 4
    folder.prune(
      bytes: size * 2, olderThan: .seconds(86_400 - 3600 - 60),
      now: Int64(Date().timeIntervalSince1970))
    #expect(folder.load(.test("http://h/3?page=1")) == nil)
    #expect(folder.load(.test("http://h/3?page=2")) == nil)
    #expect(folder.load(.test("http://h/3?page=3")) != nil)
    #expect(folder.load(.test("http://h/3?page=4")) != nil)
    #expect(try scratch.names().count == 2)
  }

  @Test("A recording plays the same answers, and nothing else")
  func recording() async throws {
    let scratch = try ScratchFolder()
    let store = ResponseFolder(scratch.path)
    let transport = ScriptedTransport(
      HTTPResponse(200, ["Date": "Mon, 30 Nov 2026 08:00:00 GMT"], json: #"{"page":1}"#))
    let recorder = transport.behind([
      Recorder(store, clock: VirtualClock(), credential: nil)
    ])
    let response = try await recorder.send(HTTPRequest(Self.address))
    var played = try await Replay(store).send(HTTPRequest(Self.address))
    #expect(played.source == .recording)
    played.source = .network
    #expect(played == response)
    await #expect(throws: TransportFault.notRecorded) {
      try await Replay(store).send(HTTPRequest(to: "http://h:1/3/search/movie?query=other"))
    }
  }

  @Test("A recording never holds the credential")
  func recordedSecret() async throws {
    let scratch = try ScratchFolder()
    let key = "0123456789abcdef0123456789abcdef"
    let transport = ScriptedTransport(HTTPResponse(200, json: #"{"echo":"\#(key)"}"#))
    let chain = transport.behind([
      Recorder(
        ResponseFolder(scratch.path), clock: VirtualClock(), credential: Credential(key))
    ])
    _ = try await chain.send(HTTPRequest(Self.address))
    #expect(try scratch.names().isEmpty)
  }

  @Test("A trace tells path, page, result and time, and nothing of the query")
  func trace() async throws {
    let told = Told()
    let clock = VirtualClock()
    let chain = ScriptedTransport([
      .success(HTTPResponse(200, json: "{}")), .failure(.connectionLost),
    ]).behind([Trace(clock: clock) { told.add($0) }])
    _ = try await chain.send(HTTPRequest(Self.address))
    _ = try? await chain.send(HTTPRequest(to: "http://h/3/movie/603?language=sk"))
    #expect(
      told.lines == [
        "GET /3/search/movie page 2: 200, 2 bytes, 0 ms",
        "GET /3/movie/603: the connection was lost before the answer was whole, 0 ms",
      ])
  }
}

private final class Told: Sendable {
  private let all = Locked<[String]>([])
  var lines: [String] { all.withLock { $0 } }
  func add(_ line: String) { all.withLock { $0.append(line) } }
}
