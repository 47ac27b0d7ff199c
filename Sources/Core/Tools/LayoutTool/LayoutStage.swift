internal import Diagnostics
internal import LayoutDocuments
internal import LayoutEngine
internal import MovieRecords
internal import RecordStream
internal import ToolRuntime

/// Gives films their frames while they pass, and hands both to a sink.
struct LayoutStage<Sink: LayoutSink>: RecordStage {
  private(set) var counts = RecordCounts()
  private let options: LayoutOptions
  private var measurer: FilmMeasurer
  private let warn: (String) -> Void
  private var sink: Sink
  private var layout: LayoutStream
  /// The name of the open section.
  private var open: [UInt8]?
  /// The open section's films pass without frames: it cannot be laid out, or there is no room.
  private var passesFilms = false
  private var isFixed = false
  private var hasBadges = false
  private var closed: Set<[UInt8]> = []
  private var warned: Set<String> = []

  init(_ options: LayoutOptions, sink: Sink, warn: @escaping (String) -> Void) {
    self.options = options
    self.sink = sink
    self.warn = warn
    measurer = FilmMeasurer(
      measuresText: options.measuresText, overviewLines: options.overviewLines)
    layout = LayoutStream(options.environment, options.choice.configuration)
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .movie: try film(record, into: &output)
    case .section: try section(record, into: &output)
    // An earlier layout's.
    case .supplementary, .decoration, .sectionEnd, .layout: return
    case .change, .gone, .otherMedia, .unknown: sink.pass(record, into: &output)
    case .stream, .end: break
    }
  }

  private mutating func film(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    let members = FilmMembers(record)
    try select(record, members, into: &output)
    var size = MeasuredSize.unmeasured
    if !isFixed, !passesFilms { size = try measure(record, members) }
    counts.movies += 1
    let ready = passesFilms ? nil : try append(size)
    guard let ready else { return sink.pass(film: record, into: &output) }
    if isFixed {
      sink.place(record, members, layout.item(0), into: &output)
      if hasBadges { placeBadges(0, into: &output) }
    } else {
      sink.hold(record, members)
      place(ready, into: &output)
    }
  }

  private mutating func measure(
    _ record: borrowing RecordView, _ members: FilmMembers
  ) throws(StageFault) -> MeasuredSize {
    let slot = layout.nextSlot
    guard slot.isEstimated else { return .unmeasured }
    do throws(RecordFault) {
      return try measurer.size(of: record, members, in: slot)
    } catch {
      throw .record(error)
    }
  }

  /// How many films are final now; nil where the section turns out to be impossible.
  private mutating func append(_ size: MeasuredSize) throws(StageFault) -> Int? {
    do throws(LayoutError) {
      return try layout.append(size)
    } catch {
      try fail(error)
      return nil
    }
  }

  /// A section that cannot be laid out ends the run, or is told of and passes without frames.
  private mutating func fail(_ error: LayoutError) throws(StageFault) {
    let name = String(decoding: open ?? [], as: UTF8.self)
    guard options.keepsGoing else {
      throw .failure(Diagnostic(.badInput, "section \(name): \(error)"))
    }
    warn("section \(name) passes without frames: \(error)")
    passesFilms = true
  }

  /// Hands on the films that have become final, with their badges behind them.
  private mutating func place(_ ready: Int, into output: inout ByteBuffer) {
    for position in 0..<ready {
      sink.place(layout.item(position), into: &output)
      if hasBadges { placeBadges(position, into: &output) }
    }
  }

  private mutating func placeBadges(_ position: Int, into output: inout ByteBuffer) {
    var badges: [PlacedSupplementary] = []
    layout.forEachSupplementary(ofItem: position) { badges.append($0) }
    for badge in badges { sink.place(badge, into: &output) }
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    end(into: &output)
    warnOfStrangers()
    sink.finish(layout.finish(), into: &output)
    return false
  }
}

extension LayoutStage {
  /// Opens the film's section where it is not the open one.
  private mutating func select(
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

  private mutating func section(
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
  private mutating func warnOfStrangers() {
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

  private mutating func end(into output: inout ByteBuffer) {
    guard let name = open else { return }
    let end = layout.endSection()
    place(end.readyItems, into: &output)
    sink.end(end, into: &output)
    closed.insert(name)
    open = nil
  }
}
