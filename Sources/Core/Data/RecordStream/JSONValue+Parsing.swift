extension JSONValue {
  /// Reads one JSON value, strictly: RFC 8259, UTF-8, no name twice in an object, at most 64 deep.
  ///
  /// White space and line feeds may surround it; a byte order mark at its start is dropped.
  package init(parsing document: Span<UInt8>) throws(JSONFault) {
    var result: Result<JSONValue, RecordFault> = .failure(RecordFault(.endedInside, at: 0))
    do {
      _ = try UTF8Span(validating: document)
    } catch {
      throw Self.fault(RecordFault(.invalidUTF8, at: error.byteOffsets.lowerBound), in: document)
    }
    unsafe document.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var reader = unsafe JSONTreeReader(
        scanner: JSONScanner(base: base, end: buffer.count))
      do throws(RecordFault) {
        result = .success(try reader.document())
      } catch {
        result = .failure(error)
      }
    }
    switch result {
    case .success(let value): self = value
    case .failure(let fault): throw Self.fault(fault, in: document)
    }
  }

  private static func fault(_ fault: RecordFault, in document: Span<UInt8>) -> JSONFault {
    var line = 1
    var column = 1
    for i in 0..<min(fault.offset, document.count) {
      let byte = document[i]
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    let explanation: String
    if case .endedInside = fault.reason {
      explanation = "the text ends too early"
    } else {
      explanation = fault.explanation
    }
    return JSONFault(line: line, column: column, explanation: explanation)
  }
}

/// Recursive descent, its depth bounded.
private struct JSONTreeReader {
  var scanner: JSONScanner

  mutating func document() throws(RecordFault) -> JSONValue {
    if scanner.end >= 3, scanner.byte(at: 0) == 0xEF, scanner.byte(at: 1) == 0xBB,
      scanner.byte(at: 2) == 0xBF
    {
      scanner.position = 3
    }
    scanner.skipWhiteSpace()
    let value = try value(depth: 0)
    scanner.skipWhiteSpace()
    guard scanner.position == scanner.end else {
      throw RecordFault(.notJSON(expected: "the end of the text"), at: scanner.position)
    }
    return value
  }

  private mutating func value(depth: Int) throws(RecordFault) -> JSONValue {
    let start = scanner.position
    switch scanner.current {
    case 0x7B: return .object(try members(depth: depth))
    case 0x5B: return .array(try elements(depth: depth))
    case 0x22: return .string(try string())
    default:
      let (kind, _) = try scanner.skipValue(depth: depth)
      switch kind {
      case .true: return .bool(true)
      case .false: return .bool(false)
      case .null: return .null
      case .number, .string, .object, .array: return .number(text(start..<scanner.position))
      }
    }
  }

  private func text(_ range: Range<Int>) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: scanner.base + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  private mutating func string() throws(RecordFault) -> String {
    scanner.position += 1
    let start = scanner.position
    let hasEscapes = try scanner.skipString()
    let range = start..<scanner.position - 1
    guard hasEscapes else { return text(range) }
    var buffer = ByteBuffer()
    unsafe buffer.appendUnescaped(
      Span(_unsafeStart: scanner.base, count: scanner.end).extracting(range))
    return buffer.text
  }

  private mutating func elements(depth: Int) throws(RecordFault) -> [JSONValue] {
    guard depth < RecordLimits.depth else { throw RecordFault(.tooDeep, at: scanner.position) }
    scanner.position += 1
    scanner.skipWhiteSpace()
    var values: [JSONValue] = []
    if scanner.current == 0x5D {
      scanner.position += 1
      return values
    }
    while true {
      values.append(try value(depth: depth + 1))
      scanner.skipWhiteSpace()
      if scanner.current == 0x5D {
        scanner.position += 1
        return values
      }
      guard scanner.current == 0x2C else { throw scanner.fault("a comma or a closing bracket") }
      scanner.position += 1
      scanner.skipWhiteSpace()
    }
  }

  private mutating func members(depth: Int) throws(RecordFault) -> [JSONMember] {
    guard depth < RecordLimits.depth else { throw RecordFault(.tooDeep, at: scanner.position) }
    scanner.position += 1
    scanner.skipWhiteSpace()
    var members: [JSONMember] = []
    var names: Set<[UInt8]> = []
    if scanner.current == 0x7D {
      scanner.position += 1
      return members
    }
    while true {
      guard scanner.current == 0x22 else { throw scanner.fault("a member's name in quotes") }
      let start = scanner.position
      let name = try string()
      guard names.insert(Array(name.utf8)).inserted else {
        throw RecordFault(.duplicateMember(name), at: start)
      }
      scanner.skipWhiteSpace()
      guard scanner.current == 0x3A else { throw scanner.fault("a colon") }
      scanner.position += 1
      scanner.skipWhiteSpace()
      members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
      scanner.skipWhiteSpace()
      if scanner.current == 0x7D {
        scanner.position += 1
        return members
      }
      guard scanner.current == 0x2C else { throw scanner.fault("a comma or a closing brace") }
      scanner.position += 1
      scanner.skipWhiteSpace()
    }
  }
}
