internal import CommandKit
internal import Movies

extension FetchCommand {
  static let listOptions = [
    Option(
      "pages", argument: .required("PAGES"),
      help:
        "Which pages of each list: N is the first N, A..B and A.. are ranges, all is everything "
        + "up to page \(PageSpan.last), beyond which TMDb answers nothing.",
      openChoices: [Choice("all", "every page")], defaultValue: "1", group: "List options"),
    Option(
      "limit", argument: .required("N"),
      help: "At most N films of each list; without --pages, as many pages as that needs.",
      group: "List options"),
    Option(
      "windows",
      help:
        "Fetch all that discover finds, beyond TMDb's 500 pages: days of first release are cut into "
        + "windows that fit. Films without such a day are in none of them.",
      group: "List options"),
    Option(
      "language", argument: .required("LANG"),
      help: "The language of titles and overviews, as in sk or pt-BR. What is not translated comes "
        + "under its original title, without an overview.",
      defaultValue: "en", group: "List options"),
    Option(
      "region", argument: .required("CC"),
      help: "The country whose release dates count, as in SK.", group: "List options"),
    Option(
      "every", argument: .required("TIME"),
      help: "Fetch again each TIME, as in 10m, and write one snapshot after another, until it is "
        + "interrupted. A round that fails is a snapshot that is not complete.",
      group: "List options"),
    Option(
      "source", argument: .required("NAME"),
      help: "Where the films come from; any other NAME runs the plugin tmdb-fetch-NAME.",
      openChoices: FetchSource.allCases.map { Choice($0.rawValue, $0.summary) },
      defaultValue: FetchSource.tmdb.rawValue, completion: plugins(called: "source"),
      group: "List options"),
  ]

  static let detailsOptions = [
    Option(
      "append", argument: .required("PART,PART"),
      help: "With details: fetch these parts of each film, too. Pictures and videos come in the "
        + "languages of --language and in none.",
      openChoices: DetailsOptions.parts.map { Choice($0) }, group: "Details options"),
    Option(
      "checkpoint", argument: .required("FILE"),
      help:
        "With details and -o: keep in FILE how far the run is, so that one that was killed goes on "
        + "there. The output then grows in place, and each film is in it once.",
      completion: .file, group: "Details options"),
  ]

  static let cacheOptions = [
    Option(
      "refresh", help: "Ask again for what is fresh in the cache, too.", group: "Cache options"),
    Option(
      "offline", help: "Take everything from the cache, and nothing from the network.",
      group: "Cache options"),
    Option("no-cache", help: "Neither use nor fill the cache.", group: "Cache options"),
    Option(
      "max-stale", argument: .required("TIME"),
      help: "Where the network fails, use what is in the cache up to TIME past its time, as in 1d, "
        + "with a warning.",
      group: "Cache options"),
    Option(
      "record", argument: .required("FOLDER"),
      help: "Keep every answer in FOLDER; the credential is not in it.", completion: .directory,
      group: "Cache options"),
    Option(
      "replay", argument: .required("FOLDER"),
      help: "Take every answer from FOLDER, and nothing from the network.", completion: .directory,
      group: "Cache options"),
  ]

  /// The names that --list-plugins has for a stage; what lies on PATH is not run for that.
  private static func plugins(called noun: String) -> CompletionHint {
    .command(
      "tmdb-fetch --list-plugins 2>/dev/null |"
        + " awk '$1 == \"\(noun)\" && ($3 == \"found\" || $3 == \"not\") { print $2 }'")
  }

  static let pluginOptions = [
    Option(
      "intercept", argument: .required("NAME"),
      help:
        "Let every request and its answer pass the plugin tmdb-intercept-NAME, which may change "
        + "them or answer itself. The first one named sees a request first.",
      completion: plugins(called: "interceptor"), repeatable: true, group: "Plugin options"),
    Option.pluginSetting.with(
      help:
        "Hand an option to the source's plugin, or to every interceptor that has it; a plugin's "
        + "handshake says what it knows."),
    .listPlugins, .checkPlugin,
  ]

  static let requestOptions = [
    Option(
      "check", argument: .optional("json"),
      help:
        "Look whether credential, network, TLS, clock and cache are as they should be, print a list "
        + "and stop.",
      choices: [Choice("json", "one JSON object a line")], group: "Request options",
      role: .insteadOfWork),
    Option(
      "token-file", argument: .required("FILE"),
      help: "Read the credential from FILE, or from standard input for -.", completion: .file,
      group: "Request options"),
    Option(
      "connections", argument: .required("N"),
      help: "How many requests may be under way at a time.",
      defaultValue: "20", group: "Request options"),
    Option(
      "rate", argument: .required("N"),
      help: "How many requests may start in a second, evenly spaced; off for no limit.",
      openChoices: [Choice("off", "no limit")], defaultValue: "40", group: "Request options"),
    Option(
      "retries", argument: .required("N"),
      help: "How often a request that failed for a moment is made again.", defaultValue: "3",
      group: "Request options"),
    Option(
      "timeout", argument: .required("TIME"),
      help:
        "How long one answer may take, as in 500ms, 30s or 2m. With its repetitions a request may "
        + "take four times as long.",
      defaultValue: "30s", group: "Request options"),
    Option(
      "cacert", argument: .required("FILE"),
      help:
        "Trust the certificate authorities in FILE, in PEM form, instead of the system's: for a "
        + "proxy that looks into TLS.",
      completion: .file, group: "Request options"),
    Option("ipv4", help: "Connect over IPv4 alone.", group: "Request options"),
    Option(
      "ipv6", help: "Connect over IPv6 alone; without either whichever works is used.",
      group: "Request options"),
  ]
}
