internal import Diagnostics
package import MovieRecords
package import Platform
package import RecordStream

/// Puts sections that come in turns back together before a stage that wants each in one piece.
///
/// Records of the first section pass at once, those of later ones are held (see `HeldSections`)
/// and taken at the end, section by section. Input that was laid out is in order already and passes.
package struct GroupingStage<Heart: RecordStage>: RecordStage {
  package private(set) var heart: Heart
  private let held: HeldSections
  private var current = -1
  private var isLaidOut = false
  private var reader = RecordReader(name: "held records")
  private var piece = ByteBuffer()
  private var kind = RecordKind.movie

  package init(_ heart: Heart, _ environment: Environment) {
    self.heart = heart
    held = HeldSections(environment)
  }

  package var counts: RecordCounts { heart.counts }

  package mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .section, .movie:
      if kind == .section, record.value(of: "environment") != nil { isLaidOut = true }
      select(record)
    case .supplementary, .decoration, .sectionEnd, .otherMedia, .unknown:
      if record.value(of: "section")?.kind == .string { select(record) }
    case .stream, .end, .layout, .change, .gone:
      return try heart.take(kind, record, into: &output)
    }
    guard current > 0, !isLaidOut else { return try heart.take(kind, record, into: &output) }
    piece.removeAll()
    piece.append(record.bytes)
    piece.append(0x0A)
    do {
      try held.hold(piece.span, of: current)
    } catch {
      throw StageFault(error)
    }
  }

  private mutating func select(_ record: borrowing RecordView) {
    guard let name = record.value(of: "section"), name.kind == .string else {
      current = held.index(of: [])
      return
    }
    var bytes = ByteBuffer()
    bytes.appendUnescaped(name.content)
    current = held.index(of: bytes.bytes)
  }

  package mutating func finish(
    isWhole: Bool, into output: inout ByteBuffer
  ) throws(StageFault) -> Bool {
    piece.removeAll()
    let isMore: Bool
    do {
      isMore = try held.readNext(into: &piece)
    } catch {
      throw StageFault(error)
    }
    guard isMore else { return try heart.finish(isWhole: isWhole, into: &output) }
    let bytes = piece
    reader.fill(bytes.span)
    while try advance() {
      try heart.take(kind, reader.record, into: &output)
    }
    return true
  }

  /// Goes to the next held record, which was read once already.
  private mutating func advance() throws(StageFault) -> Bool {
    do throws(RecordFault) {
      guard try reader.next() else { return false }
      kind = try RecordKind.of(reader.record)
      return true
    } catch {
      throw .record(error)
    }
  }
}
