import CommandKit
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct FishCompletionTests {
  @Test("fish offers what is declared, and nothing else", .needs("fish"))
  func offers() throws {
    let folder = try CompletionCase.folder()
    try folder.write(".completion/tmdb-sample.fish", sample.fishCompletion)
    // fish reads completions only for a command that it can find.
    try folder.write(".bin/tmdb-sample", "#!/bin/sh\n", permissions: 0o755)
    let script = """
      set fish_complete_path $PWD/.completion
      set -x PATH $PWD/.bin $PATH
      set index 0
      while read -l line
        echo "== $index"
        complete -C "tmdb-sample $line" | string replace -r '\\t.*' ''
        set index (math $index + 1)
      end
      """
    try folder.write(".script", script)
    let outcome = try Shell(in: folder, environment: ["HOME": folder.path]).run(
      "fish --no-config .script",
      input: Data(CompletionCase.all.map { "\($0.typed)\n" }.joined().utf8))
    #expect(outcome.errors == "")
    let answers = CompletionCase.answers(outcome.output)
    for (line, candidates) in zip(CompletionCase.all, answers) {
      #expect(line.faults(in: candidates) == [], "\(line.typed)")
    }
  }

  @Test("fish shows descriptions", .needs("fish"))
  func describes() throws {
    let folder = try CompletionCase.folder()
    try folder.write("tmdb-sample.fish", sample.fishCompletion)
    let outcome = try Shell(in: folder, environment: ["HOME": folder.path]).run(
      "fish --no-config -c 'source tmdb-sample.fish; complete -C \"tmdb-sample --colu\"'")
    #expect(outcome.output == "--columns\tLay out in N columns\n")
  }
}
