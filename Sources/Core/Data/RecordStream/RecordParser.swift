/// Holds one line at a time to the rules of a record and remembers where its members stand.
///
/// Reused from line to line, so that a record costs no allocation. Time linear in the line.
@frozen @usableFromInline
package struct RecordParser: Sendable {
  @usableFromInline package private(set) var members: [Member] = []
  @usableFromInline var shape = RecordShape()

  @inlinable
  package init() {}

  /// Checks a line (without its line feed) as one JSON object and indexes its members.
  ///
  /// White space may surround the object. Afterwards `view(of:)` of the same bytes is the record.
  @usableFromInline
  package mutating func parse(_ line: Span<UInt8>) throws(RecordFault) {
    members.removeAll(keepingCapacity: true)
    guard line.count <= RecordLimits.bytes else {
      throw RecordFault(.tooLong, at: RecordLimits.bytes)
    }
    var found: [Member] = []
    swap(&found, &members)
    var shape = RecordShape()
    swap(&shape, &self.shape)
    var fault: RecordFault?
    unsafe line.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        fault = RecordFault(.notAnObject, at: 0)
        return
      }
      var scanner = unsafe JSONScanner(base: base, end: buffer.count)
      do throws(RecordFault) {
        try Self.object(&scanner, &found, &shape)
      } catch {
        fault = error
      }
    }
    swap(&found, &members)
    swap(&shape, &self.shape)
    // What is not text at all is told first: a fault found later in the line would mislead.
    if let fault {
      if fault.reason != .endedInside { try Self.checkText(line, before: fault.offset) }
      throw fault
    }
  }

  private static func object(
    _ scanner: inout JSONScanner, _ members: inout [Member], _ shape: inout RecordShape
  ) throws(RecordFault) {
    scanner.skipWhiteSpace()
    guard scanner.current == 0x7B else { throw RecordFault(.notAnObject, at: scanner.position) }
    scanner.position &+= 1
    scanner.skipWhiteSpace()
    shape.begin()
    if scanner.current == 0x7D {
      scanner.position &+= 1
    } else {
      while true {
        guard scanner.current == 0x22 else { throw scanner.fault("a member's name in quotes") }
        scanner.position &+= 1
        let nameStart = scanner.position
        let nameHasEscapes = try scanner.skipString()
        let nameEnd = scanner.position &- 1
        if scanner.current != 0x3A {
          scanner.skipWhiteSpace()
          guard scanner.current == 0x3A else { throw scanner.fault("a colon") }
        }
        scanner.position &+= 1
        scanner.skipWhiteSpace()
        let valueStart = scanner.position
        let (kind, valueHasEscapes) = try scanner.skipValue(depth: 1)
        guard members.count < RecordLimits.members else {
          throw RecordFault(.tooManyMembers, at: nameStart)
        }
        shape.compare(nameStart..<nameEnd, hasEscapes: nameHasEscapes, of: scanner)
        members.append(
          Member(
            nameStart: nameStart, nameEnd: nameEnd, nameHasEscapes: nameHasEscapes,
            valueStart: valueStart, valueEnd: scanner.position, kind: kind,
            valueHasEscapes: valueHasEscapes))
        if scanner.current == 0x2C {
          scanner.position &+= 1
          scanner.skipWhiteSpace()
          continue
        }
        scanner.skipWhiteSpace()
        if scanner.current == 0x2C {
          scanner.position &+= 1
          scanner.skipWhiteSpace()
          continue
        }
        guard scanner.current == 0x7D else { throw scanner.fault("a comma or a closing brace") }
        scanner.position &+= 1
        break
      }
    }
    scanner.skipWhiteSpace()
    guard scanner.position == scanner.end else {
      throw RecordFault(.afterTheObject, at: scanner.position)
    }
    if scanner.seen & Words.tops != 0 {
      try checkText(unsafe Span(_unsafeStart: scanner.base, count: scanner.end), before: Int.max)
    }
    if !shape.isSame(count: members.count) {
      try NameFilter.refuseRepeats(in: members, of: scanner)
      shape.take(members, of: scanner)
    }
  }

  private static func checkText(_ line: Span<UInt8>, before limit: Int) throws(RecordFault) {
    do {
      _ = try UTF8Span(validating: line)
    } catch {
      let offset = error.byteOffsets.lowerBound
      if offset < limit { throw RecordFault(.invalidUTF8, at: offset) }
    }
  }

  /// `parse`, its error as a value.
  @usableFromInline
  mutating func fault(in line: Span<UInt8>) -> RecordFault? {
    do throws(RecordFault) {
      try parse(line)
      return nil
    } catch {
      return error
    }
  }

  /// The record that `parse` has just accepted.
  @inlinable
  @_lifetime(borrow self, copy line)
  package func view(of line: Span<UInt8>) -> RecordView {
    RecordView(bytes: line, members: members.span)
  }
}
