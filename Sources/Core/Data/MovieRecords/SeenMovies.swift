package import Movies

/// Which films a section has had already: a bitmap of ids in pages of 8 KiB.
///
/// At most 16 MiB a section. Ids past what the pages hold (134 million; TMDb is near 1.5) share
/// them by a hash table of their own, which ends at 100,000 such ids. Insertion is O(1).
package struct SeenMovies: Sendable {
  private static let idsPerPage: Int64 = 65_536
  private static let pages: Int64 = 2_048
  private static let largeIDs = 100_000

  private var bits: [[UInt64]] = []
  private var large: Set<MovieID> = []

  package init() {}

  /// Notes a film; false where it was there already.
  package mutating func insert(_ id: MovieID) -> Bool {
    let page = id.value / Self.idsPerPage
    guard id.value >= 0, page < Self.pages else {
      guard large.count < Self.largeIDs else { return !large.contains(id) }
      return large.insert(id).inserted
    }
    let index = Int(page)
    if index >= bits.count {
      bits.append(contentsOf: repeatElement([], count: index + 1 - bits.count))
    }
    if bits[index].isEmpty {
      bits[index] = [UInt64](repeating: 0, count: Int(Self.idsPerPage) / 64)
    }
    let position = Int(id.value % Self.idsPerPage)
    let bit: UInt64 = 1 << UInt64(position % 64)
    let word = bits[index][position / 64]
    bits[index][position / 64] = word | bit
    return word & bit == 0
  }

  /// Bytes that the bitmap takes.
  package var byteCount: Int {
    bits.reduce(0) { $0 + $1.count * 8 }
  }
}
