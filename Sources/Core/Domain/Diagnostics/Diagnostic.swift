/// One sentence and one exit status: what every error becomes at its room's boundary.
package struct Diagnostic: Error, Equatable, Sendable {
  package let status: ExitStatus
  /// What went wrong, where (input, line, column, list, page) and what to do; no program name in
  /// front, no newline, no secret. Foreign bytes in it are neutralised where it is printed.
  package let sentence: String

  package init(_ status: ExitStatus, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }
}

/// An error that knows its status and sentence.
package protocol Diagnosable: Error, Sendable {
  var diagnostic: Diagnostic { get }
}

extension Diagnostic: Diagnosable {
  package var diagnostic: Diagnostic { self }
}
