import CommandKit

/// A command with every kind of option, for tests that ask each fold about each of them.
let sample = Command(
  name: "tmdb-sample",
  summary: "show what a declaration can hold",
  discussion: [
    "Reads records and writes them on. With --columns N the films stand in N columns; "
      + "tmdb-records(5) has the format.",
    "A path such as C:\\films, a 'quote', a \"double\" one, `ticks`, $HOME and 100% are text.",
  ],
  operands: [
    Operand(
      "LIST", .once, help: "What to show.",
      openChoices: [Choice("popular", "what people look at"), Choice("movie:", "films by id")]),
    .files,
  ],
  otherForms: ["details [OPTION]... [FILE]..."],
  options: [
    Option(
      "columns", short: "c", argument: .required("N"), help: "Lay out in N columns.",
      defaultValue: "3", group: "Layout options"),
    Option(
      "size", argument: .required("WxH"), help: "The viewport, in points.", group: "Layout options"),
    Option(
      "format", short: "f", argument: .required("NAME"),
      help: "What to write; a plugin's name is accepted too.",
      openChoices: [Choice("text", "for people"), Choice("csv", "for spreadsheets: [RFC 4180]")],
      completion: .command("printf 'plug\\tfrom elsewhere\\n'"), group: "Output options"),
    Option(
      "fields", argument: .required("LIST"), help: "The columns, separated by commas.",
      choices: ["id", Choice("title", "what people read"), "votes"], isList: true,
      group: "Output options"),
    Option(
      "plugin-option", short: "O", argument: .required("NAME=VALUE"),
      help: "Hand NAME=VALUE to the plugin.", repeatable: true, group: "Output options"),
    Option(
      "cache-dir", argument: .required("DIR"), help: "Where bodies are kept.",
      completion: .directory, group: "Output options"),
    Option(
      "check-plugin", argument: .required("PATH"), help: "Run the contract against PATH.",
      completion: .executable, group: "Plugin options", role: .insteadOfWork),
    Option(
      "where", argument: .required("CONDITION"),
      help: "Keep films that meet it, as in 'vote_average>=7'.",
      repeatable: true),
    .color, .progress, .listPlugins,
  ] + Option.filterOptions,
  examples: [
    Example("tmdb-sample popular --columns 4", "Four columns."),
    Example("tmdb-sample popular | jq -c 'select(.id>\"\\u0000\")'", "Through another tool."),
  ],
  environment: [EnvironmentVariable("COLUMNS", "The width of the terminal.")],
  files: [FileEntry("$XDG_CACHE_HOME/tmdb/", "Bodies that were fetched before.")],
  notes: ["Memory grows with the films of one section."],
  seeAlso: ["tmdb-records(5)", "jq(1)"])
