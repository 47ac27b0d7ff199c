internal import Diagnostics
internal import MovieRecords
internal import Movies
internal import Platform
internal import RecordStream
internal import ToolRuntime

/// Sorts films into sections: the first passes through, later ones are held until the end.
struct SectionStage: RecordStage {
  private(set) var counts = RecordCounts()
  private let options: SectionOptions
  private let held: HeldSections
  private var sections: [SectionState] = []
  /// The section of the record before; films come in runs.
  private var current = -1
  private var scratch = ByteBuffer()

  init(_ options: SectionOptions, held: HeldSections) {
    self.options = options
    self.held = held
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .movie: try film(record, into: &output)
    case .section: try section(record, into: &output)
    case .supplementary, .decoration, .sectionEnd, .layout, .change, .gone, .otherMedia, .unknown:
      if let name = record.value(of: "section"), name.kind == .string { select(name) }
      try pass(record, into: &output)
    case .stream, .end: break
    }
  }

  private mutating func film(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    for condition in options.conditions where !condition.holds(for: record) { return }
    let id = MovieID(record.value(of: "id")?.integer() ?? 0)
    let isNamed: Bool
    if let name = record.value(of: "section"), name.kind == .string {
      isNamed = true
      select(name)
    } else {
      isNamed = false
      select(Array(options.name.utf8))
    }
    guard sections[current].seen.insert(id) else {
      counts.dropped += 1
      return
    }
    if !sections[current].isDeclared { try declare(into: &output) }
    counts.movies += 1
    scratch.removeAll()
    if isNamed, record.value(of: "type") != nil {
      scratch.append(record.bytes)
    } else {
      appendNamed(record)
    }
    scratch.append(0x0A)
    try write(into: &output)
  }

  /// A film as a record of ours: its `type` and `section` in front, its own bytes behind.
  private mutating func appendNamed(_ record: borrowing RecordView) {
    var front = ByteBuffer()
    front.append("\"type\":\"movie\",\"section\":")
    front.appendJSON(string: sections[current].text)
    let type = record.index(of: "type")
    let section = record.index(of: "section")
    scratch.append(record, front: front.span, back: "".utf8.span) { $0 == type || $0 == section }
  }

  private mutating func section(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    guard let name = record.value(of: "section"), name.kind == .string else {
      throw .record(
        RecordFault(
          .meaning("a section without its name; the member \"section\" is a string"), at: 0))
    }
    select(name)
    // A second declaration, as of a merged stream, says nothing new; one that follows films
    // completes the one that they opened.
    guard !sections[current].isDeclared || sections[current].isImplicit else { return }
    sections[current].isDeclared = true
    sections[current].isImplicit = false
    counts.sections += 1
    guard !options.isBare else { return }
    try pass(record, into: &output)
  }

  /// Opens the section of films that came before any `section` record.
  private mutating func declare(into output: inout ByteBuffer) throws(StageFault) {
    sections[current].isDeclared = true
    sections[current].isImplicit = true
    counts.sections += 1
    guard !options.isBare else { return }
    let text = sections[current].text
    let isOurs = text == options.name
    scratch.removeAll()
    scratch.append("{\"type\":\"section\",\"section\":")
    scratch.appendJSON(string: text)
    scratch.append(",\"title\":")
    scratch.appendJSON(string: isOurs ? options.title : text)
    scratch.append(",\"layout\":")
    scratch.appendJSON(string: isOurs ? options.layout : "grid")
    scratch.append("}\n")
    try write(into: &output)
  }

  /// Passes a record on in place, byte for byte.
  private mutating func pass(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    guard !options.isBare else { return }
    scratch.removeAll()
    scratch.append(record.bytes)
    scratch.append(0x0A)
    if current < 0 { output.append(scratch) } else { try write(into: &output) }
  }

  private mutating func select(_ name: FieldView) {
    if current >= 0, !name.hasEscapes {
      let currentName = sections[current].name
      if currentName.span.equals(name.content) { return }
    }
    var bytes = ByteBuffer()
    bytes.appendUnescaped(name.content)
    select(bytes.bytes)
  }

  private mutating func select(_ name: [UInt8]) {
    if current >= 0, sections[current].name == name { return }
    current = held.index(of: name)
    if current == sections.count { sections.append(SectionState(name: name)) }
  }

  /// Writes the scratch buffer to where the current section's bytes go.
  private func write(into output: inout ByteBuffer) throws(StageFault) {
    guard current > 0 else {
      output.append(scratch)
      return
    }
    do {
      try held.hold(scratch.span, of: current)
    } catch {
      throw StageFault(error)
    }
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    do {
      return try held.readNext(into: &output)
    } catch {
      throw StageFault(error)
    }
  }
}

/// A section as far as it has come.
struct SectionState {
  let name: [UInt8]
  var seen = SeenMovies()
  var isDeclared = false
  /// Opened by its films, not by a record.
  var isImplicit = false

  init(name: [UInt8]) {
    self.name = name
  }

  var text: String { String(decoding: name, as: UTF8.self) }
}
