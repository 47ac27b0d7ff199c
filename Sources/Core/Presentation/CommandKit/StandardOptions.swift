/// The options that mean the same in every tool that has them.
extension Option {
  package static let help = Option(
    "help", short: "h", help: "Print this help and stop.", group: "General options",
    role: .immediate)

  package static let version = Option(
    "version", short: "V", help: "Print the version and stop.", group: "General options",
    role: .immediate)

  package static let generate = Option(
    "generate", argument: .required("FORM"),
    help: "Print what is made from the declaration of this command, and stop.",
    choices: GeneratedForm.allCases.map { Choice($0.rawValue, $0.help) },
    group: "General options", role: .insteadOfWork)

  package static let output = Option(
    "output", short: "o", argument: .required("FILE"),
    help: "Write to FILE, which is replaced in one step once everything is there; "
      + "after a failure the old file stands. - is standard output.",
    completion: .file, group: "Output options")

  package static let bare = Option(
    "bare",
    help:
      "Write films only, without the records around them: for tools that want one kind of line. "
      + "The exit status alone then tells a failure.",
    group: "Output options")

  package static let messages = Option(
    "messages", argument: .required("FORM"), help: "How messages are written to standard error.",
    choices: [Choice("text", "one line each"), Choice("json", "one JSON object a line")],
    defaultValue: "text", group: "Message options")

  package static let quiet = Option(
    "quiet", short: "q", help: "Write errors only.", group: "Message options")

  package static let verbose = Option(
    "verbose", short: "v", help: "Write notes on what was done.", group: "Message options")

  package static let progress = Option(
    "progress", argument: .required("WHEN"), help: "Show progress on standard error.",
    choices: [
      Choice("auto", "where it is a terminal"), Choice("always", "everywhere"),
      Choice("never", "nowhere"),
    ],
    defaultValue: "auto", group: "Message options")

  package static let color = Option(
    "color", argument: .required("WHEN"), help: "Use colour.",
    choices: [
      Choice("auto", "on a terminal, unless NO_COLOR is set"), Choice("always", "everywhere"),
      Choice("never", "nowhere"),
    ],
    defaultValue: "auto", group: "Output options")

  package static let pluginSetting = Option(
    "option", short: "O", argument: .required("NAME=VALUE"),
    help: "Hand an option to the plugin, which says in its handshake what it knows.",
    repeatable: true, group: "Plugin options")

  package static let checkPlugin = Option(
    "check-plugin", argument: .required("PATH"),
    help: "Run a plugin through the rules of tmdb-plugins(7), say what it breaks, and stop.",
    completion: .executable, group: "Plugin options", role: .insteadOfWork)

  package static let listPlugins = Option(
    "list-plugins", argument: .optional("verify"),
    help: "List what is built in and the plugins that were found, and stop. "
      + "Those on PATH are not run unless --list-plugins=verify asks them.",
    choices: [Choice("verify", "ask every plugin, those on PATH too")],
    group: "Plugin options", role: .insteadOfWork)

  package static let onError = Option(
    "on-error", argument: .required("POLICY"), help: "What to do about a record that is wrong.",
    choices: [
      Choice("stop", "end with status 65 and leave the output file alone"),
      Choice("skip", "leave it out, count it and go on"),
    ],
    defaultValue: "stop", group: "Input options")

  package static let maxSkipped = Option(
    "max-skipped", argument: .required("N"),
    help: "With --on-error=skip, more than N records left out are status 65.",
    group: "Input options")

  package static let allowIncomplete = Option(
    "allow-incomplete", help: "Take input that was cut off for a success.", group: "Input options")

  package static let allowEmpty = Option(
    "allow-empty", help: "Take input without any record for a success.", group: "Input options")

  package static let requireEnd = Option(
    "require-end",
    help: "Refuse input that does not say that it is whole: no end record is status 65.",
    group: "Input options")

  package static let failIfEmpty = Option(
    "fail-if-empty", help: "End with status 1 where no film remained.", group: "Output options")

  /// What every filter has, in the order of its help.
  package static let filterOptions: [Option] = [
    .onError, .maxSkipped, .allowIncomplete, .allowEmpty, .requireEnd, .output, .bare,
    .failIfEmpty, .messages, .quiet, .verbose, .help, .version, .generate,
  ]
}
