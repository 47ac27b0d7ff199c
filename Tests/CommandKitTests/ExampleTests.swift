import Testing

@testable import CommandKit

@Suite struct ExampleTests {
  @Test(
    "A long command line is broken where a shell goes on reading",
    arguments: [
      ("tmdb-fetch popular", ["tmdb-fetch popular"]),
      ("a | b | c", ["a | b | c"]),
      (
        "tmdb-fetch popular upcoming | tmdb-layout | tmdb-render",
        ["tmdb-fetch popular upcoming |", "  tmdb-layout | tmdb-render"]
      ),
      (
        "tmdb-render --format csv --fields id,title,votes",
        ["tmdb-render --format csv \\", "  --fields id,title,votes"]
      ),
      (
        "tmdb-fetch popular | jq -c 'select(.a or .b) | .title'",
        ["tmdb-fetch popular |", "  jq -c 'select(.a or .b) | .title'"]
      ),
      (
        "a-command-that-does-not-fit-into-a-line-at-all x",
        ["a-command-that-does-not-fit-into-a-line-at-all \\", "  x"]
      ),
    ])
  func breaks(_ commandLine: String, _ lines: [String]) {
    #expect(Example(commandLine, "Tried.").lines(width: 32) == lines)
  }
}
