import Diagnostics
import Platform
import Synchronization
import Testing

@testable import RecordStream
@testable import ToolRuntime

@Suite struct RecordJudgeTests {
  private final class Warnings: Sendable {
    let lines = Mutex<[String]>([])
  }

  private let warnings = Warnings()

  private func judge(skips: Bool, most: Int? = nil) -> RecordJudge {
    var options = InputOptions(paths: [])
    options.skipsBadRecords = skips
    options.maximumSkipped = most
    return RecordJudge(options) { [warnings] line in warnings.lines.withLock { $0.append(line) } }
  }

  /// A reader at its second line, which is no record.
  private func reader() throws -> (RecordReader, RecordFault) {
    var reader = RecordReader(name: "films")
    reader.fill(Array("{\"id\":1}\n{\"é\":x}\n".utf8).span)
    _ = try reader.next()
    do throws(RecordFault) {
      _ = try reader.next()
    } catch {
      return (reader, error)
    }
    throw Diagnostic(.defect, "the line was taken for a record")
  }

  @Test("The first bad record ends a run that is not to go on, with its place")
  func stops() throws {
    let (reader, fault) = try reader()
    var judge = judge(skips: false)
    let failure = #expect(throws: Diagnostic.self) { try judge.judge(fault, reader) }
    #expect(failure?.status == .badInput)
    #expect(failure?.sentence.hasPrefix("films, line 2, column 6: ") == true)
    #expect(judge.skipped == 0)
    #expect(warnings.lines.withLock { $0 } == [])
  }

  @Test("Ten are told of, then the number of all", arguments: [1, 10, 11, 25])
  func tells(_ count: Int) throws {
    let (reader, fault) = try reader()
    var judge = judge(skips: true)
    for _ in 0..<count { try judge.judge(.record(fault), reader) }
    try judge.finish()
    #expect(judge.skipped == count)
    let lines = warnings.lines.withLock { $0 }
    #expect(lines.count == (count > 10 ? 11 : count))
    #expect(lines.first?.hasPrefix("left out: films, line 2, column 6: ") == true)
    if count > 10 { #expect(lines.last == "records left out in all: \(count)") }
  }

  @Test("More than were allowed are a failure that names both numbers")
  func counts() throws {
    var judge = judge(skips: true, most: 1)
    try judge.judge("one")
    try judge.checkNumber()
    try judge.judge("two")
    let failure = #expect(throws: Diagnostic.self) { try judge.checkNumber() }
    #expect(failure?.sentence == "records were left out: 2, more than --max-skipped 1 allows")
    #expect(throws: Diagnostic.self) { try judge.finish() }
  }

  @Test("What is no fault of a record passes through")
  func passes() throws {
    let (reader, _) = try reader()
    var judge = judge(skips: true)
    let full = Diagnostic(.inputOutput, "full")
    #expect(throws: full) { try judge.judge(.failure(full), reader) }
    #expect(throws: IOFailure.interrupted(signal: 15)) {
      try judge.judge(.ending(.interrupted(signal: 15)), reader)
    }
    #expect(judge.skipped == 0)
  }
}
