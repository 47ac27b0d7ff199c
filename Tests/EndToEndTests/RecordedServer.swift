import Foundation
import TestSupport
import Testing

/// A TMDb that answers on this machine with recorded bodies, and with faults on demand.
///
/// It is a program beside the package, not part of it: TMDB_RECORDED_SERVER names it.
final class RecordedServer {
  struct Request: Decodable {
    let path: String
    let query: String
    let headers: [String: String]
    let status: Int
  }

  static let token = "eyJhbGciOiJub25lIn0.eyJ0ZXN0IjoxfQ.bm90LWEtc2VjcmV0"

  /// Nil where it is not there.
  static let program: String? = {
    if let path = ProcessInfo.processInfo.environment["TMDB_RECORDED_SERVER"] { return path }
    // In a folder beside the package.
    let beside = packageFolder.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    return names.sorted().map { beside.appending(path: "\($0)/tmdb/server.py").path }
      .first { FileManager.default.isReadableFile(atPath: $0) }
  }()

  /// Whether tests that need it run; where `CI` is set they fail instead of being passed over.
  static var isWanted: Bool {
    program != nil || ProcessInfo.processInfo.environment["CI"] != nil
  }

  struct Missing: Error, CustomStringConvertible {
    let description = "no recorded server; TMDB_RECORDED_SERVER names it"
  }

  private let process: ServerProcess
  let folder: ScratchFolder

  /// Its address, which it says once it is ready.
  var base: String { process.greeting }

  init(_ arguments: String...) throws {
    guard let program = Self.program else { throw Missing() }
    folder = try ScratchFolder()
    process = try ServerProcess(
      [program, "--log", folder.file("log"), "--token", Self.token] + arguments, in: folder)
  }

  /// A shell in which the programs find the server.
  func shell(_ more: [String: String] = [:]) -> Shell {
    Shell(
      in: folder,
      environment: [
        "TMDB_BASE_URL": base, "TMDB_TOKEN": Self.token, "XDG_CACHE_HOME": folder.file("cache"),
      ].merging(more) { $1 })
  }

  /// What was asked of it so far.
  func requests() throws -> [Request] {
    try (folder.read("log") ?? "").split(separator: "\n").map {
      try JSONDecoder().decode(Request.self, from: Data($0.utf8))
    }
  }

  /// The server's own count: `requests`, `max_concurrent`, `max_rps`.
  func statistics() throws -> [String: Int] {
    let address = base.dropLast(2) + "/__stats"
    let deed = try shell().run("curl -sf '\(address)'")
    return try JSONDecoder().decode([String: Int].self, from: Data(deed.output.utf8))
  }
}

/// A record as far as tests look at it.
struct Line: Decodable {
  struct Failure: Decodable {
    let status: Int
    let message: String
  }

  let type: String
  let section: String?
  let id: Int?
  let title: String?
  let complete: Bool?
  let dropped: Int?
  let snapshot: Int?
  let error: Failure?

  /// The numbers of the films that a command wrote.
  static func films(_ deed: Deed) throws -> [Int] {
    try all(deed.output).compactMap { $0.type == "movie" ? $0.id : nil }
  }

  /// The record that ends what a command wrote.
  static func end(_ deed: Deed) throws -> Line {
    try #require(try all(deed.output).last { $0.type == "end" })
  }

  static func all(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }
}
