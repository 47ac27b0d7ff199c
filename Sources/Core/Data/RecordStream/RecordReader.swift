/// Cuts bytes into lines and lines into records, however the bytes arrive. Does no reading itself.
///
///     while true {
///       while try reader.next() { use(reader.record) }
///       if reader.isAtEnd { break }
///       try reader.fill { try descriptor.read(into: &$0, from: $1) }
///     }
///
/// A byte order mark at byte 0 and a carriage return before a line feed are dropped, lines of white
/// space are skipped but counted, a last line without line feed is taken. Memory is one line or
/// 256 KiB, whichever is more.
@frozen @usableFromInline
package struct RecordReader: Sendable {
  /// What messages call the input: a path, or "standard input".
  package let name: String
  @usableFromInline var buffer: [UInt8]
  /// The unread bytes are `start..<end`; of them, those before `searched` hold no line feed.
  @usableFromInline var start = 0
  @usableFromInline var end = 0
  @usableFromInline var searched = 0
  @usableFromInline var line = 0..<0
  @usableFromInline var parser = RecordParser()
  /// The rest of a line that was too long is passed over.
  @usableFromInline var isInsideLongLine = false
  /// No further bytes will come.
  @usableFromInline package private(set) var isAtEnd = false
  /// The number of the line that `next` looked at last, from 1.
  @usableFromInline package private(set) var lineNumber = 0
  /// Whether any line that was not white space has been met.
  @usableFromInline package private(set) var hasMetText = false

  package init(name: String, capacity: Int = 256 << 10) {
    self.name = name
    buffer = [UInt8](repeating: 0, count: max(16, capacity))
  }

  /// Lets `read` put bytes behind those that wait; it gets the buffer and where to put them, and
  /// says how many there were, 0 at the end of the input.
  @inlinable
  package mutating func fill<E: Error>(
    _ read: (inout [UInt8], Int) throws(E) -> Int
  ) throws(E) {
    makeRoom()
    let count = try read(&buffer, end)
    if count > 0 { end += count } else { finish() }
  }

  /// For input that is in memory already.
  package mutating func fill(_ bytes: Span<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      makeRoom()
      let count = min(bytes.count - offset, buffer.count - end)
      for i in 0..<count { buffer[end + i] = bytes[offset + i] }
      end += count
      offset += count
    }
  }

  /// Says that no further bytes will come.
  @usableFromInline
  package mutating func finish() {
    isAtEnd = true
  }

  @usableFromInline
  mutating func makeRoom() {
    if start == end {
      start = 0
      end = 0
      searched = 0
    } else if start > 0, end == buffer.count {
      let count = end - start
      unsafe buffer.withUnsafeMutableBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe base.update(from: base + start, count: count)
      }
      searched = max(0, searched - start)
      start = 0
      end = count
    }
    if end == buffer.count {
      buffer.append(contentsOf: repeatElement(0, count: buffer.count))
    }
  }

  /// Goes to the next record; false where more bytes are wanted, or at the end.
  ///
  /// A fault is thrown once, and the next call goes on behind that line.
  @inlinable
  package mutating func next() throws(RecordFault) -> Bool {
    while let range = nextLine() {
      if range.isEmpty || isBlank(range) { continue }
      line = range
      let isFirst = !hasMetText
      noteText()
      var parser = RecordParser()
      swap(&parser, &self.parser)
      let fault = parser.fault(in: buffer.span.extracting(range))
      swap(&parser, &self.parser)
      if let fault { throw isFirst ? explained(fault, range) : fault }
      return true
    }
    return false
  }

  /// The record that `next` went to.
  @inlinable
  package var record: RecordView {
    @_lifetime(borrow self)
    get { RecordView(bytes: buffer.span.extracting(line), members: parser.members.span) }
  }

  /// The bytes of the line that `next` looked at last.
  package var lineBytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { buffer.span.extracting(line) }
  }

  @usableFromInline
  mutating func noteText() {
    hasMetText = true
  }

  @usableFromInline
  mutating func nextLine() -> Range<Int>? {
    guard start < end else { return nil }
    if isInsideLongLine {
      guard let feed = lineFeed(from: start) else {
        start = end
        return nil
      }
      isInsideLongLine = false
      start = feed + 1
    }
    var lower = start
    var upper = end
    if let feed = lineFeed(from: max(start, searched)) {
      upper = feed
      start = feed + 1
      searched = start
    } else if isAtEnd || end - start > RecordLimits.bytes {
      // Either the last line, or one too long, of which the parser will say so.
      start = end
      searched = end
      isInsideLongLine = !isAtEnd
      guard lower < upper else { return nil }
    } else {
      searched = end
      return nil
    }
    lineNumber += 1
    if lineNumber == 1, upper - lower >= 3, buffer[lower] == 0xEF, buffer[lower + 1] == 0xBB,
      buffer[lower + 2] == 0xBF
    {
      lower += 3
    }
    if upper > lower, buffer[upper - 1] == 0x0D { upper -= 1 }
    return lower..<upper
  }

  private func lineFeed(from index: Int) -> Int? {
    buffer.span.extracting(0..<end).firstIndex(of: 0x0A, from: index)
  }

  @usableFromInline
  func isBlank(_ range: Range<Int>) -> Bool {
    for i in range {
      switch buffer[i] {
      case 0x20, 0x09, 0x0D: continue
      default: return false
      }
    }
    return true
  }

  /// What a first line that is no record most likely is.
  @usableFromInline
  func explained(_ fault: RecordFault, _ range: Range<Int>) -> RecordFault {
    let text = buffer[range].drop { $0 == 0x20 || $0 == 0x09 }
    let rest = text.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
    switch text.first {
    case 0x7B where rest.isEmpty: return RecordFault(.prettyPrinted, at: range.count)
    case 0x5B where rest.isEmpty: return RecordFault(.prettyPrinted, at: range.count)
    case 0x5B: return RecordFault(.array, at: 0)
    case 0x3C: return RecordFault(.html, at: 0)
    default: return fault
    }
  }

  /// Where a fault stands in the line, from 1, in characters.
  package func column(of fault: RecordFault) -> Int {
    var column = 1
    for i in line.prefix(fault.offset) where buffer[i] & 0xC0 != 0x80 { column += 1 }
    return column
  }
}
