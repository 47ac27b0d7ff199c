internal import Foundation

/// Everything that a program did that a test started: status, standard output, standard error.
package struct Outcome: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String

  package var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs a program, by its path or found on PATH, to its end.
///
/// Its standard streams are files rather than pipes: nothing can block, however much is written.
/// `environment` is added to the test's own.
package func run(
  _ program: String, _ arguments: [String], input: String = "", in folder: String? = nil,
  environment: [String: String] = [:]
) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
  process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) }
  let scratch = try ScratchFolder()
  process.standardInput = FileHandle(forReadingAtPath: try scratch.write("in", input))
  process.standardOutput = FileHandle(forWritingAtPath: try scratch.write("out", ""))
  process.standardError = FileHandle(forWritingAtPath: try scratch.write("err", ""))
  try process.run()
  process.waitUntilExit()
  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: scratch.file(name)))
  }
  return Outcome(
    status: process.terminationStatus,
    output: String(decoding: try bytes("out"), as: UTF8.self),
    errors: String(decoding: try bytes("err"), as: UTF8.self))
}
