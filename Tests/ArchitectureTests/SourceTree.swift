import Foundation
import TestSupport

/// The package as it lies on disk: what each source file imports, and what the manifest allows.
struct SourceTree {
  struct File: Sendable {
    let path: String
    let room: String
    let layer: String
    let text: String
    let imports: [String]
  }

  let files: [File]
  /// By room: the imports that the manifest declares.
  let declared: [String: Set<String>]
  let layers: [String: String]

  init() throws {
    let core = packageFolder.appending(path: "Sources/Core")
    var files: [File] = []
    let paths = FileManager.default.enumerator(atPath: core.path)?.allObjects as? [String] ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count >= 3 else { continue }
      let text = try String(contentsOf: core.appending(path: path), encoding: .utf8)
      files.append(
        File(
          path: path, room: parts[1], layer: parts[0], text: text, imports: Self.imports(of: text)))
    }
    self.files = files
    let manifest = try String(
      contentsOf: packageFolder.appending(path: "Package.swift"), encoding: .utf8)
    var declared: [String: Set<String>] = [:]
    var layers: [String: String] = [:]
    for call in manifest.components(separatedBy: "\n  room(").dropFirst() {
      let body = call.components(separatedBy: "\n  room(")[0]
      let head = body.components(separatedBy: ")")[0]
      let names = head.components(separatedBy: "\"").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
      guard names.count >= 2 else { continue }
      declared[names[0]] = Set(names.dropFirst(2))
      layers[names[0]] = names[1]
    }
    self.declared = declared
    self.layers = layers
  }

  private static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
        words[..<at].allSatisfy({
          $0.hasPrefix("@")
            || ["internal", "package", "private", "fileprivate", "public"].contains($0)
        })
      else { return nil }
      return String(words[at + 1])
    }
  }
}
