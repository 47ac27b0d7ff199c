/// Tells in a few instructions that no name of a record stands twice, and looks closer only where
/// that is not certain.
struct NameFilter {
  private var buckets: UInt64 = 0
  private var hasEscapes = false
  private(set) var mayRepeat = false

  /// Notes a name by its length, first and last bytes.
  @inline(__always)
  mutating func insert(_ name: Range<Int>, hasEscapes: Bool, of scanner: JSONScanner) {
    var mix = UInt64(name.count)
    if name.count >= 8 {
      mix ^= scanner.word(at: name.lowerBound) ^ scanner.word(at: name.upperBound &- 8) &<< 7
    } else {
      for i in name { mix = mix &<< 8 ^ UInt64(scanner.byte(at: i)) }
    }
    let bucket = (mix &* 0x9E37_79B9_7F4A_7C15) &>> 58
    let bit: UInt64 = 1 &<< bucket
    if buckets & bit != 0 || hasEscapes { mayRepeat = true }
    buckets |= bit
    self.hasEscapes = self.hasEscapes || hasEscapes
  }

  /// Compares all names, unescaped; linear to 32 members, hashed above.
  func refuseRepeats(in members: [Member], of scanner: JSONScanner) throws(RecordFault) {
    if hasEscapes || members.count > 32 {
      var names: Set<[UInt8]> = []
      names.reserveCapacity(members.count)
      for member in members {
        let bytes = unsafe Span(_unsafeStart: scanner.base, count: scanner.end)
          .extracting(member.name)
        var name = ByteBuffer()
        name.appendUnescaped(bytes)
        guard names.insert(name.bytes).inserted else { throw Self.repeated(name, member) }
      }
      return
    }
    let line = unsafe Span(_unsafeStart: scanner.base, count: scanner.end)
    for (index, member) in members.enumerated() {
      for earlier in members[..<index] where earlier.name.count == member.name.count {
        if line.extracting(earlier.name).equals(line.extracting(member.name)) {
          var name = ByteBuffer()
          name.append(line.extracting(member.name))
          throw Self.repeated(name, member)
        }
      }
    }
  }

  private static func repeated(_ name: ByteBuffer, _ member: Member) -> RecordFault {
    RecordFault(.duplicateMember(name.text), at: Int(member.nameStart) - 1)
  }
}
