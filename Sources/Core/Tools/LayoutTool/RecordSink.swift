internal import LayoutDocuments
internal import LayoutEngine
internal import RecordStream

/// Writes films with their frames, and the records around them.
struct RecordSink: LayoutSink {
  private let isBare: Bool
  private let environment: LayoutEnvironment
  private var writer: FramedWriter
  private var pending = PendingRecords()
  /// The names of sections so far.
  private var sections: [String] = []
  private var prefix = ByteBuffer()
  private var suffix = ByteBuffer()
  private let brace: ByteBuffer

  init(_ options: LayoutOptions) {
    isBare = options.isBare
    environment = options.environment
    writer = FramedWriter(visibleArea: options.visibleArea)
    writer.waits = options.framesWaitForEnd
    var brace = ByteBuffer()
    brace.append(0x7D)
    self.brace = brace
  }

  mutating func begin(
    _ section: SectionOpening, _ record: borrowing RecordView, into output: inout ByteBuffer
  ) {
    sections.append(String(decoding: section.name, as: UTF8.self))
    guard !isBare else { return }
    let layout = record.index(of: "layout")
    let description = record.index(of: "layout_description")
    let environment = record.index(of: "environment")
    suffix.removeAll()
    if let name = section.layout.name {
      suffix.append("\"layout\":")
      suffix.appendJSON(string: name)
      suffix.append(0x2C)
    }
    suffix.append("\"layout_description\":")
    suffix.appendJSON(section.layout.variant.source)
    suffix.append(",\"environment\":")
    suffix.appendEnvironment(self.environment)
    prefix.removeAll()
    let back = suffix
    prefix.append(record, front: "".utf8.span, back: back.span) {
      $0 == layout || $0 == description || $0 == environment
    }
    writer.write(prefix, into: &output)
  }

  mutating func hold(_ film: borrowing RecordView, _ members: FilmMembers) {
    pending.hold(film: film, members)
  }

  mutating func place(_ item: PlacedItem, into output: inout ByteBuffer) {
    let film = pending.takeFilm()
    writer.write(pending.bytes, film, item.frame, brace, isFiltered: true, into: &output)
    while let other = pending.takeOther() {
      writer.write(
        pending.bytes, other, nil, ByteBuffer(), isFiltered: false, into: &output)
    }
  }

  mutating func place(
    _ film: borrowing RecordView, _ members: FilmMembers, _ item: PlacedItem,
    into output: inout ByteBuffer
  ) {
    guard !writer.waits, writer.visibleArea == nil else {
      prefix.removeAll()
      prefix.appendOpen(film: film, members)
      return writer.write(prefix, item.frame, brace, isFiltered: true, into: &output)
    }
    output.appendOpen(film: film, members)
    writer.append(item.frame, into: &output)
    output.append("}\n")
  }

  mutating func pass(film: borrowing RecordView, into output: inout ByteBuffer) {
    let frame = film.index(of: "frame")
    prefix.removeAll()
    prefix.append(film, front: "".utf8.span, back: "".utf8.span) { $0 == frame }
    writer.write(prefix, into: &output)
  }

  mutating func pass(_ record: borrowing RecordView, into output: inout ByteBuffer) {
    guard !isBare else { return }
    if pending.films > 0 { return pending.hold(other: record) }
    prefix.removeAll()
    prefix.append(record.bytes)
    writer.write(prefix, into: &output)
  }

  mutating func place(_ supplementary: PlacedSupplementary, into output: inout ByteBuffer) {
    guard !isBare else { return }
    open("supplementary", kind: supplementary.elementKind, section: supplementary.section)
    switch supplementary.host {
    case .boundary: break
    case .item(let index):
      prefix.append("\"item\":")
      prefix.append(decimal: index)
      prefix.append(0x2C)
    case .group(let index):
      prefix.append("\"group\":")
      prefix.append(decimal: index)
      prefix.append(0x2C)
    }
    suffix.removeAll()
    suffix.append(supplementary.isPinned ? ",\"pinned\":true" : ",\"pinned\":false")
    close(zIndex: supplementary.zIndex, supplementary.frame, into: &output)
  }

  private mutating func place(_ decoration: PlacedDecoration, into output: inout ByteBuffer) {
    open("decoration", kind: decoration.elementKind, section: decoration.section)
    suffix.removeAll()
    close(zIndex: decoration.zIndex, decoration.frame, into: &output)
  }

  private mutating func open(_ type: StaticString, kind: String?, section: Int?) {
    prefix.removeAll()
    prefix.append("{\"type\":\"")
    prefix.append(type)
    prefix.append("\",")
    if let kind {
      prefix.append("\"kind\":")
      prefix.appendJSON(string: kind)
      prefix.append(0x2C)
    }
    guard let section else { return }
    prefix.append("\"section\":")
    prefix.appendJSON(string: sections[section])
    prefix.append(0x2C)
  }

  private mutating func close(zIndex: Int, _ frame: Frame, into output: inout ByteBuffer) {
    suffix.append(",\"z_index\":")
    suffix.append(decimal: zIndex)
    suffix.append(0x7D)
    writer.write(prefix, frame, suffix, isFiltered: true, into: &output)
  }

  mutating func end(_ end: SectionEnd, into output: inout ByteBuffer) {
    guard !isBare else { return }
    for supplementary in end.supplementaries { place(supplementary, into: &output) }
    for decoration in end.decorations { place(decoration, into: &output) }
    open("section_end", kind: nil, section: end.index)
    suffix.removeAll()
    if end.frame == nil { prefix.removeLast(1) }
    if let extent = end.contentExtent {
      suffix.append(",\"content_extent\":")
      suffix.appendJSON(number: extent)
    }
    suffix.append(0x7D)
    writer.write(prefix, end.frame, suffix, into: &output)
  }

  mutating func finish(_ end: LayoutEnd, into output: inout ByteBuffer) {
    writer.finish(end, into: &output)
    guard !isBare else { return }
    for supplementary in end.supplementaries { place(supplementary, into: &output) }
    output.append("{\"type\":\"layout\",\"content_size\":")
    output.appendSize(end.contentSize)
    output.append("}\n")
  }
}
