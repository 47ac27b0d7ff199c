internal import Diagnostics
package import MovieRecords
internal import Platform
package import RecordStream

/// Reads records from files or standard input into a stage and writes what the stage makes of them:
/// the one loop of all tools that read and write.
///
/// What a stage has written leaves whenever the pump is about to wait for input, so that nothing is
/// held back that could be shown.
package struct RecordPump {
  private let options: InputOptions
  private let reporter: Reporter
  package private(set) var wholeness = Wholeness()
  package private(set) var skipped = 0
  /// Output leaves in pieces of about this size.
  private static let pieceSize = 128 << 10

  package init(options: InputOptions, reporter: Reporter) {
    self.options = options
    self.reporter = reporter
  }

  /// Runs to the end of the last input. Throws `Diagnostic` for input that is wrong, and
  /// `IOFailure`.
  package mutating func run<Stage: RecordStage>(
    _ stage: inout Stage, buffer: inout ByteBuffer, output: inout ToolOutput
  ) throws {
    for path in options.paths {
      if path == "-" {
        try run(.standardInput, &stage, &buffer, &output)
      } else {
        try run(.open(path), &stage, &buffer, &output)
      }
    }
    if skipped > Self.messages {
      reporter.warning("records left out in all: \(skipped)")
    }
    if let maximum = options.maximumSkipped, skipped > maximum {
      throw Diagnostic(
        .badInput, "records were left out: \(skipped), more than --max-skipped \(maximum) allows")
    }
  }

  private mutating func run<Stage: RecordStage>(
    _ input: consuming Descriptor, _ stage: inout Stage, _ buffer: inout ByteBuffer,
    _ output: inout ToolOutput
  ) throws {
    if input.isTerminal { reporter.warning(Self.waiting(on: input.name)) }
    var reader = RecordReader(name: input.name)
    while true {
      while try advance(&reader) {
        do throws(StageFault) {
          try take(reader.record, into: &stage, &buffer)
        } catch {
          switch error {
          case .failure(let diagnostic): throw diagnostic
          case .ending(let failure): throw failure
          case .record(let fault): try judge(fault, reader)
          }
        }
        if buffer.count >= Self.pieceSize { try output.write(&buffer) }
      }
      if !buffer.isEmpty { try output.write(&buffer) }
      if reader.isAtEnd { return }
      try reader.fill { buffer, offset throws(IOFailure) in
        try input.read(into: &buffer, from: offset)
      }
    }
  }

  private mutating func take<Stage: RecordStage>(
    _ record: borrowing RecordView, into stage: inout Stage, _ buffer: inout ByteBuffer
  ) throws(StageFault) {
    let kind: RecordKind
    do throws(RecordFault) {
      kind = try RecordKind.of(record)
    } catch {
      throw .record(error)
    }
    wholeness.note(kind, record)
    try stage.take(kind, record, into: &buffer)
  }

  /// Goes to the next record that can be read.
  private mutating func advance(_ reader: inout RecordReader) throws -> Bool {
    while true {
      do throws(RecordFault) {
        return try reader.next()
      } catch {
        try judge(error, reader)
      }
    }
  }

  /// What is said before records are typed by hand, or nobody knows why nothing happens.
  package static func waiting(on name: String) -> String {
    "waiting for records on \(name), which is a terminal; Ctrl-D ends it"
  }

  /// How many bad records are told of one by one.
  private static let messages = 10

  /// A bad record ends the run, or is told and counted.
  private mutating func judge(_ fault: RecordFault, _ reader: borrowing RecordReader) throws {
    let sentence =
      "\(reader.name), line \(reader.lineNumber), column \(reader.column(of: fault)): "
      + fault.explanation
    guard options.skipsBadRecords else { throw Diagnostic(.badInput, sentence) }
    skipped += 1
    if skipped <= Self.messages { reporter.warning("left out: \(sentence)") }
  }
}
