/// A code of RFC 1951: which symbol stands behind which bits.
///
/// Codes up to 10 bits are found in one step, longer ones bit by bit; those are rare by design.
struct HuffmanTable {
  private static let quickBits = 10

  /// Symbol and length for the next ten bits; 0 where the code is longer.
  private var quick = [UInt16](repeating: 0, count: 1 << quickBits)
  /// How many codes have each length, and the symbols in the order of their codes.
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [UInt16] = []

  /// - Parameter lengths: bits of each symbol's code, 0 for a symbol that does not occur.
  init(_ lengths: some Sequence<UInt8>) throws(GzipFault) {
    let lengths = Array(lengths)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...15 {
      left = left * 2 - counts[length]
      guard left >= 0 else { throw .broken }
    }
    var offsets = [Int](repeating: 0, count: 17)
    for length in 1...15 { offsets[length + 1] = offsets[length] + counts[length] }
    symbols = [UInt16](repeating: 0, count: offsets[16])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[offsets[Int(length)]] = UInt16(symbol)
      offsets[Int(length)] += 1
    }
    fillQuick()
  }

  private mutating func fillQuick() {
    var code = 0
    var index = 0
    for length in 1...Self.quickBits {
      for _ in 0..<counts[length] {
        // Codes are sent with their highest bit first, all else with the lowest.
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        let entry = symbols[index] << 4 | UInt16(length)
        for fill in stride(from: reversed, to: 1 << Self.quickBits, by: 1 << length) {
          quick[fill] = entry
        }
        code += 1
        index += 1
      }
      code <<= 1
    }
  }

  @inline(__always)
  func symbol(_ bits: inout BitReader) throws(GzipFault) -> Int {
    let entry = quick[bits.peek(Self.quickBits)]
    guard entry != 0 else { return try longSymbol(&bits) }
    try bits.skip(Int(entry & 15))
    return Int(entry >> 4)
  }

  private func longSymbol(_ bits: inout BitReader) throws(GzipFault) -> Int {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      code |= try bits.take(1)
      let count = counts[length]
      if code - count < first { return Int(symbols[index + code - first]) }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .broken
  }
}
