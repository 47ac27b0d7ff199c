import CommandKit
import Diagnostics
import Testing

@Suite struct HelpTextTests {
  @Test("Help fits the width that there is", arguments: [1, 40, 60, 80, 100, 132, 200])
  func fits(_ width: Int) {
    let columns = max(width, 40)
    for line in sample.helpText(columns: width).split(separator: "\n") {
      let isUnbreakable = !line.drop { $0 == " " }.contains(" ")
      #expect(line.count <= columns || isUnbreakable, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test func `Help reads like this`() {
    let command = Command(
      name: "tmdb-short", summary: "shorten films",
      discussion: ["Films come in long and go out short, one a line, in the order they had."],
      operands: [.files],
      options: [
        Option(
          "length", short: "l", argument: .required("N"), help: "Cut after N minutes.",
          defaultValue: "90"),
        Option(
          "keep", argument: .required("PART"), help: "The part that stays.",
          choices: [Choice("start", "what came first"), Choice("end", "what came last")],
          repeatable: true),
        Option(
          "a-rather-long-name", argument: .required("VALUE"), help: "Has a line to itself.",
          choices: ["one", "two"]),
        .help,
      ],
      examples: [Example("tmdb-short -l 5 films", "Five minutes of each.")],
      statuses: [StatusNote(.usage), StatusNote(.done, "All short.")])
    #expect(
      command.helpText(columns: 60) == """
        Shorten films.

        Usage: tmdb-short [OPTION]... [FILE]...

        Films come in long and go out short, one a line, in the
        order they had.

        Operands:
          [FILE]...  Files of records, read in order; - is standard
                     input, which is also read without any.

        Options:
          -l, --length N   Cut after N minutes. [default: 90]
              --keep PART  The part that stays. May be given more
                           than once.
                             start  what came first
                             end    what came last
              --a-rather-long-name VALUE
                           Has a line to itself. (one or two)

        General options:
          -h, --help  Print this help and stop.

        Exit status:
          0   All short.
          64  Usage: an option or operand is wrong, or TMDb refuses
              what it asks for.

        Examples:
          Five minutes of each.
            tmdb-short -l 5 films

        """)
  }

  @Test func `Groups keep the order in which they were declared`() {
    #expect(
      sample.optionGroups.map(\.name) == [
        "Layout options", "Output options", "Plugin options", "Options", "Message options",
        "Input options", "General options",
      ])
    #expect(sample.optionGroups.flatMap(\.options).count == sample.options.count)
  }
}
