internal import RecordStream

/// Reads records again, which were checked when they came; kept from one to the next, so that none
/// costs an allocation.
struct RecordReaders {
  private var oldParser = RecordParser()
  private var newParser = RecordParser()

  /// Whether anything differs that counts; equal lines are not read.
  mutating func differ(
    _ old: RecordedSnapshot, _ oldLine: Range<Int>, _ new: RecordedSnapshot, _ newLine: Range<Int>,
    _ rules: ContentRules, areSections: Bool = false
  ) -> Bool {
    let oldBytes = old.bytes.span.extracting(oldLine)
    let newBytes = new.bytes.span.extracting(newLine)
    if oldBytes.equals(newBytes) { return false }
    return !changes(oldBytes, newBytes, rules, areSections: areSections, atMost: 1).isEmpty
  }

  mutating func changes(
    _ oldBytes: Span<UInt8>, _ newBytes: Span<UInt8>, _ rules: ContentRules,
    areSections: Bool = false, atMost limit: Int = .max
  ) -> [FieldChange] {
    guard (try? oldParser.parse(oldBytes)) != nil, (try? newParser.parse(newBytes)) != nil else {
      return []
    }
    return rules.changes(
      oldParser.view(of: oldBytes), newParser.view(of: newBytes), ofSection: areSections,
      atMost: limit)
  }

  /// A film's title as JSON.
  mutating func append(titleOf line: Span<UInt8>, id: Int64, to output: inout ByteBuffer) {
    guard (try? newParser.parse(line)) != nil else { return }
    FilmTitle.append(of: newParser.view(of: line), id: id, to: &output)
  }

  /// An object of those members that the film has, in the order of the names.
  mutating func append(
    members names: [[UInt8]], of line: Span<UInt8>, to output: inout ByteBuffer
  ) {
    guard (try? newParser.parse(line)) != nil else { return }
    let record = newParser.view(of: line)
    output.append(0x7B)
    var needsComma = false
    for name in names {
      guard let value = record.value(of: name.span) else { continue }
      output.append(needsComma ? ",\"" : "\"")
      needsComma = true
      output.appendEscaped(name.span)
      output.append("\":")
      output.append(value.bytes)
    }
    output.append(0x7D)
  }
}
