internal import RecordStream

/// Where a film's record has the members that layout asks for: found in one pass.
struct FilmMembers {
  private(set) var id: Int?
  private(set) var title: Int?
  private(set) var section: Int?
  private(set) var frame: Int?
  private(set) var measured: Int?

  init(_ record: borrowing RecordView) {
    for index in 0..<record.count {
      let member = record.members[index]
      if member.nameHasEscapes {
        note(record, index)
        continue
      }
      // Length and first letter tell most names apart.
      switch (member.name.count, record.bytes[member.name.lowerBound]) {
      case (2, 0x69), (5, 0x74), (7, 0x73), (5, 0x66), (8, 0x6D): note(record, index)
      default: break
      }
    }
  }

  private mutating func note(_ record: borrowing RecordView, _ index: Int) {
    if record.matches(index, "id".utf8.span) {
      id = index
    } else if record.matches(index, "title".utf8.span) {
      title = index
    } else if record.matches(index, "section".utf8.span) {
      section = index
    } else if record.matches(index, "frame".utf8.span) {
      frame = index
    } else if record.matches(index, "measured".utf8.span) {
      measured = index
    }
  }
}
