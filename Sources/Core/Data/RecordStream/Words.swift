/// Tests on eight bytes at a time ("SWAR"). A result has the top bit of each byte that matches set,
/// and perhaps of bytes above a match: the lowest set bit is always a true one.
enum Words {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let tops: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func matching(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & tops
  }

  /// Bytes below 0x20.
  @inline(__always)
  static func controls(in word: UInt64) -> UInt64 {
    (word &- (ones &* 0x20)) & ~word & tops
  }

  /// Where the first match of a result stands, 0 to 7.
  @inline(__always)
  static func first(_ result: UInt64) -> Int {
    result.trailingZeroBitCount &>> 3
  }
}

extension Span where Element == UInt8 {
  /// The first place of a byte at or after a start, or nil. Time linear, eight bytes a step.
  package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    let count = self.count
    precondition(start >= 0 && start <= count)
    return unsafe withUnsafeBufferPointer { buffer -> Int? in
      guard let base = buffer.baseAddress else { return nil }
      let raw = unsafe UnsafeRawPointer(base)
      var i = start
      while i &+ 32 <= count {
        let a = unsafe Words.matching(
          byte, in: raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
        let b = unsafe Words.matching(
          byte, in: raw.loadUnaligned(fromByteOffset: i &+ 8, as: UInt64.self))
        let c = unsafe Words.matching(
          byte, in: raw.loadUnaligned(fromByteOffset: i &+ 16, as: UInt64.self))
        let d = unsafe Words.matching(
          byte, in: raw.loadUnaligned(fromByteOffset: i &+ 24, as: UInt64.self))
        if a | b | c | d != 0 {
          if a != 0 { return i &+ Words.first(a) }
          if b != 0 { return i &+ 8 &+ Words.first(b) }
          if c != 0 { return i &+ 16 &+ Words.first(c) }
          return i &+ 24 &+ Words.first(d)
        }
        i &+= 32
      }
      while i < count {
        if unsafe buffer[i] == byte { return i }
        i &+= 1
      }
      return nil
    }
  }

  /// Whether any of four bytes occurs. Time linear, eight bytes a step.
  package func contains(anyOf a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Bool {
    let count = self.count
    return unsafe withUnsafeBufferPointer { buffer -> Bool in
      guard let base = buffer.baseAddress else { return false }
      let raw = unsafe UnsafeRawPointer(base)
      var i = 0
      while i &+ 8 <= count {
        let word = unsafe raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        if Words.matching(a, in: word) | Words.matching(b, in: word)
          | Words.matching(c, in: word) | Words.matching(d, in: word) != 0
        {
          return true
        }
        i &+= 8
      }
      while i < count {
        let byte = unsafe buffer[i]
        if byte == a || byte == b || byte == c || byte == d { return true }
        i &+= 1
      }
      return false
    }
  }

  /// Whether two runs of bytes are the same. Time linear, eight bytes a step.
  @inlinable
  package func equals(_ other: Span<UInt8>) -> Bool {
    let count = self.count
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { left in
      unsafe other.withUnsafeBytes { right in
        var i = 0
        while i &+ 8 <= count {
          guard
            unsafe left.loadUnaligned(fromByteOffset: i, as: UInt64.self)
              == right.loadUnaligned(fromByteOffset: i, as: UInt64.self)
          else { return false }
          i &+= 8
        }
        while i < count {
          guard unsafe left[i] == right[i] else { return false }
          i &+= 1
        }
        return true
      }
    }
  }
}
