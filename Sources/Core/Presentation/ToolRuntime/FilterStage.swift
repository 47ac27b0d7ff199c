internal import Diagnostics
package import MovieRecords
package import RecordStream

/// Wraps the heart of a filter in the records that frame a stream: passes the first `stream` on
/// with this tool in `via`, begins one where there is none, drops further ones and every `end`.
///
/// Its own `end` is written by the pump's caller, who alone knows how it ended.
package struct FilterStage<Heart: RecordStage>: RecordStage {
  package private(set) var heart: Heart
  private let tool: String
  private let isBare: Bool
  private var hasBegun = false

  package init(_ heart: Heart, tool: String, isBare: Bool) {
    self.heart = heart
    self.tool = tool
    self.isBare = isBare
  }

  package var counts: RecordCounts { heart.counts }

  package mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .stream:
      if !hasBegun, !isBare { output.append(stream: record, via: tool) }
      hasBegun = true
    case .end:
      return
    default:
      begin(into: &output)
      try heart.take(kind, record, into: &output)
    }
  }

  package mutating func finish(
    isWhole: Bool, into output: inout ByteBuffer
  ) throws(StageFault) -> Bool {
    begin(into: &output)
    return try heart.finish(isWhole: isWhole, into: &output)
  }

  /// Begins the stream where nothing has; a failure before the first record needs it, too.
  package mutating func begin(into output: inout ByteBuffer) {
    if !hasBegun, !isBare { output.appendStream(tool: tool) }
    hasBegun = true
  }
}
