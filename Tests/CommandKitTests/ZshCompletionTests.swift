import CommandKit
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ZshCompletionTests {
  /// Drives an interactive zsh on a terminal of its own: a completion widget whose `compadd` notes
  /// the matches and shows nothing.
  static let driver = #"""
    zmodload zsh/zpty
    child='
      PS1=
      fpath=($PWD/.completion $fpath)
      autoload -Uz compinit && compinit -u -D
      zstyle ":completion:*" verbose yes
      compadd() {
        local -a hits texts
        if [[ ${@[1,(i)(-|--)]} == *-[OAD]\ * ]]; then builtin compadd "$@"; return; fi
        builtin compadd -O hits "$@"
        print -rl -- $hits >>.answers
        builtin compadd "$@"
      }
      note() { _main_complete; compstate[insert]=; compstate[list]= }
      zle -C note complete-word note
      # Empties the line as well: a control character for that could reach the terminal between two
      # lines, when it is the kernel that edits.
      ask() { zle note; zle kill-whole-line }
      zle -N ask
      bindkey "^I" ask
      tmdb-sample() { }
    '
    zpty z zsh -f -i
    print -r -- $child >.child
    zpty -w z 'source ./.child; print rea''dy'
    zpty -r z seen '*ready*' || exit 1
    integer index=0
    while IFS= read -r line; do
      zpty -w z "print -r -- '== $index' >>.answers; print don''e$index"
      zpty -r z seen "*done$index*" || exit 1
      zpty -w -n z "tmdb-sample $line"$'\t'
      zpty -w z "print aft''er$index"
      zpty -r z seen "*after$index*" || exit 1
      ((index += 1))
    done
    zpty -d z
    """#

  @Test("zsh offers what is declared, and nothing else", .needs("zsh"))
  func offers() throws {
    let folder = try CompletionCase.folder()
    try folder.write(".completion/_tmdb-sample", sample.zshCompletion)
    try folder.write(".driver", Self.driver)
    let shell = Shell(
      in: folder, environment: ["TERM": "vt100", "COLUMNS": "300", "LINES": "100"])
    let outcome = try shell.run(
      "zsh -f .driver", input: Data(CompletionCase.all.map { "\($0.typed)\n" }.joined().utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let answers = CompletionCase.answers(try #require(folder.read(".answers")))
    for (line, candidates) in zip(CompletionCase.all, answers) {
      #expect(line.faults(in: candidates) == [], "\(line.typed)")
    }
  }

  @Test("zsh reads the file without a word", .needs("zsh"))
  func parses() throws {
    let folder = try ScratchFolder()
    try folder.write("_tmdb-sample", sample.zshCompletion)
    let outcome = try Shell(in: folder).run("zsh -f -n _tmdb-sample")
    #expect(outcome.errors + outcome.output == "")
    let sourced = try Shell(in: folder).run(
      """
      zsh -f -c 'autoload -Uz compinit; compinit -u -D; . ./_tmdb-sample
        print $_comps[tmdb-sample]'
      """)
    #expect(sourced.output == "_tmdb-sample\n")
  }
}
