package import CommandKit
internal import Diagnostics
internal import Movies

extension FetchCommand {
  package static let command = Command(
    name: "tmdb-fetch",
    summary: "fetch lists of films from TMDb as records",
    discussion: [
      "tmdb-fetch asks TMDb for one or more lists and writes each as a section of films, in the "
        + "order of the command line. A film's record is what TMDb sent, member by member, with "
        + "type and section put in front.",
      "Pages are fetched concurrently and written in order; a reader that stops, such as head, stops "
        + "the fetching. TMDb's lists move while they are read, so a film may come on two pages: it "
        + "is written once, and how many were dropped stands in the end record. For the same reason "
        + "a film may be missed; a second run with --refresh behind the first, both in braces on one "
        + "pipe, brings it, and what came before is dropped.",
      "TMDb's lists are not always what their names say: upcoming and now-playing, with a region or "
        + "without, hold films that came out long ago and come again. tmdb-section with the condition "
        + "release_date>=2026-12-01 leaves those out, and discover with --primary-release-date does not "
        + "find them. What TMDb shows on its pages may be hours ahead of what it answers here, since "
        + "its servers keep answers for up to eight; created in a section tells of when its data is.",
      "tmdb-fetch details reads records, lines of the daily export or bare numbers of films, and "
        + "writes each film with all that TMDb says about it: its details, the parts that --append "
        + "names, and as flat members genre_names and, for the --region, certification, "
        + "regional_release_date and watch_provider_names (those of subscriptions). A film that comes "
        + "again in its section is dropped. With several languages, as in "
        + "--language sk,en, each of title, overview and tagline comes from the first that has it, "
        + "which title_language and the like tell. A film that TMDb has no more becomes a record of "
        + "type gone.",
      "With --checkpoint a run of days may be killed at any time: the same command line goes on where it "
        + "was. The output grows in place, which has to be new, empty or the one that the checkpoint "
        + "speaks of; other files are left as they are. At the end the checkpoint says so: the same command "
        + "line then does nothing, until the output is removed.",
      "Requests that fail for a moment are made again: too many requests, a server's fault, a lost "
        + "connection, an answer that is cut short. Everything else ends the run at once.",
      "With a plugin as --source, the plugin is handed the lists and its own options. An option of "
        + "tmdb-fetch about what is fetched or how, such as --language or --limit, is handed on where "
        + "the plugin has one of that name, and refused where it has not.",
      "The credential is a v4 read access token or a v3 API key, told apart by their shape. It is "
        + "looked for in --token-file, TMDB_TOKEN, TMDB_API_KEY and ~/.config/tmdb/token, in this "
        + "order, and sent to the configured server alone.",
    ],
    operands: [
      Operand(
        "LIST", .atLeastOnce,
        help: "What to fetch, each a section; in names _ and - are the same.",
        openChoices: QueryOperand.allCases.map { operand in
          let form = operand.form == operand.rawValue ? "" : ": \(operand.form)"
          return Choice(operand.rawValue, operand.meaning + form)
        })
    ],
    otherForms: ["details [OPTION]... [FILE]..."],
    options: listOptions + detailsOptions + DiscoverOption.all.map(\.option) + requestOptions
      + cacheOptions + pluginOptions + [
        .onError, .maxSkipped, .allowIncomplete, .allowEmpty, .requireEnd, .output, .bare,
        .failIfEmpty, .messages, .quiet, .verbose, .progress, .help, .version,
        .generate,
      ],
    examples: [
      Example(
        "tmdb-fetch popular upcoming --source sample | tmdb-layout | tmdb-render",
        "Show the built-in films; no credential is needed."),
      Example(
        "tmdb-fetch popular --limit 100 | tmdb-render --format csv -o popular.csv",
        "The hundred most popular films as a table."),
      Example(
        "tmdb-fetch upcoming --region SK --language sk | jq -r 'select(.type==\"movie\").title'",
        "What comes to the cinemas of Slovakia, by title."),
      Example(
        "tmdb-fetch discover --windows --primary-release-date 2026-01-01.. --with-genres action,comedy "
          + "--bare > films.ndjson",
        "Every action comedy from 2026 on, however many there are."),
      Example(
        "tmdb-fetch popular --pages 5 | tmdb-fetch details --append credits --region SK | "
          + "tmdb-render --format csv --fields title,.certification,.genre_names -o details.csv",
        "A hundred films with what is known of them in Slovakia."),
      Example(
        "tmdb-fetch export | tmdb-fetch details --checkpoint crawl.state -o all.ndjson",
        "All films that there are, over hours; run again after a power cut it goes on."),
    ],
    environment: [
      EnvironmentVariable("TMDB_TOKEN", "The credential, where no --token-file is given."),
      EnvironmentVariable("TMDB_API_KEY", "The credential, where TMDB_TOKEN is not set."),
      EnvironmentVariable(
        "TMDB_BASE_URL", "Where the API is, without it https://api.themoviedb.org/3."),
      EnvironmentVariable(
        "TMDB_FILES_URL",
        "Where the daily exports are, without it https://files.tmdb.org, or the server of "
          + "TMDB_BASE_URL where that is set."),
      EnvironmentVariable("TMDB_PLUGIN_PATH", "Folders of plugins, separated by colons."),
      EnvironmentVariable("TMDB_LANGUAGE", "What --language defaults to."),
      EnvironmentVariable("TMDB_REGION", "What --region defaults to."),
      EnvironmentVariable(
        "https_proxy", "The proxy for https; http_proxy, all_proxy and no_proxy are read, too."),
    ],
    files: [
      FileEntry(
        "$XDG_CACHE_HOME/tmdb/responses",
        "Answers of TMDb, used as long as TMDb says that they are fresh, kept 180 days and "
          + "256 MiB at most."),
      FileEntry(
        "$XDG_RUNTIME_DIR/tmdb",
        "When the next request may start, shared by all that run at a time."),
      FileEntry(
        "$XDG_CONFIG_HOME/tmdb/token",
        "The credential, where no variable holds it; others must not be able to read it."),
    ],
    statuses: [
      StatusNote(.done),
      StatusNote(
        .found,
        "Something that was named does not exist, after the rest was written; or no film came, and "
          + "--fail-if-empty was given."),
      StatusNote(.usage), StatusNote(.badInput),
      StatusNote(
        .noInput, "The --token-file, a FILE of details or the folder of --replay does not exist."),
      StatusNote(.unreachable), StatusNote(.defect), StatusNote(.cannotCreate),
      StatusNote(.inputOutput), StatusNote(.tryAgain), StatusNote(.noPermission),
      StatusNote(.configuration),
    ],
    seeAlso: [
      "tmdb-section(1)", "tmdb-layout(1)", "tmdb-render(1)", "tmdb-diff(1)", "tmdb-records(5)",
      "tmdb-plugins(7)", "tmdb(7)",
    ])
}
