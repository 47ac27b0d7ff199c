internal import Diagnostics
internal import LayoutDocuments
internal import LayoutEngine
internal import MovieRecords
internal import RecordStream
internal import ToolRuntime

extension LayoutStage {
  /// Opens the film's section where it is not the open one.
  mutating func select(
    _ record: borrowing RecordView, _ members: FilmMembers, into output: inout ByteBuffer
  ) throws(StageFault) {
    var name: [UInt8] = []
    if let index = members.section, record.members[index].kind == .string {
      let field = record.field(at: index)
      if let open, !field.hasEscapes, open.span.equals(field.content) { return }
      var bytes = ByteBuffer()
      bytes.appendUnescaped(field.content)
      name = bytes.bytes
    }
    if open == name { return }
    let text = String(decoding: name, as: UTF8.self)
    var line = ByteBuffer()
    line.append("{\"type\":\"section\",\"section\":")
    line.appendJSON(string: text)
    line.append(",\"title\":")
    line.appendJSON(string: text.isEmpty ? "Movies" : text)
    line.append(0x7D)
    var parser = RecordParser()
    do throws(RecordFault) {
      try parser.parse(line.span)
    } catch {
      throw .record(error)
    }
    try begin(name, parser.view(of: line.span), into: &output)
  }

  mutating func section(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    guard let name = record.value(of: "section"), name.kind == .string else {
      throw .record(
        RecordFault(
          .meaning("a section without its name; the member \"section\" is a string"), at: 0))
    }
    var bytes = ByteBuffer()
    bytes.appendUnescaped(name.content)
    // A merged stream declares the open section again.
    if open == bytes.bytes { return }
    try begin(bytes.bytes, record, into: &output)
  }

  private mutating func begin(
    _ name: [UInt8], _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    end(into: &output)
    let text = String(decoding: name, as: UTF8.self)
    guard !closed.contains(name) else {
      throw .failure(
        Diagnostic(
          .badInput,
          "section \(text) goes on after another; run tmdb-section before tmdb-layout, which puts "
            + "sections together"))
    }
    let chosen = try choose(text, record)
    let measured: MeasuredSupplementaries
    do throws(RecordFault) {
      measured = try measurer.sizes(of: record, chosen.variant.layout)
    } catch {
      throw .record(error)
    }
    open = name
    counts.sections += 1
    let start = layout.beginSection(
      chosen.variant.layout, measured: measured, orthogonalOffset: options.scrolled[text] ?? 0)
    passesFilms = layout.hasNoRoom
    isFixed = start.itemsWait == .none
    hasBadges = layout.hasItemSupplementaries
    for warning in start.warnings { warnOnce("section \(text): \(warning)") }
    sink.begin(
      SectionOpening(
        name: name, layout: chosen,
        isScrollingSideways: chosen.variant.layout.orthogonalScrollingBehavior != .none),
      record, into: &output)
    for supplementary in start.supplementaries { sink.place(supplementary, into: &output) }
  }

  /// The command line's layout, else the one that the record describes, else the one it names.
  private mutating func choose(
    _ section: String, _ record: borrowing RecordView
  ) throws(StageFault) -> SectionLayout {
    let named = record.value(of: "layout")?.string()
    do throws(LayoutFault) {
      if let ordered = try options.choice.ordered(for: section, in: options.environment) {
        return ordered
      }
      if let described = try described(record) {
        return SectionLayout(variant: described, name: named)
      }
      if let named, LayoutPreset(rawValue: named) == nil {
        warnOnce(
          "section \(section) asks for a layout \(named), which is not built in "
            + "(\(LayoutChoice.builtInNames)); --set gives it another")
      }
      return try LayoutChoice.builtIn(for: section, named: named, in: options.environment)
    } catch {
      let index = record.index(of: "layout_description")
      guard error.path.hasPrefix("layout_description"), let index else {
        throw .failure(error.diagnostic)
      }
      throw .record(
        RecordFault(
          .meaning("\(error.path): \(error.explanation)"),
          at: Int(record.members[index].valueStart)))
    }
  }

  private func described(
    _ record: borrowing RecordView
  ) throws(LayoutFault) -> LayoutDocument.Variant? {
    guard let field = record.value(of: "layout_description"), field.kind == .object else {
      return nil
    }
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(parsing: field.bytes)
    } catch {
      throw LayoutFault(path: "layout_description", explanation: error.explanation)
    }
    return try LayoutDocument(value, path: "layout_description").variant(
      for: LayoutDocument.anySection, in: options.environment)
  }

  /// Sections that only the command line knows are misspelt ones.
  mutating func warnOfStrangers() {
    for (option, names) in [
      ("set", Array(options.choice.bySection.keys)), ("scroll", Array(options.scrolled.keys)),
    ] {
      for name in names.sorted() where !closed.contains(Array(name.utf8)) {
        warnOnce("--\(option): there was no section \(name)")
      }
    }
  }

  private mutating func warnOnce(_ sentence: String) {
    if warned.insert(sentence).inserted { warn(sentence) }
  }

  mutating func end(into output: inout ByteBuffer) {
    guard let name = open else { return }
    let end = layout.endSection()
    place(end.readyItems, into: &output)
    sink.end(end, into: &output)
    closed.insert(name)
    open = nil
  }
}
