internal import Foundation

/// A folder of a test's own, removed with it.
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "tmdb-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, in folders that are made for it, and returns its path.
  @discardableResult
  package func write(_ name: String, _ text: String, permissions: Int = 0o644) throws -> String {
    let path = file(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    // Foundation's own way of writing lets a child that a test beside this one starts inherit the
    // open file, which then cannot be run ("Text file busy").
    let raw = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    try FileHandle(fileDescriptor: raw, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    return path
  }

  package func read(_ name: String) -> String? {
    try? String(contentsOfFile: file(name), encoding: .utf8)
  }

  package func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int
  }

  /// Every name in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
