import CommandKit
import Foundation
import Testing

@Suite struct BashCompletionTests {
  /// Types into an interactive bash; its own Readline cuts the words and asks the function.
  private func type(_ keys: String, in folder: ScratchFolder, setUp: String = "") throws -> Outcome
  {
    let file = try folder.write(sample.bashCompletion, to: ".completion/tmdb-sample")
    let start = """
      bind 'set completion-query-items 0'; bind 'set page-completions off'
      source \(file.path)
      probe() { _tmdb_sample "$@"; printf '%s\\n' "${COMPREPLY[@]}" >>.answers; }
      complete -F probe tmdb-sample
      tmdb-sample() { printf '<%s>' "$@" >>.ran; }
      \(setUp)

      """
    let outcome = try run(
      "bash", ["--norc", "--noprofile", "-i"], input: start + keys, in: folder.url,
      environment: ["HISTFILE": "", "TERM": "dumb", "COLUMNS": "200", "INPUTRC": "/dev/null"])
    return outcome
  }

  private func read(_ name: String, in folder: ScratchFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }

  @Test("bash offers what is declared, and nothing else", .needs("bash"))
  func offers() throws {
    let folder = try CompletionCase.folder()
    let keys = CompletionCase.all.enumerated().map { index, line in
      "printf '== %s\\n' \(index) >>.answers\ntmdb-sample \(line.typed)\t\u{15}\n"
    }
    _ = try type(keys.joined(), in: folder)
    let answers = CompletionCase.answers(try read(".answers", in: folder))
    for (line, candidates) in zip(CompletionCase.all, answers) {
      #expect(line.faults(in: candidates) == [], "\(line.typed)")
    }
  }

  @Test(
    "bash completes a word that is the only one", .needs("bash"),
    arguments: [
      ("--colu\t4", "<--columns><4>"), ("--color=n\tx", "<--color=never><x>"),
      ("--format=pl\tx", "<--format=plug><x>"), ("-opopu\t", "<-opopu>"),
      ("movi\t603", "<movie:603>"), ("-ofi\tx", "<-ofilms.csv><x>"),
      ("--output=fo\ti\tx", "<--output=folder/inside><x>"),
      ("--cache-dir fo\t", "<--cache-dir><folder/>"),
    ])
  func completes(_ typed: String, _ ran: String) throws {
    let folder = try CompletionCase.folder()
    _ = try type("tmdb-sample \(typed)\n", in: folder)
    #expect(try read(".ran", in: folder) == ran)
  }

  @Test("bash shows descriptions where it lists", .needs("bash"))
  func describes() throws {
    let folder = try CompletionCase.folder()
    let outcome = try type("tmdb-sample --col\t\t\n", in: folder)
    #expect((outcome.output + outcome.errors).contains("--columns  (Lay out in N columns)"))
    #expect(try read(".ran", in: folder) == "<--col>")
  }

  @Test("bash without = among its word breaks completes too", .needs("bash"))
  func wordBreaks() throws {
    let folder = try CompletionCase.folder()
    let keys = "tmdb-sample --color=n\t --output=fi\t movi\t603\n"
    _ = try type(keys, in: folder, setUp: "COMP_WORDBREAKS=$' \\t\\n'")
    #expect(try read(".ran", in: folder) == "<--color=never><--output=films.csv><movie:603>")
  }

  @Test("shellcheck has nothing to say", .needs("shellcheck"))
  func lints() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(sample.bashCompletion, to: "tmdb-sample")
    let outcome = try run("shellcheck", [file.path])
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }
}
