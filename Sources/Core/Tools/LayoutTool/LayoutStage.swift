internal import Diagnostics
internal import LayoutDocuments
internal import LayoutEngine
internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TextCells
internal import ToolRuntime

/// Gives films their frames while they pass.
struct LayoutStage: RecordStage {
  private(set) var counts = RecordCounts()
  private let options: LayoutOptions
  private let cell: MovieCell
  private let warn: @Sendable (String) -> Void
  private var layout: LayoutStream
  private var pending = PendingRecords()
  private var open: [UInt8]?
  private var closed: Set<[UInt8]> = []
  private var warned: Set<LayoutWarning> = []
  private var members = ByteBuffer()

  init(_ options: LayoutOptions, warn: @escaping @Sendable (String) -> Void) {
    self.options = options
    self.warn = warn
    cell = MovieCell(overviewLines: options.overviewLines)
    layout = LayoutStream(options.environment, options.document?.configuration ?? .init())
  }

  mutating func take(
    _ kind: RecordKind, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    switch kind {
    case .movie: try film(record, into: &output)
    case .section: try section(record, into: &output)
    // An earlier layout's.
    case .supplementary, .decoration, .sectionEnd, .layout: return
    case .change, .gone, .otherMedia, .unknown:
      guard !options.isBare else { return }
      if pending.films > 0 { return pending.hold(other: record) }
      output.append(record.bytes)
      output.append(0x0A)
    case .stream, .end: break
    }
  }

  private mutating func film(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    try select(record, into: &output)
    counts.movies += 1
    let slot = layout.nextSlot
    let size = slot.isEstimated ? measured(record, slot) : .unmeasured
    pending.hold(film: record)
    let ready: Int
    do throws(LayoutError) {
      ready = try layout.append(size)
    } catch {
      throw .failure(failure(error))
    }
    release(ready, into: &output)
  }

  /// What the record says of its size, else what its cell takes.
  private func measured(_ record: borrowing RecordView, _ slot: ItemSlot) -> MeasuredSize {
    if let own = record.value(of: "measured"), own.kind == .object {
      return MeasuredSize(
        width: own.member("width")?.number(), height: own.member("height")?.number())
    }
    guard options.measuresText, slot.heightIsEstimated, let movie = Movie(record) else {
      return .unmeasured
    }
    return MeasuredSize(height: cell.height(movie, width: slot.size.width))
  }

  /// Opens the film's section where it is not the open one.
  private mutating func select(
    _ record: borrowing RecordView, into output: inout ByteBuffer
  ) throws(StageFault) {
    var name: [UInt8] = []
    if let field = record.value(of: "section"), field.kind == .string {
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
    let named = record.value(of: "layout")?.string()
    let choice: (variant: LayoutDocument.Variant, name: String?)
    do throws(LayoutFault) {
      if let own = try described(record) {
        choice = (own, named)
      } else if let found = try options.choice(for: text, named: named) {
        choice = found
      } else {
        throw LayoutFault(
          path: "$.sections",
          explanation: "no layout for section \(text); add one of that name, or \"*\" for the rest")
      }
    } catch {
      throw .failure(error.diagnostic)
    }
    open = name
    counts.sections += 1
    let start = layout.beginSection(choice.variant.layout, measured: measuredHeaders(record))
    for warning in start.warnings where warned.insert(warning).inserted {
      warn("section \(text): \(warning)")
    }
    guard !options.isBare else { return }
    append(section: record, choice.variant, choice.name, into: &output)
    for supplementary in start.supplementaries { append(supplementary, into: &output) }
  }

  /// The layout that the stream itself describes, unless the command line names one.
  private func described(
    _ record: borrowing RecordView
  ) throws(LayoutFault) -> LayoutDocument.Variant? {
    guard options.document == nil, let field = record.value(of: "layout_description"),
      field.kind == .object
    else { return nil }
    return try LayoutDocument(parsing: field.bytes).variant(
      for: LayoutDocument.anySection, in: options.environment)
  }

  private func measuredHeaders(_ record: borrowing RecordView) -> MeasuredSupplementaries {
    var sizes = MeasuredSupplementaries()
    guard let own = record.value(of: "measured_supplementaries"), var kinds = JSONElements(own)
    else { return sizes }
    while let size = kinds.next() {
      let nameBytes = kinds.nameBytes
      var kind = ByteBuffer()
      kind.appendUnescaped(nameBytes)
      sizes[kind.text] = MeasuredSize(
        width: size.member("width")?.number(), height: size.member("height")?.number())
    }
    return sizes
  }

  private func append(
    section record: borrowing RecordView, _ variant: LayoutDocument.Variant, _ name: String?,
    into output: inout ByteBuffer
  ) {
    let layout = record.index(of: "layout")
    let description = record.index(of: "layout_description")
    let environment = record.index(of: "environment")
    var back = ByteBuffer()
    if let name {
      back.append("\"layout\":")
      back.appendJSON(string: name)
      back.append(0x2C)
    }
    back.append("\"layout_description\":")
    back.appendJSON(variant.source)
    back.append(",\"environment\":{\"container\":")
    back.appendSize(options.environment.container)
    back.append("}")
    output.append(record, front: "".utf8.span, back: back.span) {
      $0 == layout || $0 == description || $0 == environment
    }
    output.append(0x0A)
  }

  private func append(_ supplementary: PlacedSupplementary, into output: inout ByteBuffer) {
    output.append("{\"type\":\"supplementary\",\"kind\":")
    output.appendJSON(string: supplementary.elementKind)
    if supplementary.section != nil { appendSection(to: &output) }
    switch supplementary.host {
    case .boundary: break
    case .item(let index):
      output.append(",\"item\":")
      output.append(decimal: index)
    case .group(let index):
      output.append(",\"group\":")
      output.append(decimal: index)
    }
    output.append(0x2C)
    output.appendFrame(supplementary.frame)
    output.append(supplementary.isPinned ? ",\"pinned\":true" : ",\"pinned\":false")
    output.append(",\"z_index\":")
    output.append(decimal: supplementary.zIndex)
    output.append("}\n")
  }

  private func appendSection(to output: inout ByteBuffer) {
    output.append(",\"section\":")
    output.appendJSON(string: String(decoding: open ?? [], as: UTF8.self))
  }

  /// Writes the films whose frames have become final, with their badges behind them.
  private mutating func release(_ ready: Int, into output: inout ByteBuffer) {
    for position in 0..<ready {
      let item = layout.item(position)
      members.removeAll()
      members.appendFrame(item.frame)
      pending.release(with: members, into: &output)
      guard layout.hasItemSupplementaries, !options.isBare else { continue }
      var badges: [PlacedSupplementary] = []
      layout.forEachSupplementary(ofItem: position) { badges.append($0) }
      for badge in badges { append(badge, into: &output) }
    }
  }

  private mutating func end(into output: inout ByteBuffer) {
    guard let name = open else { return }
    let end = layout.endSection()
    release(end.readyItems, into: &output)
    if !options.isBare {
      for supplementary in end.supplementaries { append(supplementary, into: &output) }
      for decoration in end.decorations {
        output.append("{\"type\":\"decoration\",\"kind\":")
        output.appendJSON(string: decoration.elementKind)
        appendSection(to: &output)
        output.append(0x2C)
        output.appendFrame(decoration.frame)
        output.append(",\"z_index\":")
        output.append(decimal: decoration.zIndex)
        output.append("}\n")
      }
      output.append("{\"type\":\"section_end\"")
      appendSection(to: &output)
      if let frame = end.frame {
        output.append(0x2C)
        output.appendFrame(frame)
      }
      if let extent = end.contentExtent {
        output.append(",\"content_extent\":")
        output.appendJSON(number: extent)
      }
      output.append("}\n")
    }
    closed.insert(name)
    open = nil
  }

  mutating func finish(isWhole: Bool, into output: inout ByteBuffer) throws(StageFault) -> Bool {
    end(into: &output)
    guard !options.isBare else { return false }
    let last = layout.finish()
    for supplementary in last.supplementaries { append(supplementary, into: &output) }
    output.append("{\"type\":\"layout\",\"content_size\":")
    output.appendSize(last.contentSize)
    output.append("}\n")
    return false
  }

  private func failure(_ error: LayoutError) -> Diagnostic {
    let section = String(decoding: open ?? [], as: UTF8.self)
    return Diagnostic(.badInput, "section \(section): \(error)")
  }
}

extension ByteBuffer {
  mutating func appendFrame(_ frame: Frame) {
    appendFrame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  mutating func appendSize(_ size: Size) {
    append("{\"width\":")
    appendJSON(number: size.width)
    append(",\"height\":")
    appendJSON(number: size.height)
    append(0x7D)
  }
}
