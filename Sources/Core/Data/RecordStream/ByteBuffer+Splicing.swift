extension ByteBuffer {
  /// Writes a record again with members put in front, some left out, and others put behind; all
  /// other bytes stand as they were.
  ///
  /// `front` and `back` are members as JSON (`"frame":{…}`), without a comma at either end, or
  /// empty. `dropping` says of each member whether it is left out. White space around the object is
  /// not kept. No line feed is written.
  @inlinable
  package mutating func append(
    _ record: borrowing RecordView, front: Span<UInt8>, back: Span<UInt8>,
    dropping: (Int) -> Bool = { _ in false }
  ) {
    append(0x7B)
    append(front)
    var needsComma = !front.isEmpty
    // Runs of members that stay are copied in one piece.
    var run: Int?
    for index in 0..<record.count {
      if dropping(index) {
        if let start = run { appendMembers(of: record, start..<index, comma: &needsComma) }
        run = nil
      } else if run == nil {
        run = index
      }
    }
    if let start = run { appendMembers(of: record, start..<record.count, comma: &needsComma) }
    if !back.isEmpty {
      if needsComma { append(0x2C) }
      append(back)
    }
    append(0x7D)
  }

  @usableFromInline
  mutating func appendMembers(
    of record: borrowing RecordView, _ indexes: Range<Int>, comma: inout Bool
  ) {
    guard let first = indexes.first, let last = indexes.last else { return }
    if comma { append(0x2C) }
    comma = true
    let start = Int(record.members[first].nameStart) - 1
    let end = Int(record.members[last].valueEnd)
    append(record.bytes.extracting(start..<end))
  }
}
