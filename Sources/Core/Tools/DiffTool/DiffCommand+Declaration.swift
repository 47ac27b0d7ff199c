package import CommandKit
internal import Diagnostics

extension DiffCommand {
  package static let command = Command(
    name: "tmdb-diff",
    summary: "tell what changed between two snapshots of films",
    discussion: [
      "tmdb-diff reads two streams of films and writes what turns the first into the second: films "
        + "that came, left, moved within their section or went to another, whose members changed, "
        + "and sections that came, left, moved or changed.",
      "A film is the same where section and id are the same, so one film in two sections is two "
        + "entries. Its other members are its content: a new vote_average is an update, never a film "
        + "that left and came. Moves are as few as can be: where one film rose from rank 20 to rank "
        + "1 and pushed 19 others down, one film moved; --shifts tells of the others, too.",
      "A film that left a list has left the ranks that were fetched; that TMDb has deleted it does "
        + "not follow. Numbers compare as numbers, texts by their bytes, objects whatever the order "
        + "of their members; a member that is missing is as good as null.",
      "Nothing is compared unless both inputs are whole, since a list that was cut off would look "
        + "like one from which films left. Two snapshots that were asked for with another language, "
        + "region, source, number of pages, discover options or other lists are refused, unless --force "
        + "is given.",
      "Both snapshots are held in memory.",
    ],
    operands: [
      Operand(
        "OLD", .once, help: "The earlier snapshot, a file of records; - is standard input.",
        completion: .file),
      Operand(
        "NEW", .optional,
        help: "The later snapshot; standard input where it is - or left out.", completion: .file),
    ],
    options: comparisonOptions + reportOptions + inputAndOutputOptions,
    examples: [
      Example(
        "tmdb-fetch popular --source sample -o old.jsonl",
        "Save a snapshot to compare with later."),
      Example(
        "tmdb-fetch popular --source sample | tmdb-diff old.jsonl | tmdb-render",
        "Tell what changed since old.jsonl was saved."),
      Example(
        "tmdb-diff --only added --exit-code old.jsonl new.jsonl",
        "Find out whether a film came that was not there before."),
      Example(
        "tmdb-diff --ignore popularity,vote_count --tolerance vote_average=0.05 old.jsonl new.jsonl",
        "Pass over the noise of votes."),
      Example(
        "tmdb-diff old.jsonl new.jsonl | tmdb-render --format csv -o changes.csv",
        "Make a table of changes."),
    ],
    statuses: [
      StatusNote(.done), StatusNote(.found, "With --exit-code, something changed."),
      StatusNote(.usage),
      StatusNote(
        .badInput,
        "Bad input, input that was cut off, repeats under --strict, or snapshots of different "
          + "questions."),
      StatusNote(.noInput), StatusNote(.defect), StatusNote(.cannotCreate),
      StatusNote(.inputOutput),
    ],
    notes: [
      "A drift that stays below --tolerance from one snapshot to the next is never told, however far "
        + "it goes in the end, unless OLD is the snapshot that was told of last."
    ],
    seeAlso: [
      "tmdb-fetch(1)", "tmdb-section(1)", "tmdb-render(1)", "tmdb-records(5)", "tmdb(7)", "diff(1)",
    ]
  )

  private static let comparisonOptions: [Option] = [
    Option(
      "identity", argument: .required("SCOPE"), help: "What makes two films the same.",
      choices: [
        Choice("section", "section and id, so that a film may stand in several sections"),
        Choice("global", "the id alone, so that a film stands in one section"),
      ],
      defaultValue: "section", group: "Comparison options"),
    Option(
      "strict",
      help:
        "Refuse a snapshot that repeats a film or a section. Without it the first one counts and "
        + "a warning tells how many were passed over.",
      group: "Comparison options"),
    Option(
      "fields", argument: .required("LIST"),
      help: "Compare these members only, as in title,vote_average.", group: "Comparison options"),
    Option(
      "ignore", argument: .required("LIST"),
      help: "Do not compare these members; none compares all. Members that say where a record "
        + "stands (type, section, id, frame; created and count of a section) are never compared.",
      defaultValue: "popularity, unless --fields is given", group: "Comparison options"),
    Option(
      "tolerance", argument: .required("FIELD=N"),
      help: "Take numbers of that member for the same where they differ by N at the most.",
      repeatable: true, group: "Comparison options"),
    Option(
      "force", help: "Compare snapshots of different questions, too.", group: "Comparison options"),
  ]

  private static let reportOptions: [Option] = [
    Option(
      "only", argument: .required("LIST"),
      help: "Tell of these kinds of change only.",
      openChoices: ChangeClass.allCases.map { Choice($0.rawValue, $0.help) },
      group: "Report options"),
    Option(
      "section", argument: .required("NAME"),
      help: "Tell of changes in that section only, and of films that came to it or went from it.",
      repeatable: true, group: "Report options"),
    Option(
      "min-delta", argument: .required("N"),
      help: "Tell only of moves by N ranks or more.", group: "Report options"),
    Option(
      "top", argument: .required("N"),
      help: "Of each section's moves, tell only of the N that went farthest.",
      group: "Report options"),
    Option(
      "context", argument: .required("LIST"),
      help: "Write these members of the film with each change; its title is always there.",
      group: "Report options"),
    Option(
      "shifts",
      help:
        "Tell also of films that stand at another rank only because others came, left or moved.",
      group: "Report options"),
    Option(
      "exit-code", help: "End with status 1 where there is a change to tell of.",
      group: "Report options"),
  ]

  private static let inputAndOutputOptions: [Option] = [
    .onError, .maxSkipped, .allowIncomplete, .allowEmpty, .requireEnd, .output,
    .bare.with(
      help: "Write changes only, without the records around them. "
        + "The exit status alone then tells a failure."),
    .messages, .quiet, .verbose, .help, .version, .generate,
  ]
}
