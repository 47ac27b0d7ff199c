import CommandKit
import Diagnostics
import Platform
import PluginHost
import Testing

@testable import FetchTool

@Suite struct SourceOptionsTests {
  private func options(
    _ words: [String], has names: [String] = [], values: [String] = [],
    environment: Environment = [:], needsCredential: Bool = false
  ) throws -> SourceOptions {
    let plugin = PluginDescription(
      stage: .fetch, name: try #require(PluginName("x")), summary: "S.",
      options: names.compactMap(PluginName.init).map { PluginOption(name: $0, values: values) },
      needsCredential: needsCredential)
    return try SourceOptions(
      parse(words + ["--source=x"], as: FetchCommand.command), plugin, environment)
  }

  @Test(arguments: [
    (["a_list", "b:\"c d\""], [], ["-", "a_list", "b:\"c d\""]),
    (
      ["a", "-O", "y=2", "-O", "z=", "-O", "y=3"], ["y", "z"], ["--y=2", "--z=", "--y=3", "-", "a"]
    ),
    (
      ["a", "--language=cs_CZ", "--limit=3", "--pages", "all", "--region=x"],
      ["language", "limit", "pages", "region"],
      ["--language=cs_CZ", "--limit=3", "--pages=all", "--region=x", "-", "a"]
    ),
    (
      ["a", "--limit=3", "-O", "y=1", "--limit=4"], ["y", "limit"],
      ["--y=1", "--limit=4", "-", "a"]
    ),
    (
      ["a", "--include-adult", "--with-genres=drama"], ["include-adult", "with-genres"],
      [
        "--include-adult=true", "--with-genres=drama", "-", "a",
      ]
    ),
    (
      ["a", "--timeout=5s", "--rate", "off"], ["timeout", "rate"],
      [
        "--timeout=5s", "--rate=off", "-", "a",
      ]
    ),
    (["a", "-o", "f", "--bare", "-v", "--progress=never", "--allow-empty"], [], ["-", "a"]),
  ])
  func `A source is told its own options, those of the tool that it has, and the lists`(
    words: [String], names: [String], arguments: [String]
  ) throws {
    #expect(try options(words, has: names).arguments == arguments)
  }

  @Test func `A variable speaks where the option does not, and the source listens`() throws {
    let environment: Environment = ["TMDB_LANGUAGE": "sk", "TMDB_REGION": "SK"]
    #expect(try options(["a"], environment: environment).arguments == ["-", "a"])
    #expect(
      try options(["a"], has: ["region", "language"], environment: environment).arguments
        == ["--language=sk", "--region=SK", "-", "a"])
    #expect(
      try options(["a", "--region=CZ"], has: ["region"], environment: environment).arguments
        == ["--region=CZ", "-", "a"])
  }

  @Test(arguments: [
    (["a", "--limit=3"], [], "--limit does not go with the source x, which has no such option"),
    (
      ["a", "--windows"], ["y"], "--windows does not go with the source x, which has no such option"
    ),
    (["a", "--every=10m"], [], "--every does not go with the source x, which has no such option"),
    (["a", "--offline"], [], "--offline does not go with the source x, which has no such option"),
    (
      ["a", "--append=credits"], [],
      "--append does not go with the source x, which has no such option"
    ),
    (["a", "--token-file=f"], [], "--token-file: the source x does not ask for the credential"),
    (
      ["a", "--intercept=i"], [],
      "--intercept i stands before TMDb; the source x asks nothing of it"
    ),
    (["a", "--limit=3"], ["limit"], "--limit=3: the source x takes one or two"),
    (["a", "-O", "limit=3"], ["limit"], "-O limit=3: limit is one of one, two"),
    (
      ["a", "-O", "limt=one"], ["limit"],
      "-O limt: the source x has no such option; did you mean limit?"
    ),
    (["a", "-O", "limit"], ["limit"], "-O limit: NAME=VALUE is expected"),
  ])
  func `What a source would not understand is refused`(
    words: [String], names: [String], sentence: String
  ) throws {
    let failure = #expect(throws: Diagnostic.self) {
      try options(words, has: names, values: ["one", "two"])
    }
    #expect(failure == Diagnostic(.usage, sentence))
  }

  @Test func `The token's file goes with a source that asks for the credential`() throws {
    let found = try options(["a", "--token-file=f"], needsCredential: true)
    #expect(found.tokenFile == "f")
    #expect(found.arguments == ["-", "a"])
  }
}
