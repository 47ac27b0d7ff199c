package import CommandKit
internal import Diagnostics

/// What a command line says about the records to read and what to forgive them.
package struct InputOptions: Equatable, Sendable {
  /// Paths in order; `-` is standard input.
  package var paths: [String]
  package var skipsBadRecords = false
  package var maximumSkipped: Int?
  package var allowsIncomplete = false
  package var allowsEmpty = false
  package var requiresEnd = false

  package init(paths: [String]) {
    self.paths = paths.isEmpty ? ["-"] : paths
  }

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init(paths: arguments.operands)
    skipsBadRecords = arguments.value("on-error") == "skip"
    maximumSkipped = try arguments.integer("max-skipped")
    if maximumSkipped != nil, !skipsBadRecords {
      throw arguments.failure("--max-skipped goes with --on-error=skip")
    }
    allowsIncomplete = arguments.has("allow-incomplete")
    allowsEmpty = arguments.has("allow-empty")
    requiresEnd = arguments.has("require-end")
  }
}
