internal import MovieRecords
internal import RecordStream
internal import ToolRuntime

/// Lays films out and draws what comes of it.
struct DrawStage: RecordStage {
  private var stage: LayoutStage<DrawSink>

  init(_ options: LayoutOptions, warn: @escaping (String) -> Void) {
    stage = LayoutStage(options, sink: DrawSink(options), warn: warn)
  }

  var counts: RecordCounts { stage.counts }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    try stage.take(kind, record, into: &output)
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    try stage.finish(isWhole: isWhole, into: &output)
  }
}
