import CommandKit
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ManualPageTests {
  @Test("mandoc has nothing to say", .needs("mandoc"))
  func lints() throws {
    let scratch = try ScratchFolder()
    try scratch.write("tmdb-sample.1", sample.manualPage())
    let outcome = try Shell(in: scratch).run("mandoc -T lint tmdb-sample.1")
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test("Words that are macros, delimiters or escapes come out as they went in", .needs("mandoc"))
  func escapes() throws {
    let texts = [
      "Nm Ar Fl are words. No macro is in this. At the end comes Ns.",
      ".Dot and 'quote' begin words; \\fB is no escape; a\\b, `c`, ^d and ~e are text.",
      "(--columns) and [--size], --color=never: all of them options; - is none.",
      ".", "'", "-- alone ends options.",
    ]
    let tricky = Command(
      name: "tmdb-tricky", summary: "Say No to In and At", discussion: texts,
      operands: [Operand("No", .once, help: "It is No. Not Ar.", openChoices: [".", "Fl", "a b"])],
      options: [
        Option(
          "columns", argument: .required("N"), help: "Takes .N and 'N'.", choices: [".", "No"]),
        Option("size", argument: .required("T,L,B,R"), help: "T,L,B,R at once."), .color,
      ],
      examples: [Example(".hidden 'a' \\e -x\n'second' `line`", "Two lines.")],
      environment: [EnvironmentVariable("No", "Is set.")],
      files: [FileEntry("~/.No", "Is read.")], notes: texts, seeAlso: ["No(5)", "a(1)"])
    let scratch = try ScratchFolder()
    try scratch.write("tmdb-tricky.1", tricky.manualPage())
    let lint = try Shell(in: scratch).run("mandoc -T lint tmdb-tricky.1")
    #expect(lint.output + lint.errors == "")
    let shown = try Shell(in: scratch).run("mandoc -T ascii -O width=300 tmdb-tricky.1").output
    var plain = ""
    for character in shown {
      if character == "\u{8}" { plain.removeLast() } else { plain.append(character) }
    }
    let words = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in texts { #expect(words.contains(text), "\(text)") }
    for text in ["tmdb-tricky - Say No to In and At", "Takes .N and 'N'.", "T,L,B,R at once."] {
      #expect(words.contains(text), "\(text)")
    }
    #expect(words.contains(".hidden 'a' \\e -x 'second' `line`"))
  }

  @Test func `Date and version are those that it is given`() {
    let page = sample.manualPage(version: "9.8.7", date: "2031-02-03")
    #expect(page.contains(".Dd February 3, 2031\n"))
    #expect(page.contains("9.8.7"))
  }

  @Test func `Every status of the table is in the manual`() {
    for status in sample.documentedStatuses {
      #expect(sample.manualPage().contains(".It \(status.number)\n"))
    }
  }
}
