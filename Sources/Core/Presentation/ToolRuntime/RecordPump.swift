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
  private var judge: RecordJudge
  package private(set) var wholeness = Wholeness()
  /// Output leaves in pieces of about this size.
  private static let pieceSize = 128 << 10

  package init(options: InputOptions, reporter: Reporter) {
    self.options = options
    self.reporter = reporter
    judge = RecordJudge(options, telling: reporter.warning)
  }

  /// How many records were left out.
  package var skipped: Int { judge.skipped }

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
    try judge.finish()
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
          try stage.take(reader.record, noting: &wholeness, into: &buffer)
        } catch {
          try judge.judge(error, reader)
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

  /// Goes to the next record that can be read.
  private mutating func advance(_ reader: inout RecordReader) throws -> Bool {
    while true {
      do throws(RecordFault) {
        return try reader.next()
      } catch {
        try judge.judge(error, reader)
      }
    }
  }

  /// What is said before records are typed by hand, or nobody knows why nothing happens.
  package static func waiting(on name: String) -> String {
    "waiting for records on \(name), which is a terminal; Ctrl-D ends it"
  }
}
