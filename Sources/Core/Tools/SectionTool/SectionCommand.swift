package import CommandKit
package import Diagnostics
internal import MovieRecords
package import ToolRuntime

/// `tmdb-section`: declaration and composition.
package enum SectionCommand: ToolCommand {
  package static let command = Command(
    name: "tmdb-section",
    summary: "sort films into titled sections",
    discussion: [
      "tmdb-section reads records and writes them on, section by section: sections in the order of "
        + "their first appearance, films in the order in which they came, each film once a section. "
        + "The same film in two sections stays in both.",
      "Films without a section of their own, such as those of a saved TMDb response, go into the "
        + "section that --name and --title describe.",
      "The first section passes through as it comes. Films of later sections are held until the "
        + "input ends, in memory up to 1 MiB and in a temporary file in TMPDIR above, since a section "
        + "may go on after another. Which films a section has had is noted in at most 16 MiB a "
        + "section.",
    ],
    operands: [.files],
    options: [
      Option(
        "where", argument: .required("TEST"),
        help: "Keep only films that pass TEST, as in vote_average>=7, release_date<2026-12-24, "
          + "original_language=ko, title~love or genre_ids=28. Signs: < <= > >= = != and ~ "
          + "(contains). Given several times, all must hold.",
        repeatable: true, group: "Section options"),
      Option(
        "name", argument: .required("NAME"),
        help: "The section of films that have none.", defaultValue: "movies",
        group: "Section options"),
      Option(
        "title", argument: .required("TEXT"),
        help: "The title of the section of films that have none.", defaultValue: "Movies",
        group: "Section options"),
      Option(
        "layout", argument: .required("NAME"),
        help: "The layout that tmdb-layout gives that section.",
        openChoices: [
          Choice("carousel", "one row that scrolls sideways"), Choice("grid", "three columns"),
          Choice("list", "one film under another"),
        ],
        defaultValue: "grid", group: "Section options"),
    ] + Option.filterOptions,
    examples: [
      Example(
        "tmdb-fetch popular upcoming --source sample | tmdb-section --where 'vote_average>=7'",
        "Keep what people rate at 7 or more."),
      Example(
        "jq -c '.results[]' saved.json | tmdb-section --name saved --title 'Saved films'",
        "Make a section of a saved response."),
    ],
    environment: [
      EnvironmentVariable("TMPDIR", "Where held films go past 1 MiB; /tmp without it.")
    ],
    statuses: [
      StatusNote(.done), StatusNote(.found), StatusNote(.usage), StatusNote(.badInput),
      StatusNote(.noInput), StatusNote(.defect), StatusNote(.cannotCreate),
      StatusNote(.inputOutput),
    ],
    seeAlso: ["tmdb-fetch(1)", "tmdb-layout(1)", "tmdb-render(1)", "tmdb-records(5)", "tmdb(7)"]
  )

  package static func run(
    _ context: ToolContext, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    try RecordRun.filter(
      SectionStage(try SectionOptions(arguments), held: HeldSections(context.environment)), context,
      arguments)
  }
}
