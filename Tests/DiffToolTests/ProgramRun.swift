import Foundation
import TestSupport

/// One run of tmdb-diff: all it did.
struct ProgramRun {
  let status: Int32
  let output: String
  let messages: String

  /// The snapshots are files in a folder of their own, `old.jsonl` and `new.jsonl`.
  init(
    _ arguments: [String], old: String? = nil, new: String? = nil, input: String = "",
    in folder: ScratchFolder? = nil
  ) throws {
    let folder = try folder ?? ScratchFolder()
    if let old { try folder.write("old.jsonl", old) }
    if let new { try folder.write("new.jsonl", new) }
    let process = Process()
    process.executableURL = product("tmdb-diff")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [:]
    process.standardInput = try FileHandle(
      forReadingFrom: URL(filePath: folder.write("in", input)))
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: folder.write("out", "")))
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: folder.write("err", "")))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = folder.read("out") ?? ""
    messages = folder.read("err") ?? ""
  }

  /// Of two lists of records, whole or not as they are.
  init(old: [String], new: [String], _ arguments: [String] = []) throws {
    try self.init(
      arguments + ["old.jsonl", "new.jsonl"], old: old.map { $0 + "\n" }.joined(),
      new: new.map { $0 + "\n" }.joined())
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The lines between `stream` and `end`.
  var changes: [String] { lines.filter { $0.hasPrefix(#"{"type":"change""#) } }

  func records() throws -> [Document] { try lines.map { try Document($0) } }
}
