import CommandKit
import Diagnostics
import Testing

@Suite struct ParserErrorTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let words: [String]
    let sentence: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ sentence: String) {
      self.words = words
      self.sentence = sentence
    }
  }

  @Test(
    "A mistake is named, and what was meant is suggested",
    arguments: [
      Mistake(["--colums", "4"], "unknown option --colums; did you mean --columns?"),
      Mistake(["--colum=4"], "unknown option --colum; did you mean --columns?"),
      Mistake(["--Output=x"], "unknown option --Output; did you mean --output?"),
      Mistake(["--list_plugins"], "unknown option --list_plugins; did you mean --list-plugins?"),
      Mistake(
        ["--allow-imcomplete"],
        "unknown option --allow-imcomplete; did you mean --allow-incomplete?"),
      Mistake(["--xyzzy"], "unknown option --xyzzy"),
      Mistake(["--=x"], "unknown option --"),
      Mistake(["-columns", "4"], "unknown option -columns; did you mean --columns?"),
      Mistake(["-bare"], "unknown option -bare; did you mean --bare?"),
      Mistake(["-output=x"], "unknown option -output; did you mean --output?"),
      Mistake(["-z"], "unknown option -z; an operand that begins with - goes after --"),
      Mistake(["-Q"], "unknown option -Q; did you mean -q?"),
      Mistake(["-qz"], "unknown option -z in -qz; an operand that begins with - goes after --"),
      Mistake(["-5"], "unknown option -5; an operand that begins with - goes after --"),
      Mistake(["--bare=yes"], "--bare takes no argument, not even \"yes\""),
      Mistake(["--bare="], "--bare takes no argument, not even \"\""),
      Mistake(["x", "--columns"], "--columns needs an argument: --columns N"),
      Mistake(["x", "-c"], "-c needs an argument: --columns N"),
      Mistake(["x", "-qc"], "-c needs an argument: --columns N"),
      Mistake(
        ["--output", "--bare", "x"],
        "--output needs an argument before --bare: --output FILE"
          + " (or --output=--bare if that is the argument)"),
      Mistake(
        ["-o", "--bare", "x"],
        "-o needs an argument before --bare: --output FILE"
          + " (or --output=--bare if that is the argument)"),
      Mistake(["-o=x"], "-o=x: a short option has no =; write -o FILE or --output FILE"),
      Mistake(["--output="], "--output: the name is empty"),
      Mistake(["-o", "", "x"], "--output: the name is empty"),
      Mistake(
        ["--color=alway"], "--color: \"alway\" is not auto, always or never; did you mean always?"),
      Mistake(["--color", "red"], "--color: \"red\" is not auto, always or never"),
      Mistake(["--color="], "--color: \"\" is not auto, always or never"),
      Mistake(["--messages=JSON"], "--messages: \"JSON\" is not text or json; did you mean json?"),
      Mistake(
        ["--list-plugins=very"], "--list-plugins: \"very\" is not verify; did you mean verify?"),
      Mistake(
        ["--fields=id,titel"],
        "--fields: \"titel\" is not id, title or votes; did you mean title?"),
      Mistake(
        ["--fields=id,,title"],
        "--fields: \"id,,title\" is not a list of names with one comma between them"),
      Mistake([], "missing LIST"),
      Mistake(
        ["\u{2014}columns=4"],
        "\"\u{2014}columns=4\" begins with a dash that is no hyphen; did you mean --columns?"),
      Mistake(
        ["\u{2013}bare"],
        "\"\u{2013}bare\" begins with a dash that is no hyphen; did you mean --bare?"),
    ])
  func explains(_ mistake: Mistake) throws {
    let error = try #require(throws: UsageError.self) { try parse(mistake.words, as: sample) }
    #expect(error.sentence == mistake.sentence)
    #expect(error.diagnostic == Diagnostic(.usage, mistake.sentence))
    #expect(
      error.usage == "usage: tmdb-sample [OPTION]... LIST [FILE]... (tmdb-sample --help explains)")
  }

  @Test func `No abbreviation is taken, not even an unambiguous one`() {
    for option in sample.options where option.name.count > 1 {
      let short = String(option.name.dropLast())
      guard sample.option(named: short) == nil else { continue }
      #expect(throws: UsageError.self) { try parse(["x", "--\(short)", "1"], as: sample) }
    }
  }

  @Test func `A word of a megabyte is refused as quickly as any`() {
    let word = "--" + String(repeating: "a", count: 1 << 20)
    #expect(throws: UsageError.self) { try parse([word], as: sample) }
  }
}
