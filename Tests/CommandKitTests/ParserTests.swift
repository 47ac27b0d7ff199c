import CommandKit
import Testing

@Suite struct ParserTests {
  /// A command line, the options read from it as `name` or `name=value`, and the operands.
  struct Reading: CustomTestStringConvertible, Sendable {
    let words: [String]
    let options: [String]
    let operands: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ options: [String], _ operands: [String] = ["x"]) {
      self.words = words
      self.options = options
      self.operands = operands
    }
  }

  @Test(
    "A command line is read as it was typed",
    arguments: [
      Reading(["x"], []),
      Reading(["--columns=4", "x"], ["columns=4"]),
      Reading(["--columns", "4", "x"], ["columns=4"]),
      Reading(["-c4", "x"], ["columns=4"]),
      Reading(["-c", "4", "x"], ["columns=4"]),
      Reading(["x", "--columns", "4"], ["columns=4"]),
      Reading(["x", "-c4", "y"], ["columns=4"], ["x", "y"]),
      Reading(["-qv", "x"], ["quiet", "verbose"]),
      Reading(["-qvc4", "x"], ["quiet", "verbose", "columns=4"]),
      Reading(["-qvc", "4", "x"], ["quiet", "verbose", "columns=4"]),
      Reading(["-vv", "x"], ["verbose", "verbose"]),
      Reading(["-oFILE", "x"], ["output=FILE"]),
      Reading(["-o", "-", "x"], ["output=-"]),
      Reading(["--output=a=b", "x"], ["output=a=b"]),
      Reading(["--where", "-5", "x"], ["where=-5"]),
      Reading(["--where", "-q", "x"], ["where=-q"]),
      Reading(["--where", "--", "x"], ["where=--"]),
      Reading(["--where=", "x"], ["where="]),
      Reading(["--where=--bare", "x"], ["where=--bare"]),
      Reading(["--where", "--unknown", "x"], ["where=--unknown"]),
      Reading(["-O", "a=1", "-Ob=2", "x"], ["plugin-option=a=1", "plugin-option=b=2"]),
      Reading(["--", "--columns=4"], [], ["--columns=4"]),
      Reading(["--", "--", "-q"], [], ["--", "-q"]),
      Reading(["-q", "--", "-", "-v"], ["quiet"], ["-", "-v"]),
      Reading(["-", "-q"], ["quiet"], ["-"]),
      Reading(["", "-q"], ["quiet"], [""]),
      Reading(["--color=never", "x"], ["color=never"]),
      Reading(["--format", "no-such-plugin-yet", "x"], ["format=no-such-plugin-yet"]),
      Reading(["--fields=title", "x"], ["fields=title"]),
      Reading(["--fields", "title,id", "x"], ["fields=title,id"]),
      Reading(["--list-plugins"], ["list-plugins"], []),
      Reading(["--list-plugins=verify"], ["list-plugins=verify"], []),
      Reading(["--list-plugins", "verify"], ["list-plugins"], ["verify"]),
      Reading(["--generate", "fish"], ["generate=fish"], []),
      // The equals sign and a combining mark are one Character, and two bytes.
      Reading(["--where=\u{338}a", "x"], ["where=\u{338}a"]),
      Reading(["-o\u{301}a", "x"], ["output=\u{301}a"]),
      Reading(["\u{2014}what", "x"], [], ["\u{2014}what", "x"]),
    ])
  func reads(_ reading: Reading) throws {
    let arguments = try parse(reading.words, as: sample)
    let options = arguments.occurrences.map { $0.option + ($0.value.map { "=\($0)" } ?? "") }
    #expect(options.map { Array($0.utf8) } == reading.options.map { Array($0.utf8) })
    #expect(arguments.operands == reading.operands)
  }

  @Test(
    "After --help and --version nothing is looked at",
    arguments: [
      ["--help"], ["-h"], ["--version"], ["-V"], ["--help", "--colums"], ["-qh", "--color=red"],
      ["-hz"],
    ])
  func stops(_ words: [String]) throws {
    if words == ["-hz"] {
      // A cluster is one word, and is read to its end.
      #expect(throws: UsageError.self) { try parse(words, as: sample) }
    } else {
      let arguments = try parse(words, as: sample)
      #expect(arguments.has("help") || arguments.has("version"))
    }
  }

  @Test func `What stands before --help is looked at`() {
    #expect(throws: UsageError.self) { try parse(["--colums", "--help"], as: sample) }
  }

  @Test func `A program without operands refuses one`() throws {
    let command = Command(name: "tmdb-none", summary: "Nothing", options: [.help])
    #expect(try parse([], as: command).operands == [])
    let error = #expect(throws: UsageError.self) { try parse(["a", "b"], as: command) }
    #expect(error?.sentence == "unexpected operand \"a\"")
    #expect(error?.usage == "usage: tmdb-none [OPTION]... (tmdb-none --help explains)")
  }

  @Test func `Operands are counted against the declaration`() throws {
    let pair = Command(
      name: "tmdb-pair", summary: "Two",
      operands: [
        Operand("OLD", help: "The one."), Operand("NEW", help: "The other."),
        Operand("MAP", .optional, help: "Perhaps."),
      ])
    func sentence(_ words: [String]) -> String? {
      do throws(UsageError) {
        _ = try parse(words, as: pair)
        return nil
      } catch {
        return error.sentence
      }
    }
    #expect(sentence([]) == "missing OLD and NEW")
    #expect(sentence(["a"]) == "missing NEW")
    #expect(sentence(["a", "b"]) == nil)
    #expect(sentence(["a", "b", "c"]) == nil)
    #expect(sentence(["a", "b", "c", "d"]) == "unexpected operand \"d\"")
    #expect(pair.usageLine == "usage: tmdb-pair OLD NEW [MAP]")
  }
}
