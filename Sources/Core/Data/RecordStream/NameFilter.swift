/// Finds a name that stands twice in a record.
enum NameFilter {
  /// Compares all names, unescaped; linear to 32 members, hashed above.
  static func refuseRepeats(
    in members: [Member], of scanner: JSONScanner
  ) throws(RecordFault) {
    let hasEscapes = members.contains { $0.nameHasEscapes }
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
