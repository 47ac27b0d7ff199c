/// Bits of a byte string, the lowest of each byte first (RFC 1951, 3.1.1).
struct BitReader {
  let bytes: [UInt8]
  private(set) var position: Int
  private var held: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The next bits without taking them; those behind the end are 0.
  @inline(__always)
  mutating func peek(_ wanted: Int) -> Int {
    while count < wanted, position < bytes.count {
      held |= UInt64(bytes[position]) << UInt64(count)
      position &+= 1
      count &+= 8
    }
    return Int(truncatingIfNeeded: held & ((1 << UInt64(wanted)) &- 1))
  }

  /// Takes bits that `peek` has shown; throws where there were not so many.
  @inline(__always)
  mutating func skip(_ taken: Int) throws(GzipFault) {
    guard taken <= count else { throw .cutOff }
    held >>= UInt64(taken)
    count &-= taken
  }

  @inline(__always)
  mutating func take(_ wanted: Int) throws(GzipFault) -> Int {
    let value = peek(wanted)
    try skip(wanted)
    return value
  }

  /// Goes on at the next whole byte.
  mutating func alignToByte() {
    let rest = count % 8
    held >>= UInt64(rest)
    count -= rest
  }

  /// Where the next whole byte stands; gives back what was read ahead.
  mutating func byteOffset() -> Int {
    alignToByte()
    position -= count / 8
    held = 0
    count = 0
    return position
  }
}

/// Why bytes are not what gzip makes.
package enum GzipFault: Error, Equatable, Sendable {
  case notGzip
  case cutOff
  case broken
}
