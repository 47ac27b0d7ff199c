/// Unpacks deflate (RFC 1951), as far as is asked for.
struct Inflater {
  private enum Block {
    case none
    case stored(left: Int)
    case packed(literals: HuffmanTable, distances: HuffmanTable)
  }

  private static let window = 32_768
  private static let lengthBases: [Int] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits: [Int] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases: [Int] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
  ]
  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private var bits: BitReader
  private var block = Block.none
  private var isLast = false
  /// What was unpacked; the end of it is what repetitions refer to.
  private var output: [UInt8] = []
  private var given = 0

  private(set) var isAtEnd = false

  init(_ bytes: [UInt8], from position: Int) {
    bits = BitReader(bytes, from: position)
  }

  /// Behind the packed bytes, once the end was reached.
  mutating func endOffset() -> Int { bits.byteOffset() }

  /// Unpacked bytes, at least `count` of them unless the end comes first.
  mutating func next(_ count: Int) throws(GzipFault) -> ArraySlice<UInt8> {
    if output.count > 8 * Self.window {
      output.removeFirst(given - Self.window)
      given = Self.window
    }
    while output.count - given < count, !isAtEnd { try step(until: given + count) }
    defer { given = output.count }
    return output[given...]
  }

  private mutating func step(until wanted: Int) throws(GzipFault) {
    switch block {
    case .none:
      if isLast { isAtEnd = true } else { try beginBlock() }
    case .stored(let left):
      for _ in 0..<left { output.append(UInt8(truncatingIfNeeded: try bits.take(8))) }
      block = .none
    case .packed(let literals, let distances):
      if try unpack(literals, distances, until: wanted) { block = .none }
    }
  }

  /// True where the block has ended.
  private mutating func unpack(
    _ literals: HuffmanTable, _ distances: HuffmanTable, until wanted: Int
  ) throws(GzipFault) -> Bool {
    while output.count < wanted {
      let symbol = try literals.symbol(&bits)
      if symbol < 256 {
        output.append(UInt8(truncatingIfNeeded: symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < Self.lengthBases.count else { throw .broken }
      let length =
        Self.lengthBases[symbol - 257] + (try bits.take(Self.lengthBits[symbol - 257]))
      let code = try distances.symbol(&bits)
      guard code < Self.distanceBases.count else { throw .broken }
      let distance =
        Self.distanceBases[code] + (try bits.take(code < 2 ? 0 : code / 2 - 1))
      guard distance <= output.count else { throw .broken }
      let start = output.count - distance
      for offset in 0..<length { output.append(output[start + offset]) }
    }
    return false
  }

  private mutating func beginBlock() throws(GzipFault) {
    isLast = try bits.take(1) == 1
    switch try bits.take(2) {
    case 0:
      bits.alignToByte()
      let count = try bits.take(16)
      guard try bits.take(16) == count ^ 0xFFFF else { throw .broken }
      block = .stored(left: count)
    case 1:
      let lengths = (0..<288).map { UInt8($0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8) }
      block = .packed(
        literals: try HuffmanTable(lengths),
        distances: try HuffmanTable([UInt8](repeating: 5, count: 30)))
    case 2: block = try tables()
    default: throw .broken
    }
  }

  private mutating func tables() throws(GzipFault) -> Block {
    let literalCount = try bits.take(5) + 257
    let distanceCount = try bits.take(5) + 1
    let codeCount = try bits.take(4) + 4
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount {
      codeLengths[Self.codeOrder[index]] = UInt8(truncatingIfNeeded: try bits.take(3))
    }
    let codes = try HuffmanTable(codeLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch try codes.symbol(&bits) {
      case let length where length < 16: lengths.append(UInt8(length))
      case 16:
        guard let last = lengths.last else { throw .broken }
        lengths += repeatElement(last, count: try bits.take(2) + 3)
      case 17: lengths += repeatElement(0, count: try bits.take(3) + 3)
      default: lengths += repeatElement(0, count: try bits.take(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] > 0 else { throw .broken }
    return .packed(
      literals: try HuffmanTable(lengths[..<literalCount]),
      distances: try HuffmanTable(lengths[literalCount...]))
  }
}
