internal import RecordStream
internal import SnapshotEngine

/// Writes changes as records.
struct ChangeWriter: Sendable {
  private let comparison: Comparison
  private let rules: ContentRules
  private let context: [[UInt8]]

  init(_ comparison: Comparison, _ rules: ContentRules, context: [String]) {
    self.comparison = comparison
    self.rules = rules
    self.context = context.map { Array($0.utf8) }
  }

  /// One line.
  func append(_ change: Change, _ readers: inout RecordReaders, to output: inout ByteBuffer) {
    output.append(#"{"type":"change","op":"#)
    output.appendJSON(string: change.operation.rawValue)
    switch change {
    case .sectionDelete(let old): append(section: old, nil, to: &output)
    case .sectionInsert(let new): append(section: nil, new, to: &output)
    case .sectionMove(let pair): append(section: pair.old, pair.new, to: &output)
    case .sectionUpdate(let pair): append(sectionUpdate: pair, &readers, to: &output)
    case .delete(let lone): append(delete: lone, &readers, to: &output)
    case .insert(let lone): append(insert: lone, &readers, to: &output)
    case .move(let pair), .shift(let pair): append(move: pair, &readers, to: &output)
    case .update(let pair): append(update: pair, &readers, to: &output)
    case .transfer(let pair): append(transfer: pair, &readers, to: &output)
    }
    output.append("}\n")
  }

  private func append(section old: Int?, _ new: Int?, to output: inout ByteBuffer) {
    if let new {
      append(#","section":"#, comparison.new.sections[new].name, to: &output)
    } else if let old {
      append(#","section":"#, comparison.old.sections[old].name, to: &output)
    }
    if let old { append(#","old_index":"#, old, to: &output) }
    if let new { append(#","index":"#, new, to: &output) }
  }

  private func append(
    sectionUpdate sections: SnapshotDifference.SectionPair, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    append(section: sections.old, sections.new, to: &output)
    guard let old = comparison.old.sections[sections.old].header,
      let new = comparison.new.sections[sections.new].header
    else { return }
    append(fieldsOf: old, new, areSections: true, &readers, to: &output)
  }

  private func append(
    insert lone: SnapshotDifference.Lone, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    let film = comparison.newFilm(at: lone.position)
    append(#","section":"#, film.section, to: &output)
    append(#","id":"#, film.id, to: &output)
    append(#","rank":"#, film.rank, to: &output)
    append(titleOf: film, in: comparison.new, &readers, to: &output)
    output.append(#","movie":"#)
    output.append(comparison.new.bytes.span.extracting(film.line))
    append(contextOf: film, in: comparison.new, &readers, to: &output)
  }

  private func append(
    delete lone: SnapshotDifference.Lone, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    let film = comparison.oldFilm(at: lone.position)
    append(#","section":"#, film.section, to: &output)
    append(#","id":"#, film.id, to: &output)
    append(#","old_rank":"#, film.rank, to: &output)
    append(titleOf: film, in: comparison.old, &readers, to: &output)
    output.append(#","movie":"#)
    output.append(comparison.old.bytes.span.extracting(film.line))
    output.append(
      lone.isImplied ? #","reason":"section_removed""# : #","reason":"left_window""#)
    append(contextOf: film, in: comparison.old, &readers, to: &output)
  }

  private func append(
    move items: SnapshotDifference.ItemPair, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    let film = comparison.newFilm(at: items.new)
    append(#","section":"#, film.section, to: &output)
    append(#","id":"#, film.id, to: &output)
    append(#","old_rank":"#, items.old.item + 1, to: &output)
    append(#","rank":"#, film.rank, to: &output)
    append(#","delta":"#, items.climb, to: &output)
    append(titleOf: film, in: comparison.new, &readers, to: &output)
    append(contextOf: film, in: comparison.new, &readers, to: &output)
  }

  private func append(
    update items: SnapshotDifference.ItemPair, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    let film = comparison.newFilm(at: items.new)
    append(#","section":"#, film.section, to: &output)
    append(#","id":"#, film.id, to: &output)
    append(titleOf: film, in: comparison.new, &readers, to: &output)
    append(fieldsOf: comparison.oldFilm(at: items.old).line, film.line, &readers, to: &output)
    append(contextOf: film, in: comparison.new, &readers, to: &output)
  }

  private func append(
    transfer items: SnapshotDifference.ItemPair, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    let film = comparison.newFilm(at: items.new)
    append(#","id":"#, film.id, to: &output)
    append(#","from":"#, comparison.old.sections[items.old.section].name, to: &output)
    append(#","old_rank":"#, items.old.item + 1, to: &output)
    append(#","section":"#, film.section, to: &output)
    append(#","rank":"#, film.rank, to: &output)
    append(titleOf: film, in: comparison.new, &readers, to: &output)
    append(contextOf: film, in: comparison.new, &readers, to: &output)
  }
}

/// The members of a change.
extension ChangeWriter {
  private func append(
    fieldsOf oldLine: Range<Int>, _ newLine: Range<Int>, areSections: Bool = false,
    _ readers: inout RecordReaders, to output: inout ByteBuffer
  ) {
    let old = comparison.old.bytes.span.extracting(oldLine)
    let new = comparison.new.bytes.span.extracting(newLine)
    output.append(#","fields":{"#)
    for (index, change) in readers.changes(old, new, rules, areSections: areSections).enumerated() {
      output.append(index == 0 ? "\"" : ",\"")
      output.appendEscaped(change.name.span)
      output.append("\":[")
      append(change.old, of: old, to: &output)
      output.append(0x2C)
      append(change.new, of: new, to: &output)
      output.append(0x5D)
    }
    output.append(0x7D)
  }

  private func append(_ value: Range<Int>?, of line: Span<UInt8>, to output: inout ByteBuffer) {
    if let value { output.append(line.extracting(value)) } else { output.append("null") }
  }

  private func append(
    titleOf film: ComparedFilm, in snapshot: RecordedSnapshot, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    output.append(#","title":"#)
    readers.append(
      titleOf: snapshot.bytes.span.extracting(film.line), id: film.id, to: &output)
  }

  private func append(
    contextOf film: ComparedFilm, in snapshot: RecordedSnapshot, _ readers: inout RecordReaders,
    to output: inout ByteBuffer
  ) {
    guard !context.isEmpty else { return }
    output.append(#","context":"#)
    readers.append(
      members: context, of: snapshot.bytes.span.extracting(film.line), to: &output)
  }

  private func append(_ member: StaticString, _ name: SectionName, to output: inout ByteBuffer) {
    output.append(member)
    output.append(0x22)
    output.appendEscaped(name.bytes.span)
    output.append(0x22)
  }

  private func append(
    _ member: StaticString, _ number: some BinaryInteger, to output: inout ByteBuffer
  ) {
    output.append(member)
    output.append(decimal: number)
  }
}
