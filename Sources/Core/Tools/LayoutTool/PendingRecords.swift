internal import RecordStream

/// Records that wait for their frames, oldest first, and those that wait behind them.
struct PendingRecords {
  private struct Entry {
    let end: Int
    let isFilm: Bool
  }

  private var bytes = ByteBuffer()
  private var entries: [Entry] = []
  private var next = 0
  private var start = 0

  /// Films that have no frame yet.
  private(set) var films = 0

  /// Holds a film, an old frame of its left out.
  mutating func hold(film record: borrowing RecordView) {
    let frame = record.index(of: "frame")
    bytes.append(record, front: "".utf8.span, back: "".utf8.span) { $0 == frame }
    bytes.removeLast(1)
    entries.append(Entry(end: bytes.count, isFilm: true))
    films += 1
  }

  /// Holds a record that is passed on as it is, behind the films that came before it.
  mutating func hold(other record: borrowing RecordView) {
    bytes.append(record.bytes)
    entries.append(Entry(end: bytes.count, isFilm: false))
  }

  /// Writes the oldest film with more members at its end, and what waited behind it.
  mutating func release(with members: ByteBuffer, into output: inout ByteBuffer) {
    guard films > 0, next < entries.count else { return }
    output.append(bytes.span.extracting(start..<entries[next].end))
    output.append(0x2C)
    output.append(members)
    output.append("}\n")
    films -= 1
    advance()
    while next < entries.count, !entries[next].isFilm {
      output.append(bytes.span.extracting(start..<entries[next].end))
      output.append(0x0A)
      advance()
    }
  }

  private mutating func advance() {
    start = entries[next].end
    next += 1
    guard next == entries.count else { return }
    bytes.removeAll()
    entries.removeAll(keepingCapacity: true)
    next = 0
    start = 0
  }
}
