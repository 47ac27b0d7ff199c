/// Unpacks gzip (RFC 1952), member after member, and holds each to its checksum.
struct GzipReader {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }

  private let bytes: [UInt8]
  private var inflater: Inflater
  private var checksum: UInt32 = 0xFFFF_FFFF
  private var length: UInt32 = 0

  private(set) var isAtEnd = false

  init(_ bytes: [UInt8]) throws(GzipFault) {
    self.bytes = bytes
    inflater = Inflater(bytes, from: try Self.headerEnd(bytes, from: 0))
  }

  /// Unpacked bytes, about `count` of them; none only at the end.
  mutating func next(_ count: Int) throws(GzipFault) -> [UInt8] {
    while !isAtEnd {
      let piece = try inflater.next(count)
      for byte in piece {
        checksum = Self.table[Int((checksum ^ UInt32(byte)) & 0xFF)] ^ checksum >> 8
      }
      length &+= UInt32(truncatingIfNeeded: piece.count)
      let unpacked = Array(piece)
      if inflater.isAtEnd { try endMember() }
      if !unpacked.isEmpty { return unpacked }
    }
    return []
  }

  private mutating func endMember() throws(GzipFault) {
    let end = inflater.endOffset()
    guard end + 8 <= bytes.count else { throw .cutOff }
    func number(_ start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
    guard number(end) == ~checksum, number(end + 4) == length else { throw .broken }
    guard end + 8 < bytes.count else {
      isAtEnd = true
      return
    }
    inflater = Inflater(bytes, from: try Self.headerEnd(bytes, from: end + 8))
    checksum = 0xFFFF_FFFF
    length = 0
  }

  /// Behind the header, with its optional fields.
  private static func headerEnd(_ bytes: [UInt8], from start: Int) throws(GzipFault) -> Int {
    guard bytes.count >= start + 10, bytes[start] == 0x1F, bytes[start + 1] == 0x8B,
      bytes[start + 2] == 8
    else { throw .notGzip }
    let flags = bytes[start + 3]
    var position = start + 10
    func checked(_ position: Int) throws(GzipFault) -> Int {
      guard position < bytes.count else { throw .cutOff }
      return position
    }
    if flags & 4 != 0 {
      _ = try checked(position + 1)
      position = try checked(position + 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8)
    }
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      while bytes[try checked(position)] != 0 { position += 1 }
      position += 1
    }
    if flags & 2 != 0 { position += 2 }
    return try checked(position)
  }
}
