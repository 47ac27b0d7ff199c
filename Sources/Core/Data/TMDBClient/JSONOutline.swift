internal import RecordStream

/// Where things stand in a JSON text, found by its brackets and quotes alone.
///
/// What is inside an item is not judged here: an item that is no good must not cost the others.
/// Every function takes time linear in what it passes.
package enum JSONOutline {
  /// Whether the text is one object or array with nothing missing at its end, in UTF-8.
  package static func isWhole(_ text: [UInt8]) -> Bool {
    guard let start = firstByte(text), text[start] == 0x7B || text[start] == 0x5B,
      let end = end(ofValueAt: start, in: text.span)
    else { return false }
    return skipWhiteSpace(end, text.span) == text.count && isUTF8(text.span)
  }

  /// Whether the text begins as a web page does.
  package static func isHTML(_ text: [UInt8]) -> Bool {
    firstByte(text).map { text[$0] == UInt8(ascii: "<") } ?? false
  }

  package static func isUTF8(_ text: Span<UInt8>) -> Bool {
    do {
      _ = try UTF8Span(validating: text)
      return true
    } catch {
      return false
    }
  }

  /// The members of the object that the text is: names without quotes, values as they are written.
  ///
  /// Nil where the text is not such an object.
  package static func members(of text: Span<UInt8>) -> [(name: Range<Int>, value: Range<Int>)]? {
    var position = skipWhiteSpace(skipMark(text), text)
    guard byte(position, text) == 0x7B else { return nil }
    position = skipWhiteSpace(position + 1, text)
    var members: [(name: Range<Int>, value: Range<Int>)] = []
    if byte(position, text) == 0x7D {
      return skipWhiteSpace(position + 1, text) == text.count ? members : nil
    }
    while true {
      guard byte(position, text) == 0x22, let nameEnd = end(ofValueAt: position, in: text)
      else { return nil }
      let name = position + 1..<nameEnd - 1
      position = skipWhiteSpace(nameEnd, text)
      guard byte(position, text) == 0x3A else { return nil }
      position = skipWhiteSpace(position + 1, text)
      guard let valueEnd = end(ofValueAt: position, in: text) else { return nil }
      members.append((name, position..<valueEnd))
      position = skipWhiteSpace(valueEnd, text)
      switch byte(position, text) {
      case 0x2C: position = skipWhiteSpace(position + 1, text)
      case 0x7D: return skipWhiteSpace(position + 1, text) == text.count ? members : nil
      default: return nil
      }
    }
  }

  /// The elements of an array that stands at a place in the text; nil where there is none.
  package static func elements(of array: Range<Int>, in text: Span<UInt8>) -> [Range<Int>]? {
    guard byte(array.lowerBound, text) == 0x5B else { return nil }
    var position = skipWhiteSpace(array.lowerBound + 1, text)
    var elements: [Range<Int>] = []
    if byte(position, text) == 0x5D { return elements }
    while true {
      guard let end = end(ofValueAt: position, in: text) else { return nil }
      elements.append(position..<end)
      position = skipWhiteSpace(end, text)
      switch byte(position, text) {
      case 0x2C: position = skipWhiteSpace(position + 1, text)
      case 0x5D: return elements
      default: return nil
      }
    }
  }

  /// Behind the value that begins here; nil where the text ends first or no value begins.
  private static func end(ofValueAt start: Int, in text: Span<UInt8>) -> Int? {
    var position = start
    var open = 0
    while position < text.count {
      switch text[position] {
      case 0x22:
        guard let end = endOfString(position, text) else { return nil }
        position = end
        if open == 0 { return position }
      case 0x7B, 0x5B:
        open += 1
        position += 1
      case 0x7D, 0x5D:
        guard open > 0 else { return position > start ? position : nil }
        open -= 1
        position += 1
        if open == 0 { return position }
      case 0x2C, 0x20, 0x09, 0x0A, 0x0D:
        if open == 0 { return position > start ? position : nil }
        position += 1
      default:
        position += 1
      }
    }
    return nil
  }

  private static func endOfString(_ start: Int, _ text: Span<UInt8>) -> Int? {
    var position = start + 1
    while position < text.count {
      switch text[position] {
      case 0x22: return position + 1
      case 0x5C: position += 2
      default: position += 1
      }
    }
    return nil
  }

  private static func skipWhiteSpace(_ start: Int, _ text: Span<UInt8>) -> Int {
    var position = start
    while position < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[position]) {
      position += 1
    }
    return position
  }

  private static func skipMark(_ text: Span<UInt8>) -> Int {
    text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
  }

  private static func firstByte(_ text: [UInt8]) -> Int? {
    let position = skipWhiteSpace(skipMark(text.span), text.span)
    return position < text.count ? position : nil
  }

  private static func byte(_ position: Int, _ text: Span<UInt8>) -> UInt8 {
    position < text.count ? text[position] : 0
  }
}
