internal import Foundation

/// tmdb-records(5) as far as tests compare it with what the tools write: which kinds of records it
/// names, and which members of each.
package struct RecordsManual: Sendable {
  /// By kind: the members that its entry names.
  package let kinds: [String: Set<String>]
  /// Members that are named anywhere on the page.
  package let members: Set<String>

  package init() throws {
    let page = try String(
      contentsOf: packageFolder.appending(path: "man/tmdb-records.5"), encoding: .utf8)
    var kinds: [String: Set<String>] = [:]
    var members: Set<String> = []
    var heading = ""
    var depth = 0
    var entry: String?
    for line in page.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case ".Sh": (heading, depth, entry) = (words.dropFirst().joined(separator: " "), 0, nil)
      case ".Bl": depth += 1
      case ".El":
        depth -= 1
        if depth == 0 { entry = nil }
      default: break
      }
      let names = Self.names(words)
      members.formUnion(names)
      guard heading == "KINDS" else {
        if heading == "CHANGES" { kinds["change", default: []].formUnion(names) }
        continue
      }
      if depth == 1, words.first == ".It" {
        entry = names.first
        if let entry { kinds[entry, default: []] = [] }
      } else if let entry {
        kinds[entry, default: []].formUnion(names)
      }
    }
    self.kinds = kinds
    self.members = members
  }

  /// What a line marks with `Cm`.
  private static func names(_ words: [String]) -> [String] {
    guard let at = words.firstIndex(of: "Cm") ?? words.firstIndex(of: ".Cm") else { return [] }
    return words[(at + 1)...].map { $0.replacing("\\-", with: "-") }
      .filter { word in word.contains { $0.isLetter } && !["Ns", "Cm", "Pq"].contains(word) }
  }
}
