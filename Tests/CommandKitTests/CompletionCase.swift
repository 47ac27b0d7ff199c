import TestSupport
import Testing

/// What a shell is to offer where the cursor stands at the end of the line, and what not.
///
/// Candidates are compared without what stands before their `=` or last comma, and without the slash of a folder:
/// the shells differ in how much of the word they hand back.
struct CompletionCase: CustomTestStringConvertible, Sendable {
  let typed: String
  let offered: [String]
  let withheld: [String]
  var testDescription: String { "tmdb-sample \(typed)" }

  init(_ typed: String, _ offered: [String], not withheld: [String] = []) {
    self.typed = typed
    self.offered = offered
    self.withheld = withheld
  }

  static let all = [
    CompletionCase("--col", ["--columns", "--color"], not: ["--bare", "films.csv"]),
    CompletionCase("-", ["--columns", "--help", "--list-plugins"], not: ["films.csv", "popular"]),
    CompletionCase("--columns ", [], not: ["--bare", "films.csv", "popular"]),
    CompletionCase("--color ", ["auto", "always", "never"], not: ["films.csv", "--bare"]),
    CompletionCase("--color=", ["auto", "always", "never"], not: ["films.csv", "--bare"]),
    CompletionCase("--color=a", ["auto", "always"], not: ["never", "films.csv"]),
    CompletionCase("--format ", ["text", "csv", "plug"], not: ["films.csv"]),
    CompletionCase("--format=pl", ["plug"], not: ["text"]),
    CompletionCase("-f ", ["text", "csv", "plug"], not: ["films.csv"]),
    CompletionCase("-qf ", ["text", "csv", "plug"], not: ["films.csv"]),
    CompletionCase("-ft", ["text"], not: ["csv", "films.csv"]),
    CompletionCase("--fields=", ["id", "title", "votes"], not: ["films.csv"]),
    CompletionCase("--fields id,t", ["title"], not: ["votes", "films.csv"]),
    CompletionCase("--fields=id,votes,", ["title"], not: ["films.csv"]),
    CompletionCase("--output=f", ["films.csv", "folder"], not: ["run.sh", "popular"]),
    CompletionCase("--output ", ["films.csv", "folder", "run.sh"], not: ["popular", "--bare"]),
    CompletionCase("-o f", ["films.csv", "folder"], not: ["run.sh"]),
    CompletionCase("--cache-dir ", ["folder"], not: ["films.csv", "run.sh"]),
    CompletionCase("--check-plugin ", ["run.sh"], not: ["popular"]),
    CompletionCase("--list-plugins=", ["verify"], not: ["films.csv"]),
    CompletionCase("--generate=", ["man", "bash", "zsh", "fish", "json"], not: ["films.csv"]),
    CompletionCase("--color auto --b", ["--bare"], not: ["--color"]),
    CompletionCase("", ["popular", "movie:"], not: ["--bare"]),
    CompletionCase("pop", ["popular"], not: ["movie:"]),
    CompletionCase("popular f", ["films.csv", "folder"], not: ["run.sh"]),
    CompletionCase("-q popular --on-error=s", ["stop", "skip"], not: ["films.csv"]),
    CompletionCase("-- --", [], not: ["--bare", "--color"]),
    CompletionCase("-- --col", [], not: ["--columns", "--color"]),
    CompletionCase("popular -- f", ["films.csv"], not: ["--format"]),
  ]

  /// What of it all is not as it should be, as sentences.
  func faults(in candidates: [String]) -> [String] {
    let found = Set(
      candidates.map { candidate in
        let value =
          candidate.hasPrefix("--") ? candidate.split(separator: "=").last ?? "" : candidate[...]
        let short = value.hasPrefix("-f") ? value.dropFirst(2) : value
        let word = short.split(separator: ",").last ?? ""
        return String(word.hasSuffix("/") ? word.dropLast() : word)
      })
    return offered.filter { !found.contains($0) }.map {
      "\($0) is not offered, but \(found.sorted())"
    }
      + withheld.filter { found.contains($0) }.map { "\($0) is offered" }
  }

  /// A folder with something of every kind in it.
  static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("films.csv", "")
    try folder.write("folder/inside", "")
    try folder.write("run.sh", "#!/bin/sh\n", permissions: 0o755)
    return folder
  }

  /// The candidates of each case, from output in which `== N` stands above those of case N.
  static func answers(_ output: String) -> [[String]] {
    var answers = Array(repeating: [String](), count: all.count)
    var current: Int?
    for line in output.split(separator: "\n") {
      if line.hasPrefix("== ") {
        current = Int(line.dropFirst(3))
      } else if let current {
        answers[current].append(String(line))
      }
    }
    return answers
  }
}
