package import CommandKit
internal import LayoutDocuments

extension LayoutCommand {
  package static let command = Command(
    name: "tmdb-layout",
    summary: "compute where each film goes",
    discussion: [
      "tmdb-layout reads films in sections and gives each a frame, as a compositional layout on iOS "
        + "would: a section popular as a carousel, every other as a grid of three columns, unless "
        + "the stream or an option says otherwise.",
      "Frames are in points. A terminal cell is 8 points wide and 16 high, so a container of 80 "
        + "columns is 640 points wide. Heights that a layout estimates are measured with the cells "
        + "that tmdb-render paints.",
      "Films leave as soon as their frames are final: at once where sizes are fixed, with the last "
        + "film of their row where heights are measured. Memory is that of one row, but for "
        + "layouts that make all rows of a section alike, which hold a section.",
    ],
    operands: [.files],
    options: [
      Option(
        "layout", argument: .required("NAME|FILE"),
        help: "The layout of all sections: a built-in one, or a document as tmdb-layout(5) "
          + "describes it.",
        openChoices: LayoutPreset.allCases.map { Choice($0.rawValue, $0.summary) },
        completion: .file, group: "Layout options"),
      Option(
        "set", argument: .required("SECTION=NAME"),
        help: "The layout of one section, before all that is said of the others: a built-in one, "
          + "or a document.",
        repeatable: true, group: "Layout options"),
      Option(
        "columns", short: "c", argument: .required("N"),
        help: "Lay every section out as a grid of N columns.", group: "Layout options"),
      Option(
        "print-layout", argument: .required("NAME"),
        help: "Print a built-in layout as a document to start from, and stop.",
        choices: LayoutPreset.allCases.map { Choice($0.rawValue, $0.summary) },
        group: "Layout options", role: .insteadOfWork),
      Option(
        "keep-going", short: "k",
        help: "Where a section cannot be laid out, pass its films on without frames and lay out "
          + "the others.",
        group: "Layout options"),
      Option(
        "width", argument: .required("COLUMNS"),
        help: "The width of the container in columns of a terminal, 8 points each.",
        defaultValue: "COLUMNS, the terminal's, else 80", group: "Container options"),
      Option(
        "size", argument: .required("WxH"), help: "The size of the container in points.",
        group: "Container options"),
      Option(
        "insets", argument: .required("T,L,B,R"),
        help: "Points at the container's edges that are not to be used, such as a notch; they "
          + "count across the direction of scrolling.",
        group: "Container options"),
      Option(
        "direction", argument: .required("DIRECTION"), help: "Where reading starts.",
        choices: [
          Choice("ltr", "at the left"), Choice("rtl", "at the right: frames are mirrored"),
        ],
        defaultValue: "ltr", group: "Container options"),
      Option(
        "scale", argument: .required("S"),
        help: "Pixels of a point: round frames to pixels.", defaultValue: "do not round",
        group: "Container options"),
      Option(
        "rounding", argument: .required("MODE"), help: "What --scale rounds.",
        choices: [
          Choice("size", "sizes first, places add up, as iOS 17 does"),
          Choice("frame", "solved frames, as iOS 13 to 15 do, which leaves gaps of a pixel"),
          Choice("none", "nothing"),
        ],
        defaultValue: "size", group: "Container options"),
      Option(
        "content-offset", argument: .required("X,Y"),
        help: "How far the content is scrolled: pinned headers and footers are placed for that.",
        defaultValue: "headers lie where their sections start", group: "Scrolling options"),
      Option(
        "adjusted-insets", argument: .required("T,L,B,R"),
        help: "Points at the container's edges that bars cover, which pinned headers keep out of.",
        group: "Scrolling options"),
      Option(
        "scroll", argument: .required("SECTION=X"),
        help: "How far a section that scrolls sideways is scrolled, in points.", repeatable: true,
        group: "Scrolling options"),
      Option(
        "visible",
        help: "Write only what the container shows at --content-offset; sections remain.",
        group: "Scrolling options"),
      Option(
        "measure", argument: .required("HOW"),
        help: "What replaces estimated heights. A film's member measured and a section's "
          + "measured_supplementaries come first in any case.",
        choices: [
          Choice("text", "the cells that tmdb-render paints"), Choice("none", "nothing"),
        ],
        defaultValue: "text", group: "Measuring options"),
      Option(
        "overview", argument: .required("LINES"),
        help: "Measure cells with up to LINES lines of overview; tmdb-render wants the same.",
        defaultValue: "0", group: "Measuring options"),
      Option(
        "draw",
        help: "Draw the frames as boxes instead of writing records, to see what a layout does.",
        group: "Output options"),
    ] + Option.filterOptions,
    examples: [
      Example(
        "tmdb-fetch popular upcoming --source sample | tmdb-layout | tmdb-render",
        "A carousel and a grid."),
      Example(
        "tmdb-fetch popular --source sample | tmdb-layout --columns 5 --width 100 | tmdb-render",
        "Five columns on 100 columns of a terminal."),
      Example("tmdb-layout --print-layout carousel", "See how a carousel is described."),
      Example(
        "tmdb-fetch popular --source sample | tmdb-layout --layout list --draw --width 60",
        "Look at a layout."),
      Example(
        "tmdb-fetch popular --source sample | tmdb-layout --size 390x844 --scale 3 --visible "
          + "--content-offset 0,100",
        "What a phone shows after a flick."),
    ],
    environment: [
      EnvironmentVariable("COLUMNS", "The width of the terminal in columns, before its own word.")
    ],
    seeAlso: [
      "tmdb-fetch(1)", "tmdb-section(1)", "tmdb-render(1)", "tmdb-layout(5)", "tmdb-records(5)",
      "tmdb(7)",
    ]
  )
}
