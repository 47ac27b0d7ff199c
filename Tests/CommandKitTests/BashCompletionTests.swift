import CommandKit
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BashCompletionTests {
  /// Types into an interactive bash; its own Readline cuts the words and asks the function.
  private func type(_ keys: String, in folder: ScratchFolder, setUp: String = "") throws -> Deed {
    let file = try folder.write(".completion/tmdb-sample", sample.bashCompletion)
    let start = """
      bind 'set completion-query-items 0'; bind 'set page-completions off'
      source \(file)
      probe() { _tmdb_sample "$@"; printf '%s\\n' "${COMPREPLY[@]}" >>.answers; }
      complete -F probe tmdb-sample
      tmdb-sample() { printf '<%s>' "$@" >>.ran; }
      \(setUp)

      """
    let shell = Shell(
      in: folder,
      environment: ["HISTFILE": "", "TERM": "dumb", "COLUMNS": "200", "INPUTRC": "/dev/null"])
    return try shell.run("bash --norc --noprofile -i", input: Data((start + keys).utf8))
  }

  @Test("bash offers what is declared, and nothing else", .needs("bash"))
  func offers() throws {
    let folder = try CompletionCase.folder()
    let keys = CompletionCase.all.enumerated().map { index, line in
      "printf '== %s\\n' \(index) >>.answers\ntmdb-sample \(line.typed)\t\u{15}\n"
    }
    _ = try type(keys.joined(), in: folder)
    let answers = CompletionCase.answers(try #require(folder.read(".answers")))
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
    #expect(folder.read(".ran") == ran)
  }

  @Test("bash shows descriptions where it lists", .needs("bash"))
  func describes() throws {
    let folder = try CompletionCase.folder()
    let outcome = try type("tmdb-sample --col\t\t\n", in: folder)
    #expect((outcome.output + outcome.errors).contains("--columns  (Lay out in N columns)"))
    #expect(folder.read(".ran") == "<--col>")
  }

  @Test("bash without = among its word breaks completes too", .needs("bash"))
  func wordBreaks() throws {
    let folder = try CompletionCase.folder()
    let keys = "tmdb-sample --color=n\t --output=fi\t movi\t603\n"
    _ = try type(keys, in: folder, setUp: "COMP_WORDBREAKS=$' \\t\\n'")
    #expect(folder.read(".ran") == "<--color=never><--output=films.csv><movie:603>")
  }

  @Test("shellcheck has nothing to say", .needs("shellcheck"))
  func lints() throws {
    let folder = try ScratchFolder()
    try folder.write("tmdb-sample", sample.bashCompletion)
    let outcome = try Shell(in: folder).run("shellcheck tmdb-sample")
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }
}
