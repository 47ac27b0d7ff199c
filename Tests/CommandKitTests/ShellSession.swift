import Foundation
import Testing

/// What a program that a test started did.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs a program found on PATH with that standard input, in a scratch folder of its own.
func run(
  _ program: String, _ arguments: [String], input: String = "", in folder: URL? = nil,
  environment: [String: String] = [:]
) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
  process.currentDirectoryURL = folder
  // Files rather than pipes: nothing can block, however much is written.
  let scratch = try ScratchFolder()
  let names = ["in", "out", "err"].map { scratch.url.appending(path: $0) }
  for name in names { try Data(name == names[0] ? Array(input.utf8) : []).write(to: name) }
  process.standardInput = try FileHandle(forReadingFrom: names[0])
  process.standardOutput = try FileHandle(forWritingTo: names[1])
  process.standardError = try FileHandle(forWritingTo: names[2])
  try process.run()
  process.waitUntilExit()
  return Outcome(
    status: process.terminationStatus,
    output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
}

/// A folder that is gone when the test is.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "commandkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, saying so, where the program is not installed; in continuous integration it
  /// then fails instead.
  static func needs(_ program: String) -> Self {
    let environment = ProcessInfo.processInfo.environment
    let isThere = (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
    return .enabled(if: isThere || environment["CI"] == "true", "\(program) is not installed")
  }
}
