package import Foundation

/// Everything a command did.
package struct Deed: Equatable, Sendable {
  package var status: Int32
  package var output: String
  package var errors: String

  package init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// Runs command lines as a user would, in an environment that says nothing but where the programs
/// are: no HOME, no locale, no terminal.
package struct Shell: Sendable {
  /// Lives as long as the shell that works in it.
  private let scratch: ScratchFolder
  package var environment: [String: String]

  package init(in folder: ScratchFolder, environment: [String: String] = [:]) {
    scratch = folder
    let programs = product("tmdb-render").deletingLastPathComponent().path
    self.environment = ["PATH": "\(programs):/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C"]
      .merging(environment) { $1 }
  }

  package var folder: String { scratch.path }

  /// Runs a line of `sh`; 128 plus the signal's number where one ended it, as shells say it.
  package func run(_ line: String, input: Data = Data()) throws -> Deed {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // Files instead of pipes: whatever is written, nothing can block.
    let names = ["in", "out", "err"].map { ".shell-\(UUID().uuidString)-\($0)" }
    let paths = names.map { "\(folder)/\($0)" }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    try input.write(to: URL(fileURLWithPath: paths[0]))
    for path in paths.dropFirst() {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: paths[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[1]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[2]))
    try process.run()
    process.waitUntilExit()
    let texts = try paths.dropFirst().map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
    }
    let isSignal = process.terminationReason == .uncaughtSignal
    return Deed(
      status: process.terminationStatus + (isSignal ? 128 : 0), output: texts[0],
      errors: texts[1])
  }
}

/// The folder of the package, found by where this file lies.
package let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Whether a tool is installed; where `CI` is set, one that is not fails the test instead.
package func isInstalled(_ tool: String) -> Bool {
  if ProcessInfo.processInfo.environment["CI"] != nil { return true }
  let folders = ["/usr/local/bin", "/usr/bin", "/bin"]
  return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
}
