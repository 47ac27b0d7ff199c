import Foundation
import TestSupport

/// A server that a test has written itself, in Python: it prints its port once it listens.
final class HandmadeServer {
  struct Failure: Error {}

  let port: Int
  private let process = Process()

  /// - Parameter argument: what the program finds as its first.
  init(_ program: String, _ argument: String = "", in folder: ScratchFolder) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program, argument]
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
    port = Int(String(decoding: line.prefix { $0 != 0x0A }, as: UTF8.self)) ?? 0
  }

  deinit {
    // A test's thread blocks the signals that ask for an end, and its children inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
