import Diagnostics
import Foundation
import Platform
import Testing

@testable import FetchTool

@Suite struct CredentialSearchTests {
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.c2lnbmF0dXJl"

  /// A folder that is gone after the test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ text: String, to file: URL, mode: Int) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }

  private func find(_ environment: Environment, _ file: URL? = nil) throws -> String {
    try CredentialSearch(environment: environment, tokenFile: file?.path).find().description
  }

  @Test("The places are looked at in their order")
  func order() throws {
    try withFolder { folder in
      let file = folder.appending(path: "given")
      try write(Self.token + "\n", to: file, mode: 0o600)
      try write(Self.key, to: folder.appending(path: "tmdb/token"), mode: 0o400)
      let everywhere: Environment = [
        "TMDB_TOKEN": Self.token, "TMDB_API_KEY": Self.key, "XDG_CONFIG_HOME": folder.path,
      ]
      #expect(try find(everywhere, file) == "v4 read access token from \(file.path)")
      #expect(try find(everywhere) == "v4 read access token from TMDB_TOKEN")
      #expect(
        try find(["TMDB_TOKEN": "", "TMDB_API_KEY": Self.key, "XDG_CONFIG_HOME": folder.path])
          == "v3 API key from TMDB_API_KEY")
      #expect(
        try find(["XDG_CONFIG_HOME": folder.path])
          == "v3 API key from \(folder.path)/tmdb/token")
    }
  }

  @Test("Without any, status 77 and how to get one")
  func none() throws {
    try withFolder { folder in
      let error = #expect(throws: Diagnostic.self) { try find(["XDG_CONFIG_HOME": folder.path]) }
      #expect(error?.status == .noPermission)
      #expect(error?.sentence.contains("TMDB_TOKEN") == true)
      #expect(error?.sentence.contains("--source sample") == true)
    }
  }

  @Test(
    "A file that others may read is refused with what to run", arguments: [0o644, 0o640, 0o604])
  func readable(_ mode: Int) throws {
    try withFolder { folder in
      let file = folder.appending(path: "token")
      try write(Self.key, to: file, mode: mode)
      let error = #expect(throws: Diagnostic.self) { try find([:], file) }
      #expect(error?.status == .configuration)
      #expect(error?.sentence.hasSuffix("chmod 600 \(file.path)") == true)
    }
  }

  @Test("What is no regular file is not asked for its mode")
  func pipe() throws {
    try withFolder { (folder: URL) throws -> Void in
      let fifo = folder.appending(path: "fifo").path
      let status = unsafe mkfifo(fifo, 0o644)
      #expect(status == 0)
      let writer = Thread {
        try? FileHandle(forWritingTo: URL(filePath: fifo)).write(contentsOf: Data(Self.key.utf8))
      }
      writer.start()
      let found = try find([:], URL(filePath: fifo))
      #expect(found == "v3 API key from \(fifo)")
    }
  }

  @Test("A file that is not there is status 66, an empty one 78")
  func badFiles() throws {
    try withFolder { folder in
      let missing = #expect(throws: IOFailure.self) {
        try find([:], folder.appending(path: "missing"))
      }
      #expect(missing?.diagnostic.status == .noInput)
      let empty = folder.appending(path: "empty")
      try write("\n", to: empty, mode: 0o600)
      let error = #expect(throws: Diagnostic.self) { try find([:], empty) }
      #expect(error?.status == .configuration)
    }
  }

  @Test("No message holds what was found", arguments: [key + "!", "two words " + key])
  func secret(_ text: String) throws {
    let message: String
    do {
      message = try find(["TMDB_TOKEN": text])
    } catch let error as Diagnostic {
      message = error.sentence
    }
    #expect(!message.contains(Self.key))
  }
}
