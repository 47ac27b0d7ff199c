package import Diagnostics
package import MovieRecords
package import Platform
package import RecordStream

/// The heart of a tool: takes records one by one and writes bytes; does no reading or writing.
package protocol RecordStage {
  /// What was written and left out, for the `end` record.
  var counts: RecordCounts { get }

  /// Takes the next record; what it throws as `.record` is that record's fault and falls under
  /// `--on-error`.
  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault)

  /// Writes what was held back, a piece at a time; true where there is more, and it is called
  /// again. `isWhole` says whether the input was.
  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool
}

extension RecordStage {
  /// Takes the next record once its kind is found, and notes what that says of the whole stream.
  package mutating func take(
    _ record: borrowing RecordView, noting wholeness: inout Wholeness,
    into output: inout ByteBuffer
  ) throws(StageFault) {
    let kind: RecordKind
    do throws(RecordFault) {
      kind = try RecordKind.of(record)
    } catch {
      throw .record(error)
    }
    wholeness.note(kind, record)
    try take(kind, record, into: &output)
  }
}

package enum StageFault: Error, Sendable {
  case record(RecordFault)
  case failure(Diagnostic)
  /// A signal asked for the end, or the reader went away: the tool ends in the way shells expect.
  case ending(IOFailure)

  /// What a system call or a plugin threw.
  package init(_ error: any Error) {
    switch error {
    case let fault as StageFault: self = fault
    case let fault as RecordFault: self = .record(fault)
    case IOFailure.interrupted(let signal): self = .ending(.interrupted(signal: signal))
    case IOFailure.readerWentAway(let subject): self = .ending(.readerWentAway(subject: subject))
    case let error as any Diagnosable: self = .failure(error.diagnostic)
    default: self = .failure(Diagnostic(.defect, "a defect of this program: \(error)"))
    }
  }
}
