/// The names of the record before, in order. Records of one source are alike, and where the names
/// are the same ones that were found to be unique, they need no second look.
@usableFromInline
struct RecordShape: Sendable {
  private var names: [UInt8] = []
  private var ends: [Int] = []
  /// How many names of the record at hand were the same so far; -1 after one that was not.
  private var matched = -1
  private var offset = 0

  @usableFromInline init() {}

  @inline(__always)
  mutating func begin() {
    matched = 0
    offset = 0
  }

  /// Compares the next name of the record at hand; one with escapes is never the same.
  @inline(__always)
  mutating func compare(_ name: Range<Int>, hasEscapes: Bool, of scanner: JSONScanner) {
    guard matched >= 0 else { return }
    guard !hasEscapes, matched < ends.count, ends[matched] - offset == name.count,
      scanner.matches(name, names, from: offset)
    else {
      matched = -1
      return
    }
    offset = ends[matched]
    matched += 1
  }

  /// Whether all names were the same ones.
  @inline(__always)
  func isSame(count: Int) -> Bool {
    matched == count && count == ends.count
  }

  /// Takes over the names of a record that has been looked at.
  mutating func take(_ members: [Member], of scanner: JSONScanner) {
    names.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    guard !members.contains(where: \.nameHasEscapes) else { return }
    for member in members {
      scanner.append(member.name, to: &names)
      ends.append(names.count)
    }
  }
}
