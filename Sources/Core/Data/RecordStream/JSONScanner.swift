/// Walks JSON text byte by byte and holds it to RFC 8259; the only code that looks at raw memory.
///
/// `base` must stay valid for `end` bytes while the scanner lives: it never leaves the closure that
/// lends the memory. Every read is behind a test against `end`.
@safe
struct JSONScanner {
  let base: UnsafePointer<UInt8>
  let end: Int
  var position: Int
  /// The bytes of all strings met, or-ed: the top bit says that some byte was not ASCII.
  var seen: UInt64 = 0

  init(base: UnsafePointer<UInt8>, end: Int, position: Int = 0) {
    unsafe self.base = base
    self.end = end
    self.position = position
  }

  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    unsafe base[index]
  }

  @inline(__always)
  func word(at index: Int) -> UInt64 {
    unsafe UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// The byte at the position, or 0 at the end, which no grammar rule accepts.
  @inline(__always)
  var current: UInt8 {
    position < end ? byte(at: position) : 0
  }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while position < end {
      switch byte(at: position) {
      case 0x20, 0x09, 0x0A, 0x0D: position &+= 1
      default: return
      }
    }
  }

  /// Whether a run of the text is the same as one of an array.
  @inline(__always)
  func matches(_ range: Range<Int>, _ bytes: [UInt8], from offset: Int) -> Bool {
    let count = range.count
    return unsafe bytes.withUnsafeBytes { other in
      var i = 0
      while i &+ 8 <= count {
        guard
          unsafe word(at: range.lowerBound &+ i)
            == other.loadUnaligned(fromByteOffset: offset &+ i, as: UInt64.self)
        else { return false }
        i &+= 8
      }
      while i < count {
        guard unsafe byte(at: range.lowerBound &+ i) == other[offset &+ i] else { return false }
        i &+= 1
      }
      return true
    }
  }

  func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  func fault(_ expected: StaticText) -> RecordFault {
    position >= end
      ? RecordFault(.endedInside, at: end)
      : RecordFault(.notJSON(expected: expected), at: position)
  }

  /// Passes a string, the position being behind its opening quote; true where it has escapes.
  @inline(__always)
  mutating func skipString() throws(RecordFault) -> Bool {
    var hasEscapes = false
    while true {
      while position &+ 8 <= end {
        let word = word(at: position)
        let stop =
          Words.matching(0x22, in: word) | Words.matching(0x5C, in: word)
          | Words.controls(in: word)
        seen |= word
        if stop == 0 {
          position &+= 8
          continue
        }
        position &+= Words.first(stop)
        break
      }
      guard position < end else { throw RecordFault(.endedInside, at: end) }
      let byte = byte(at: position)
      if byte == 0x22 {
        position &+= 1
        return hasEscapes
      }
      if byte == 0x5C {
        hasEscapes = true
        try skipEscape()
      } else if byte < 0x20 {
        throw RecordFault(.controlCharacter, at: position)
      } else {
        seen |= UInt64(byte)
        position &+= 1
      }
    }
  }

  /// Passes one escape, the position being on its backslash; a surrogate pair is one escape here.
  mutating func skipEscape() throws(RecordFault) {
    let start = position
    position += 1
    guard position < end else { throw RecordFault(.endedInside, at: end) }
    switch byte(at: position) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: position += 1
    case 0x75:
      position += 1
      let unit = try hexadecimal(escapeAt: start)
      guard (0xD800...0xDFFF).contains(unit) else { return }
      guard unit < 0xDC00, current == 0x5C, position + 1 < end, byte(at: position + 1) == 0x75
      else { throw RecordFault(.loneSurrogate, at: start) }
      position += 2
      guard (0xDC00...0xDFFF).contains(try hexadecimal(escapeAt: start)) else {
        throw RecordFault(.loneSurrogate, at: start)
      }
    default: throw RecordFault(.badEscape, at: start)
    }
  }

  private mutating func hexadecimal(escapeAt start: Int) throws(RecordFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < end else { throw RecordFault(.endedInside, at: end) }
      guard let digit = hexadecimalDigit(byte(at: position)) else {
        throw RecordFault(.badEscape, at: start)
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  /// Passes a number; the position is on its first byte.
  @inline(__always)
  mutating func skipNumber() throws(RecordFault) {
    let start = position
    if current == 0x2D { position &+= 1 }
    if current == 0x30 {
      position &+= 1
    } else if skipDigits() == 0 {
      throw RecordFault(.badNumber, at: start)
    }
    if current == 0x2E {
      position &+= 1
      guard skipDigits() > 0 else { throw RecordFault(.badNumber, at: start) }
    }
    if current | 0x20 == 0x65 {
      position &+= 1
      if current == 0x2B || current == 0x2D { position &+= 1 }
      guard skipDigits() > 0 else { throw RecordFault(.badNumber, at: start) }
    }
    // A digit here can only follow a leading zero, which JSON does not have.
    if current &- 0x30 <= 9 { throw RecordFault(.badNumber, at: start) }
  }

  @inline(__always)
  private mutating func skipDigits() -> Int {
    let start = position
    while position < end, byte(at: position) &- 0x30 <= 9 { position &+= 1 }
    return position &- start
  }

  private mutating func skip(literal: StaticString, expected: StaticText) throws(RecordFault) {
    let count = literal.utf8CodeUnitCount
    for i in 0..<count {
      guard position < end else { throw RecordFault(.endedInside, at: end) }
      guard unsafe byte(at: position) == literal.utf8Start[i] else {
        throw RecordFault(.notJSON(expected: expected), at: position)
      }
      position += 1
    }
  }

  /// Passes one value and says what it is; `depth` is how many containers are open around it.
  @inline(__always)
  mutating func skipValue(depth: Int) throws(RecordFault) -> (kind: JSONKind, hasEscapes: Bool) {
    switch current {
    case 0x22:
      position &+= 1
      return (.string, try skipString())
    case 0x2D, 0x30...0x39:
      try skipNumber()
      return (.number, false)
    case 0x7B:
      try skipContainer(depth: depth)
      return (.object, false)
    case 0x5B:
      try skipContainer(depth: depth)
      return (.array, false)
    case 0x74:
      try skip(literal: "true", expected: "a value")
      return (.true, false)
    case 0x66:
      try skip(literal: "false", expected: "a value")
      return (.false, false)
    case 0x6E:
      try skip(literal: "null", expected: "a value")
      return (.null, false)
    default: throw fault("a value")
    }
  }

  /// Passes an array or object with all that is in it, without recursion: one bit a level says
  /// whether that level is an object.
  mutating func skipContainer(depth: Int) throws(RecordFault) {
    var objects: UInt64 = 0
    var level = depth
    var isObject = false
    // Each turn stands before a value (or the first thing in a container).
    opening: while true {
      let byte = current
      if byte == 0x7B || byte == 0x5B {
        guard level < RecordLimits.depth else { throw RecordFault(.tooDeep, at: position) }
        level &+= 1
        isObject = byte == 0x7B
        objects = objects << 1 | (isObject ? 1 : 0)
        position &+= 1
        skipWhiteSpace()
        if current != (isObject ? 0x7D : 0x5D) {
          if isObject { try skipName() }
          continue opening
        }
        // Empty: closed by the loop below.
      } else {
        _ = try skipScalar()
        skipWhiteSpace()
      }
      // Behind a value, or at the end of an empty container.
      while true {
        let byte = current
        if byte == (isObject ? 0x7D : 0x5D) {
          position &+= 1
          level &-= 1
          if level == depth { return }
          objects >>= 1
          isObject = objects & 1 == 1
          skipWhiteSpace()
        } else if byte == 0x2C {
          position &+= 1
          skipWhiteSpace()
          if isObject { try skipName() }
          continue opening
        } else {
          throw fault(isObject ? "a comma or a closing brace" : "a comma or a closing bracket")
        }
      }
    }
  }

  private mutating func skipScalar() throws(RecordFault) -> JSONKind {
    switch current {
    case 0x22:
      position &+= 1
      _ = try skipString()
      return .string
    case 0x2D, 0x30...0x39:
      try skipNumber()
      return .number
    case 0x74: try skip(literal: "true", expected: "a value")
    case 0x66: try skip(literal: "false", expected: "a value")
    case 0x6E: try skip(literal: "null", expected: "a value")
    default: throw fault("a value")
    }
    return .null
  }

  /// Passes a member's name and colon inside a nested object.
  private mutating func skipName() throws(RecordFault) {
    guard current == 0x22 else { throw fault("a member's name in quotes") }
    position &+= 1
    _ = try skipString()
    skipWhiteSpace()
    guard current == 0x3A else { throw fault("a colon") }
    position &+= 1
    skipWhiteSpace()
  }
}

@inline(__always)
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte &- 0x30)
  case 0x41...0x46: UInt32(byte &- 0x37)
  case 0x61...0x66: UInt32(byte &- 0x57)
  default: nil
  }
}
