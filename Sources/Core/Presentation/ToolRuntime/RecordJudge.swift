package import Diagnostics
package import RecordStream

/// What becomes of records that cannot be taken, as `--on-error` says: the first one ends the run, or
/// each is left out, told and counted. A stream of a newer format always ends it.
package struct RecordJudge {
  private let options: InputOptions
  private let warn: (String) -> Void
  /// How many were left out.
  package private(set) var skipped = 0

  /// How many are told of one by one.
  private static let messages = 10

  /// - Parameter warn: hears of what was left out.
  package init(_ options: InputOptions, telling warn: @escaping (String) -> Void) {
    self.options = options
    self.warn = warn
  }

  /// Judges what a stage threw at the record that the reader is at; what is no fault of the record is
  /// thrown on.
  package mutating func judge(_ fault: StageFault, _ reader: borrowing RecordReader) throws {
    switch fault {
    case .failure(let diagnostic): throw diagnostic
    case .ending(let failure): throw failure
    case .record(let fault): try judge(fault, reader)
    }
  }

  /// Judges a fault in the line that the reader is at.
  package mutating func judge(
    _ fault: RecordFault, _ reader: borrowing RecordReader
  ) throws(Diagnostic) {
    try judge(
      "\(reader.name), line \(reader.lineNumber), column \(reader.column(of: fault)): "
        + fault.explanation, mayBeLeftOut: fault.mayBeLeftOut)
  }

  /// Judges a fault that was put into words.
  package mutating func judge(
    _ sentence: String, mayBeLeftOut: Bool = true
  ) throws(Diagnostic) {
    guard options.skipsBadRecords, mayBeLeftOut else { throw Diagnostic(.badInput, sentence) }
    skipped += 1
    if skipped <= Self.messages { warn("left out: \(sentence)") }
  }

  /// Throws where more was left out than `--max-skipped` allows.
  package func checkNumber() throws(Diagnostic) {
    guard let most = options.maximumSkipped, skipped > most else { return }
    throw Diagnostic(
      .badInput, "records were left out: \(skipped), more than --max-skipped \(most) allows")
  }

  /// At the end of the input: tells the number where not each was told of, and checks it.
  package func finish() throws(Diagnostic) {
    if skipped > Self.messages { warn("records left out in all: \(skipped)") }
    try checkNumber()
  }
}
