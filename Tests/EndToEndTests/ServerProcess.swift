import Foundation
import TestSupport

/// A server in Python that runs as long as this object: it prints a line once it listens.
final class ServerProcess {
  struct Failure: Error {}

  /// What it printed, without the line feed.
  let greeting: String
  private let process = Process()

  init(_ arguments: [String], in folder: ScratchFolder) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while !line.contains(0x0A) {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { throw Failure() }
      line += piece
    }
    greeting = String(decoding: line.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// A program that a test has written itself, which prints its port.
  ///
  /// - Parameter argument: what the program finds as its first.
  convenience init(_ program: String, _ argument: String = "", in folder: ScratchFolder) throws {
    try self.init(["-c", program, argument], in: folder)
  }

  deinit {
    // A test's thread blocks the signals that ask for an end, and its children inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
