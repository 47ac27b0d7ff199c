/// What a shell may offer for an argument besides its choices.
package enum CompletionHint: Equatable, Sendable {
  case none
  case file
  case directory
  case executable
  /// A shell command, safe to run at every press of the key, that prints one candidate a line; a
  /// TAB and a description may follow a candidate.
  case command(String)
}
