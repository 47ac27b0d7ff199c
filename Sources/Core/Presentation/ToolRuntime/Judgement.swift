package import Diagnostics
package import MovieRecords

/// What an input that has ended is worth: whether the output may stand, and what to say.
package struct Judgement: Equatable, Sendable {
  /// Why the output is not whole; nil where it is.
  package var failure: Diagnostic?
  /// An upstream tool told the failure already.
  package var isToldUpstream = false
  /// Something to say although the output stands.
  package var warning: String?

  package init(_ verdict: Wholeness.Verdict, _ options: InputOptions) {
    let input = options.paths == ["-"] ? "standard input" : options.paths.joined(separator: ", ")
    switch verdict {
    case .whole: break
    case .unknown(let isTyped):
      if options.requiresEnd {
        failure = Diagnostic(
          .badInput,
          "\(input) has no end record, so nobody can tell whether it is whole; --require-end wants one"
        )
      } else if isTyped {
        warning =
          "\(input) has no end record, so nobody can tell whether it is whole; filter with "
          + "select(.type!=\"movie\" or …) to keep it, or ask for it with --require-end"
      }
    case .empty:
      if !options.allowsEmpty {
        failure = Diagnostic(
          .badInput,
          "\(input) holds no record: the command before failed, or a filter left nothing "
            + "(--allow-empty takes that for a success)")
      }
    case .cutOff:
      if !options.allowsIncomplete {
        failure = Diagnostic(
          .badInput,
          "\(input) was cut off: its end record is missing, so the command before died or a head "
            + "cut it (tmdb-fetch --limit takes fewer films; --allow-incomplete takes what came)")
      }
    case .failed(let upstream):
      if !options.allowsIncomplete {
        failure = Diagnostic(upstream.status, upstream.message)
        isToldUpstream = true
      }
    }
  }
}
