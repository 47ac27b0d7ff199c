internal import RecordStream

/// Writes single values as fields; the one place where a field is quoted.
struct CSVField: Sendable {
  let dialect: CSVDialect
  private let separatorIsNeverInNumbers: Bool
  private var scratch = ByteBuffer()

  init(_ dialect: CSVDialect) {
    self.dialect = dialect
    separatorIsNeverInNumbers = dialect.listSeparator.utf8.allSatisfy {
      !"0123456789.+-Etruefals".utf8.contains($0)
    }
  }

  /// A value as it is: strings unescaped, numbers as their source text, null empty, lists joined.
  mutating func append(_ field: FieldView, _ kind: CSVColumn.Kind, to output: inout ByteBuffer) {
    switch field.kind {
    case .null: return
    case .true, .false: output.append(field.bytes)
    case .number: appendNumber(field.bytes, to: &output)
    case .string:
      if field.hasEscapes || dialect.guardsFormulas {
        scratch.removeAll()
        scratch.appendUnescaped(field.content)
        appendText(scratch.span, kind, to: &output)
      } else {
        // Without escapes a JSON string has neither quotes nor line ends in it.
        appendPlain(field.content, to: &output)
      }
    case .array:
      scratch.removeAll()
      appendList(field)
      appendText(scratch.span, kind, to: &output)
    case .object:
      scratch.removeAll()
      scratch.append(field.bytes)
      appendText(scratch.span, kind, to: &output)
    }
  }

  /// Genres by name, else by number; nothing where the film has neither.
  mutating func appendGenres(
    _ genres: FieldView?, orIDs ids: FieldView?, to output: inout ByteBuffer
  ) {
    scratch.removeAll()
    var needsSeparator = false
    if let genres, genres.kind == .array, var elements = JSONElements(genres) {
      while let genre = elements.next() {
        if needsSeparator { scratch.append(text: dialect.listSeparator) }
        needsSeparator = true
        if let name = genre.member("name"), name.kind == .string {
          appendElement(name)
        } else if let id = genre.member("id"), id.kind == .number {
          scratch.append(0x23)
          scratch.append(id.bytes)
        } else {
          appendElement(genre)
        }
      }
    } else if let ids, ids.kind == .array, var elements = JSONElements(ids) {
      while let id = elements.next() {
        if needsSeparator { scratch.append(text: dialect.listSeparator) }
        needsSeparator = true
        scratch.append(0x23)
        appendElement(id)
      }
    }
    appendText(scratch.span, .text, to: &output)
  }

  private mutating func appendList(_ field: FieldView) {
    guard var elements = JSONElements(field) else { return }
    var needsSeparator = false
    while let element = elements.next() {
      if needsSeparator { scratch.append(text: dialect.listSeparator) }
      needsSeparator = true
      appendElement(element)
    }
  }

  /// One element of a list; a separator or backslash in it is escaped with a backslash.
  private mutating func appendElement(_ element: FieldView) {
    switch element.kind {
    case .null: return
    case .number, .true, .false:
      if separatorIsNeverInNumbers { return scratch.append(element.bytes) }
    case .string, .array, .object: break
    }
    var text = ByteBuffer()
    if element.kind == .string {
      text.appendUnescaped(element.content)
    } else {
      text.append(element.bytes)
    }
    let separator = Array(dialect.listSeparator.utf8)
    var i = 0
    while i < text.count {
      if text.bytes[i] == 0x5C {
        scratch.append("\\\\")
        i += 1
      } else if text.bytes[i...].starts(with: separator) {
        scratch.append(0x5C)
        scratch.append(separator)
        i += separator.count
      } else {
        scratch.append(text.bytes[i])
        i += 1
      }
    }
  }

  /// Source text; an exponent of at most 20 is written out, since spreadsheets and databases read
  /// `1e3` each in its own way.
  private func appendNumber(_ source: Span<UInt8>, to output: inout ByteBuffer) {
    if source.contains(anyOf: 0x65, 0x45, 0x65, 0x45) {
      output.append(text: ByteBuffer.withoutExponent(source, atMost: 20))
    } else {
      output.append(source)
    }
  }

  private func appendPlain(_ text: Span<UInt8>, to output: inout ByteBuffer) {
    let count = text.count
    guard count > 0 else { return }
    if text[0] == 0x20 || text[count - 1] == 0x20
      || text.firstIndex(of: dialect.delimiter) != nil
    {
      output.append(0x22)
      output.append(text)
      output.append(0x22)
    } else {
      output.append(text)
    }
  }

  /// Any text: quoted where it holds a delimiter, quote or line end, or begins or ends with a space.
  func appendText(_ text: Span<UInt8>, _ kind: CSVColumn.Kind, to output: inout ByteBuffer) {
    let count = text.count
    guard count > 0 else { return }
    let isFormula = dialect.guardsFormulas && kind == .text && Self.looksLikeFormula(text)
    let needsQuotes =
      text[0] == 0x20 || text[count - 1] == 0x20
      || text.contains(anyOf: dialect.delimiter, 0x22, 0x0D, 0x0A)
    if needsQuotes { output.append(0x22) }
    if isFormula { output.append(0x27) }
    if needsQuotes {
      var start = 0
      while let quote = text.firstIndex(of: 0x22, from: start) {
        output.append(text.extracting(start...quote))
        output.append(0x22)
        start = quote + 1
      }
      output.append(text.extracting(start..<count))
      output.append(0x22)
    } else {
      output.append(text)
    }
  }

  /// Whether a spreadsheet might evaluate a text: it begins with `= + - @`, TAB, CR or a full-width
  /// twin of the four, and is no plain number.
  static func looksLikeFormula(_ text: Span<UInt8>) -> Bool {
    switch text[0] {
    case 0x3D, 0x40, 0x09, 0x0D: return true
    case 0x2B, 0x2D: return !isPlainNumber(text.extracting(1..<text.count))
    case 0xEF:
      // U+FF1D, U+FF0B, U+FF0D, U+FF20 in UTF-8.
      guard text.count >= 3, text[1] == 0xBC else { return false }
      return [0x9D, 0x8B, 0x8D, 0xA0].contains(text[2])
    default: return false
    }
  }

  private static func isPlainNumber(_ digits: Span<UInt8>) -> Bool {
    var points = 0
    var count = 0
    for i in digits.indices {
      switch digits[i] {
      case 0x30...0x39: count += 1
      case 0x2E: points += 1
      default: return false
      }
    }
    return count > 0 && points <= 1
  }
}
