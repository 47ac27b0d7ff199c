/// What `--generate` makes from a declaration.
package enum GeneratedForm: String, CaseIterable, Sendable {
  case man
  case bash
  case zsh
  case fish
  case json

  var help: String {
    switch self {
    case .man: "the manual page, in mdoc"
    case .bash: "completions for bash"
    case .zsh: "completions for zsh"
    case .fish: "completions for fish"
    case .json: "a description for other programs"
    }
  }

  /// Where the project keeps the form for that command, from its top folder; nil where it does not.
  package func path(for command: String) -> String? {
    switch self {
    case .man: "man/\(command).1"
    case .bash: "completions/bash/\(command)"
    case .zsh: "completions/zsh/_\(command)"
    case .fish: "completions/fish/\(command).fish"
    case .json: nil
    }
  }
}

extension Command {
  package func generated(_ form: GeneratedForm) -> String {
    switch form {
    case .man: manualPage()
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    case .json: json
    }
  }
}
