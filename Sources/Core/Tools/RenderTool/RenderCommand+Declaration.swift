package import CommandKit
internal import Diagnostics
internal import Rendering

extension RenderCommand {
  package static let command = Command(
    name: "tmdb-render",
    summary: "write films as text, CSV or XHTML",
    discussion: [
      "tmdb-render reads the records of any of these tools, or films as TMDb sends them, and writes "
        + "one page or table: sections with titles, films in their order, or the changes that "
        + "tmdb-diff found.",
      "As text, films that tmdb-layout has placed are painted in their frames, a terminal cell "
        + "being 8 x 16 points; films without frames take a line each. Sections that come in turns "
        + "are put together: the first is written as it comes, later ones are held until the "
        + "input ends, in a temporary file past 1 MiB.",
      "CSV follows RFC 4180. Numbers are written as TMDb sent them; what is missing, null or empty "
        + "is empty. Lists are joined with |; a | or \\ inside a value gets a \\ in front.",
      "An XHTML page is checked with libxml2 against the schema of its profile before the first "
        + "byte leaves.",
      "With --output the file is replaced only if the input came whole: as many end records that "
        + "say so as there are streams. So a pipeline whose first command died leaves the file of "
        + "the day before, whatever the shell makes of statuses.",
    ],
    operands: [.files],
    options: [
      Option(
        "format", short: "f", argument: .required("NAME"),
        help: "What to write; any other NAME runs the plugin tmdb-render-NAME.",
        openChoices: [
          Choice("text", "a page for a terminal"), Choice("csv", "a table with commas"),
          Choice("tsv", "a table with tabs"), Choice("xhtml", "a page for a browser"),
        ],
        defaultValue: "text", group: "Format options")
    ] + textOptions + tableOptions + pageOptions + pluginOptions + [
      Option(
        "in-place",
        help: "Where the folder of --output cannot be written, overwrite the file itself.",
        group: "Output options"),
      .color,
    ]
      + Option.filterOptions.filter { $0.name != "bare" },
    examples: [
      Example(
        "tmdb-fetch popular upcoming --source sample | tmdb-layout | tmdb-render",
        "Show films in a terminal."),
      Example(
        "tmdb-fetch popular --source sample | tmdb-render --format csv -o films.csv",
        "Export a list; after a failure the old file stands."),
      Example(
        "tmdb-fetch popular --source sample | tmdb-render --format csv --fields id,title,release_date",
        "Choose columns."),
      Example(
        "tmdb-fetch popular upcoming --source sample | tmdb-layout | "
          + "tmdb-render --format xhtml -o films.xhtml",
        "Make a page for a browser."),
    ],
    environment: [
      EnvironmentVariable("COLUMNS", "The width of the terminal in columns, before its own word."),
      EnvironmentVariable("NO_COLOR", "Not empty: no colour, unless --color=always."),
      EnvironmentVariable("CLICOLOR_FORCE", "Neither empty nor 0: colour in a pipe too."),
      EnvironmentVariable("FORCE_COLOR", "Like CLICOLOR_FORCE."),
      EnvironmentVariable(
        "TMDB_IMAGE_URL",
        "Where the posters of a page are, without it https://image.tmdb.org, or the server of "
          + "TMDB_BASE_URL where that is set."),
      EnvironmentVariable("TMDB_PLUGIN_PATH", "Folders of plugins, separated by colons."),
      EnvironmentVariable("TMPDIR", "Where held sections and large pages go; /tmp without it."),
    ],
    seeAlso: [
      "tmdb-fetch(1)", "tmdb-layout(1)", "tmdb-diff(1)", "tmdb-records(5)", "tmdb-plugins(7)",
      "tmdb(7)",
    ]
  )

  static let textOptions: [Option] = [
    Option(
      "width", argument: .required("COLUMNS"),
      help: "Where lines end that no frame ends. In a pipe nothing is cut without it.",
      defaultValue: "the terminal's", group: "Text options"),
    Option(
      "all", help: "Show a carousel in full, in several rows, as in a pipe.",
      group: "Text options"),
    Option(
      "scroll", argument: .required("SECTION=N"),
      help: "Begin the carousel of SECTION at its film N.", repeatable: true,
      group: "Text options"),
    Option(
      "overview", argument: .required("LINES"),
      help: "Show up to LINES lines of the overview where a film's frame has room.",
      defaultValue: "0", group: "Text options"),
    Option(
      "page-height", argument: .required("ROWS"),
      help: "Repeat pinned titles at the top of every ROWS lines.", group: "Text options"),
  ]

  static let tableOptions: [Option] = [
    Option(
      "fields", argument: .required("LIST"),
      help: "The columns, separated by commas, in their order. Other members of a record are "
        + "written as a path with a leading dot, as in .frame.x.",
      openChoices: CSVColumns.known.map { Choice($0.name) },
      defaultValue: CSVColumns.movies.map(\.name).joined(separator: ","),
      group: "Table options"),
    Option(
      "delimiter", argument: .required("CHARACTER"),
      help: "What stands between fields, one ASCII character.", defaultValue: ",",
      group: "Table options"),
    Option("no-header", help: "Write no header line.", group: "Table options"),
    Option("crlf", help: "End lines with CR LF.", group: "Table options"),
    Option("bom", help: "Begin with a byte order mark.", group: "Table options"),
    Option(
      "excel",
      help: "Write what Excel reads rightly: --bom, --crlf, and an apostrophe before text that it "
        + "would take for a formula.",
      group: "Table options"),
    Option(
      "list-separator", argument: .required("TEXT"), help: "What joins the elements of a list.",
      defaultValue: "|", group: "Table options"),
  ]

  static let pageOptions: [Option] = [
    Option(
      "title", argument: .required("TEXT"), help: "The title of an XHTML page.",
      defaultValue: "Movies", group: "Page options"),
    Option(
      "lang", argument: .required("TAG"),
      help: "The language of an XHTML page, as in en or pt-BR.",
      defaultValue: "that of the stream, else en", group: "Page options"),
    Option(
      "doctype", argument: .required("KIND"),
      help: "The document type of an XHTML page.",
      choices: [
        Choice("html", "<!DOCTYPE html>"),
        Choice("embedded", "with a small DTD inside, for xmllint --valid"),
      ],
      defaultValue: "html", group: "Page options"),
    Option(
      "validate",
      help: "Read pages instead of records, check them against the profile, and say what is wrong "
        + "with them.",
      group: "Page options"),
  ]

  static let pluginOptions: [Option] = [.pluginSetting, .listPlugins, .checkPlugin]
}
