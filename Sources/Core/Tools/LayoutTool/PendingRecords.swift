internal import RecordStream

/// Records that wait for their frames, oldest first, and those that wait behind them.
struct PendingRecords {
  private struct Entry {
    let end: Int
    let isFilm: Bool
  }

  private(set) var bytes = ByteBuffer()
  private var entries: [Entry] = []
  private var next = 0

  /// Films that have no frame yet.
  private(set) var films = 0

  /// Holds a film up to its closing brace, an old frame of its left out.
  mutating func hold(film record: borrowing RecordView, _ members: FilmMembers) {
    makeRoom()
    bytes.appendOpen(film: record, members)
    entries.append(Entry(end: bytes.count, isFilm: true))
    films += 1
  }

  /// Holds a record that is passed on as it is, behind the films that came before it.
  mutating func hold(other record: borrowing RecordView) {
    makeRoom()
    bytes.append(record.bytes)
    entries.append(Entry(end: bytes.count, isFilm: false))
  }

  /// Where the oldest film stands in `bytes`; it is held no longer.
  mutating func takeFilm() -> Range<Int> {
    films -= 1
    return take()
  }

  /// Where the next record stands, if it is none that waits for a frame.
  mutating func takeOther() -> Range<Int>? {
    next < entries.count && !entries[next].isFilm ? take() : nil
  }

  private mutating func take() -> Range<Int> {
    guard next < entries.count else { return 0..<0 }
    let start = next == 0 ? 0 : entries[next - 1].end
    next += 1
    return start..<entries[next - 1].end
  }

  /// Forgets what was taken, once that is everything.
  private mutating func makeRoom() {
    guard next > 0, next == entries.count else { return }
    bytes.removeAll()
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}

extension ByteBuffer {
  /// A film's record without an old frame and without its closing brace, ready for one more member.
  mutating func appendOpen(film record: borrowing RecordView, _ members: FilmMembers) {
    let frame = members.frame
    append(record, front: "".utf8.span, back: "".utf8.span) { $0 == frame }
    removeLast(1)
    append(0x2C)
  }
}
